import { desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { paymentPassword, securityAnswer } from './security.table.ts'

const { placeholder } = sql
const password = query((db) =>
  db
    .select()
    .from(paymentPassword)
    .where(eq(paymentPassword.memberId, placeholder('memberId'))),
)
const setPassword = query((db) =>
  db
    .insert(paymentPassword)
    .values({ memberId: placeholder('memberId'), hash: placeholder('hash'), setAt: placeholder('setAt') })
    .onConflictDoUpdate({
      target: paymentPassword.memberId,
      set: { hash: sql`excluded.hash`, setAt: sql`excluded.set_at` },
    }),
)
const isOfMember = eq(securityAnswer.memberId, placeholder('memberId'))
const answersOf = query((db) =>
  db
    .select({ questionId: securityAnswer.questionId, hash: securityAnswer.hash })
    .from(securityAnswer)
    .where(isOfMember)
    .orderBy(desc(securityAnswer.questionId)),
)
const removeAnswers = query((db) => db.delete(securityAnswer).where(isOfMember))
const addAnswer = insertion(securityAnswer)

export function paymentPasswordsRepository(db: WorldDatabase) {
  return {
    hashOf: (memberId: number) => password.get(db, { memberId })?.hash,
    set: (memberId: number, hash: string, setAt: number): void => void setPassword.run(db, { memberId, hash, setAt }),
  }
}

export function answersRepository(db: WorldDatabase) {
  return {
    of: (memberId: number) => answersOf.all(db, { memberId }),
    /** All three together; call it inside a transaction. */
    replace(memberId: number, answers: readonly { questionId: number; hash: string }[]): void {
      removeAnswers.run(db, { memberId })
      for (const answer of answers) addAnswer(db, { memberId, ...answer })
    },
  }
}
