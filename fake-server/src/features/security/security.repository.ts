import { desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { securityAnswer } from './security.table.ts'

const { placeholder } = sql
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

export function answersRepository(db: WorldDatabase) {
  return {
    of: (memberId: number) => answersOf.all(db, { memberId }),
    /** Replaces all three answers; call it inside a transaction. */
    replace(memberId: number, answers: readonly { questionId: number; hash: string }[]): void {
      removeAnswers.run(db, { memberId })
      for (const answer of answers) addAnswer(db, { memberId, ...answer })
    },
  }
}
