import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Payment passwords; hashes in the format of `member.password_hash`. */
export const paymentPassword = sqliteTable('payment_password', {
  memberId: integer('member_id').primaryKey(),
  hash: text().notNull(),
  setAt: moment('set_at').notNull(),
})
