import { deposits } from '@understudy/contracts'
import type { DepositChannelFacts } from '@understudy/seed'
import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** Deposit channels by merchant. */
export const depositChannel = sqliteTable(
  'deposit_channel',
  {
    merchant: text().notNull(),
    vendorId: text('vendor_id').notNull(),
    mode: text({ enum: deposits.DEPOSIT_MODES }).notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** Lowest VIP level at which members see the channel. */
    minVip: integer('min_vip').notNull(),
    facts: text({ mode: 'json' }).$type<DepositChannelFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.vendorId] })],
)

/** Deposits of every mode and state; amounts in ten-thousandths. */
export const deposit = sqliteTable(
  'deposit',
  {
    id: integer().primaryKey(),
    transId: text('trans_id').notNull().unique(),
    /** Idempotency key of the app: a repeated request gets the same order. */
    requestId: text('request_id').notNull(),
    memberId: integer('member_id').notNull(),
    merchant: text().notNull(),
    mode: text({ enum: deposits.DEPOSIT_MODES }).notNull(),
    vendorId: text('vendor_id').notNull(),
    /** The paid amount, the channel's fee, and the part of the fee that is reimbursed. */
    requested: money().notNull(),
    fee: money().notNull(),
    reimbursed: money().notNull(),
    state: integer().$type<deposits.DepositState>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the current state began. */
    stateAt: moment('state_at').notNull(),
    /** The reference that the payer writes into the transfer. */
    reference: text().notNull(),
    /** Number of the payment; empty until it is known. */
    refId: text('ref_id').notNull(),
    payerAccount: text('payer_account').notNull(),
    reason: text({ enum: deposits.DEPOSIT_REASONS }),
    remark: text().notNull(),
    /** The promotion chosen for this deposit, its bonus, and the turnover that the bonus requires. */
    promotionId: integer('promotion_id'),
    bonus: money().notNull().default(0),
    bonusTurnover: money('bonus_turnover').notNull().default(0),
    /** The payment gateway's id of its payment, a UUID; null for deposits that are paid otherwise. */
    payId: text('pay_id').unique(),
  },
  (table) => [
    index('deposit_by_member').on(table.memberId, table.createdAt),
    uniqueIndex('deposit_by_request').on(table.memberId, table.requestId),
    index('deposit_waiting').on(table.expiresAt).where(sql`state = 1`),
    index('deposit_proved').on(table.stateAt).where(sql`state = 2`),
  ],
)

/** History of a deposit. `returned`: a payment came after the order had ended, and was sent back. */
export const depositEvent = sqliteTable(
  'deposit_event',
  {
    id: integer().primaryKey(),
    orderId: integer('order_id').notNull(),
    kind: text({ enum: ['state', 'returned'] }).notNull(),
    state: integer().$type<deposits.DepositState>().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('deposit_event_by_order').on(table.orderId)],
)

/** Pictures of proofs. */
export const depositPicture = sqliteTable(
  'deposit_picture',
  {
    name: text().primaryKey(),
    orderId: integer('order_id').notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [index('deposit_picture_by_order').on(table.orderId)],
)

/** Issued scratch cards; each can be used once. */
export const scratchCard = sqliteTable('scratch_card', {
  serial: text().primaryKey(),
  merchant: text().notNull(),
  pin: text().notNull(),
  amount: money().notNull(),
  /** The deposit it was used for. */
  orderId: integer('order_id'),
})
