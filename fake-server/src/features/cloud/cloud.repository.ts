import type { MerchantCode } from '@understudy/contracts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { cloudPhone, cloudSignIn, linkedIdentity, spentToken } from './cloud.table.ts'

/** Spent tokens remembered; one is good for five minutes. */
const SPENT_KEPT = 1_000

export function cloudRepository(db: WorldDatabase) {
  return {
    addSignIn: (row: typeof cloudSignIn.$inferInsert) => void db.insert(cloudSignIn).values(row).run(),
    signIn: (code: string) => db.select().from(cloudSignIn).where(eq(cloudSignIn.code, code)).get(),
    /** True for the one who spends the code. */
    spendSignIn: (code: string, now: number): boolean =>
      db
        .update(cloudSignIn)
        .set({ usedAt: now })
        .where(and(eq(cloudSignIn.code, code), isNull(cloudSignIn.usedAt)))
        .run().changes === 1,

    addPhone: (row: typeof cloudPhone.$inferInsert) => void db.insert(cloudPhone).values(row).run(),
    phone: (sessionInfo: string) => db.select().from(cloudPhone).where(eq(cloudPhone.sessionInfo, sessionInfo)).get(),

    isSpent: (id: string) => db.select().from(spentToken).where(eq(spentToken.id, id)).get() !== undefined,
    spend(id: string, expiresAt: number): void {
      // By number and not by time: a token that expired must not be good again when the clock is set back.
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
      void db.insert(linkedIdentity).values({ merchant, subject, memberId, linkedAt }).onConflictDoNothing().run(),
  }
}
