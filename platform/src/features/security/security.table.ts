import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The three questions of a member with the hashes of their answers. */
export const securityAnswer = sqliteTable(
  'security_answer',
  {
    memberId: integer('member_id').notNull(),
    questionId: integer('question_id').notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.questionId] })],
)
