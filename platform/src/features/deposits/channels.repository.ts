import { and, asc, eq, lte } from 'drizzle-orm'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { depositChannel } from './deposits.table.ts'

export type ChannelRow = typeof depositChannel.$inferSelect

export function channelsRepository(db: WorldDatabase) {
  return {
    /** Returns the channels for a member's VIP level, in their sort order. */
    of: (merchant: string, vip: number): ChannelRow[] =>
      db
        .select()
        .from(depositChannel)
        .where(and(eq(depositChannel.merchant, merchant), lte(depositChannel.minVip, vip)))
        .orderBy(asc(depositChannel.sortOrder))
        .all(),
    /** Returns all channels of one provider, including those that only some members are offered. */
    ofProvider: (merchant: string, logo: string): ChannelRow[] =>
      db
        .select()
        .from(depositChannel)
        .where(eq(depositChannel.merchant, merchant))
        .orderBy(asc(depositChannel.sortOrder))
        .all()
        .filter(({ facts }) => facts.logo === logo),
    one: (merchant: string, vendorId: string): ChannelRow | undefined =>
      catalogueOf(db).keep([depositChannel], `deposit channel ${merchant} ${vendorId}`, () =>
        db
          .select()
          .from(depositChannel)
          .where(and(eq(depositChannel.merchant, merchant), eq(depositChannel.vendorId, vendorId)))
          .get(),
      ),
  }
}
