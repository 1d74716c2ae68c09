import { withdrawals } from '@understudy/contracts'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** Withdrawal orders; amounts in ten-thousandths. The account is copied, because its card may be removed. */
export const withdrawal = sqliteTable(
  'withdrawal',
  {
    id: integer().primaryKey(),
    refId: text('ref_id').notNull().unique(),
    /** Idempotency key of the app: a repeated request gets the same order. */
    requestId: text('request_id').notNull(),
    memberId: integer('member_id').notNull(),
    /** The amount taken from the wallet, fee included. */
    amount: money().notNull(),
    fee: money().notNull(),
    cardId: integer('card_id').notNull(),
    bankCode: text('bank_code').notNull(),
    payeeName: text('payee_name').notNull(),
    accountNo: text('account_no').notNull(),
    state: integer().$type<withdrawals.WithdrawalState>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the current state began. */
    stateAt: moment('state_at').notNull(),
    reason: text({ enum: withdrawals.WITHDRAWAL_REASONS }),
    remark: text().notNull(),
  },
  (table) => [
    index('withdrawal_by_member').on(table.memberId, table.createdAt),
    uniqueIndex('withdrawal_by_request').on(table.memberId, table.requestId),
    index('withdrawal_under_way').on(table.stateAt).where(sql`state < 4`),
  ],
)

export const withdrawalEvent = sqliteTable(
  'withdrawal_event',
  {
    id: integer().primaryKey(),
    orderId: integer('order_id').notNull(),
    state: integer().$type<withdrawals.WithdrawalState>().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('withdrawal_event_by_order').on(table.orderId)],
)
