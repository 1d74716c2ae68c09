import { desc, eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { paymentPassword, securityAnswer } from './security.table.ts'

export function paymentPasswordsRepository(db: WorldDatabase) {
  return {
    hashOf: (memberId: number) =>
      db.select().from(paymentPassword).where(eq(paymentPassword.memberId, memberId)).get()?.hash,
    set(memberId: number, hash: string, setAt: number): void {
      db.insert(paymentPassword)
        .values({ memberId, hash, setAt })
        .onConflictDoUpdate({ target: paymentPassword.memberId, set: { hash, setAt } })
        .run()
    },
  }
}

export function answersRepository(db: WorldDatabase) {
  return {
    of: (memberId: number) =>
      db
        .select({ questionId: securityAnswer.questionId, hash: securityAnswer.hash })
        .from(securityAnswer)
        .where(eq(securityAnswer.memberId, memberId))
        .orderBy(desc(securityAnswer.questionId))
        .all(),
    /** All three together; call it inside a transaction. */
    replace(memberId: number, answers: readonly { questionId: number; hash: string }[]): void {
      db.delete(securityAnswer).where(eq(securityAnswer.memberId, memberId)).run()
      for (const answer of answers)
        db.insert(securityAnswer)
          .values({ memberId, ...answer })
          .run()
    },
  }
}
