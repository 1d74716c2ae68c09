import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { catalogueOf } from '../../world/catalogue.ts'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { depositChannel } from './deposits.table.ts'

export type ChannelRow = typeof depositChannel.$inferSelect

const { placeholder } = sql
const channels = query((db) =>
  db
    .select()
    .from(depositChannel)
    .where(and(eq(depositChannel.merchant, placeholder('merchant')), lte(depositChannel.minVip, placeholder('vip'))))
    .orderBy(asc(depositChannel.sortOrder)),
)
const channel = query((db) =>
  db
    .select()
    .from(depositChannel)
    .where(
      and(eq(depositChannel.merchant, placeholder('merchant')), eq(depositChannel.vendorId, placeholder('vendorId'))),
    ),
)

export function channelsRepository(db: WorldDatabase) {
  return {
    /** Returns the channels for a member's VIP level, in their sort order. */
    of: (merchant: string, vip: number): ChannelRow[] => channels.all(db, { merchant, vip }),
    one: (merchant: string, vendorId: string): ChannelRow | undefined =>
      catalogueOf(db).keep([depositChannel], `deposit channel ${merchant} ${vendorId}`, () =>
        channel.get(db, { merchant, vendorId }),
      ),
  }
}
