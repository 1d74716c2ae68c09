import { desc, eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { securityAnswer } from './security.table.ts'

const isOfMember = (memberId: number) => eq(securityAnswer.memberId, memberId)

export function answersRepository(db: WorldDatabase) {
  return {
    of: (memberId: number) =>
      db
        .select({ questionId: securityAnswer.questionId, hash: securityAnswer.hash })
        .from(securityAnswer)
        .where(isOfMember(memberId))
        .orderBy(desc(securityAnswer.questionId))
        .all(),
    /** Replaces all three answers; call it inside a transaction. */
    replace(memberId: number, answers: readonly { questionId: number; hash: string }[]): void {
      db.delete(securityAnswer).where(isOfMember(memberId)).run()
      for (const answer of answers)
        db.insert(securityAnswer)
          .values({ memberId, ...answer })
          .run()
    },
  }
}
