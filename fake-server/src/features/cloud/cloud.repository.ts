import type { MerchantCode } from '@understudy/contracts'
import { and, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { linkedIdentity, spentToken } from './cloud.table.ts'

/** How many spent tokens are remembered; a token is valid for five minutes. */
const SPENT_KEPT = 1_000

const { placeholder } = sql
const spent = query((db) =>
  db
    .select()
    .from(spentToken)
    .where(eq(spentToken.id, placeholder('id'))),
)
// Deletes by row number, not by time: an expired token must stay spent when the clock is set back.
const forgetSpent = query((db) =>
  db.delete(spentToken).where(sql`rowid <= (SELECT max(rowid) FROM ${spentToken}) - ${SPENT_KEPT}`),
)
const addSpent = insertion(spentToken)
const linked = query((db) =>
  db
    .select({ memberId: linkedIdentity.memberId })
    .from(linkedIdentity)
    .where(
      and(eq(linkedIdentity.merchant, placeholder('merchant')), eq(linkedIdentity.subject, placeholder('subject'))),
    ),
)
const link = query((db) =>
  db
    .insert(linkedIdentity)
    .values({
      merchant: placeholder('merchant'),
      subject: placeholder('subject'),
      memberId: placeholder('memberId'),
      linkedAt: placeholder('linkedAt'),
    })
    .onConflictDoNothing(),
)

export function cloudRepository(db: WorldDatabase) {
  return {
    isSpent: (id: string) => spent.get(db, { id }) !== undefined,
    spend(id: string, expiresAt: number): void {
      forgetSpent.run(db)
      addSpent(db, { id, expiresAt })
    },

    linkedMember: (merchant: MerchantCode, subject: string) => linked.get(db, { merchant, subject })?.memberId,
    link: (merchant: MerchantCode, subject: string, memberId: number, linkedAt: number) =>
      void link.run(db, { merchant, subject, memberId, linkedAt }),
  }
}
