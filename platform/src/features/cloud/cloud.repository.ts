import type { MerchantCode } from '@understudy/contracts'
import { and, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { linkedIdentity, spentToken } from './cloud.table.ts'

/** How many spent tokens are remembered; a token is valid for five minutes. */
const SPENT_KEPT = 1_000
// Deletes by row number, not by time: an expired token must stay spent when the clock is set back.

export function cloudRepository(db: WorldDatabase) {
  return {
    isSpent: (id: string) => db.select().from(spentToken).where(eq(spentToken.id, id)).get() !== undefined,
    spend(id: string, expiresAt: number): void {
      db.delete(spentToken).where(sql`rowid <= (SELECT max(rowid) FROM ${spentToken}) - ${SPENT_KEPT}`).run()
      db.insert(spentToken).values({ id, expiresAt }).run()
    },

    linkedMember: (merchant: MerchantCode, subject: string) =>
      db
        .select({ memberId: linkedIdentity.memberId })
        .from(linkedIdentity)
        .where(and(eq(linkedIdentity.merchant, merchant), eq(linkedIdentity.subject, subject)))
        .get()?.memberId,
    link: (merchant: MerchantCode, subject: string, memberId: number, linkedAt: number) =>
      void db
        .insert(linkedIdentity)
        .values({
          merchant,
          subject,
          memberId,
          linkedAt,
        })
        .onConflictDoNothing()
        .run(),
  }
}
