import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Accounts for payouts to members. */
export const withdrawCard = sqliteTable(
  'withdraw_card',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    merchant: text().notNull(),
    bankCode: text('bank_code').notNull(),
    payeeName: text('payee_name').notNull(),
    /** Stored in full; every reply masks it. */
    accountNo: text('account_no').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    index('withdraw_card_by_member').on(table.memberId),
    uniqueIndex('withdraw_card_by_account').on(table.merchant, table.bankCode, table.accountNo),
  ],
)
