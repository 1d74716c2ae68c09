import type { MerchantCode } from '@understudy/contracts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { cloudPhone, cloudSignIn, linkedIdentity, spentToken } from './cloud.table.ts'

/** How many spent tokens are remembered; a token is valid for five minutes. */
const SPENT_KEPT = 1_000

const { placeholder } = sql
const addSignIn = insertion(cloudSignIn)
const signIn = query((db) =>
  db
    .select()
    .from(cloudSignIn)
    .where(eq(cloudSignIn.code, placeholder('code'))),
)
const spendSignIn = query((db) =>
  db
    .update(cloudSignIn)
    .set({ usedAt: sql`${placeholder('now')}` })
    .where(and(eq(cloudSignIn.code, placeholder('code')), isNull(cloudSignIn.usedAt))),
)
const addPhone = insertion(cloudPhone)
const phone = query((db) =>
  db
    .select()
    .from(cloudPhone)
    .where(eq(cloudPhone.sessionInfo, placeholder('sessionInfo'))),
)
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
    addSignIn: (row: typeof cloudSignIn.$inferInsert) => void addSignIn(db, row),
    signIn: (code: string) => signIn.get(db, { code }),
    /** Spends a code; true only for the first caller. */
    spendSignIn: (code: string, now: number): boolean => spendSignIn.run(db, { code, now }).changes === 1,

    addPhone: (row: typeof cloudPhone.$inferInsert) => void addPhone(db, row),
    phone: (sessionInfo: string) => phone.get(db, { sessionInfo }),

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
