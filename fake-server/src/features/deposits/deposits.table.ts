import { deposits } from '@understudy/contracts'
import type { DepositChannelFacts } from '@understudy/seed'
import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { catalogueTable } from '../../world/catalogue-tables.ts'

/** Ways to pay in, by merchant. */
export const depositChannel = catalogueTable(
  sqliteTable(
    'deposit_channel',
    {
      merchant: text().notNull(),
      vendorId: text('vendor_id').notNull(),
      mode: text({ enum: deposits.DEPOSIT_MODES }).notNull(),
      sortOrder: integer('sort_order').notNull(),
      /** Members below this VIP level do not see it. */
      minVip: integer('min_vip').notNull(),
      facts: text({ mode: 'json' }).$type<DepositChannelFacts>().notNull(),
    },
    (table) => [primaryKey({ columns: [table.merchant, table.vendorId] })],
  ),
)

/** Deposits of every mode and state; amounts in ten-thousandths. */
export const deposit = sqliteTable(
  'deposit',
  {
    id: integer().primaryKey(),
    transId: text('trans_id').notNull().unique(),
    /** What the app called the wish; a repeated one is answered with the same order. */
    requestId: text('request_id').notNull(),
    memberId: integer('member_id').notNull(),
    merchant: text().notNull(),
    mode: text({ enum: deposits.DEPOSIT_MODES }).notNull(),
    vendorId: text('vendor_id').notNull(),
    /** What the payer pays, what the channel keeps of it, and what of that comes back. */
    requested: integer().notNull(),
    fee: integer().notNull(),
    reimbursed: integer().notNull(),
    state: integer().$type<deposits.DepositState>().notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When it came to its state. */
    stateAt: integer('state_at').notNull(),
    /** What the payer writes into the transfer. */
    reference: text().notNull(),
    /** Number of the payment; empty until somebody has told it. */
    refId: text('ref_id').notNull(),
    payerAccount: text('payer_account').notNull(),
    reason: text({ enum: deposits.DEPOSIT_REASONS }),
    remark: text().notNull(),
    /** The promotion it was opened with; what that brings, and what has to be bet for that. */
    promotionId: integer('promotion_id'),
    bonus: integer().notNull().default(0),
    bonusTurnover: integer('bonus_turnover').notNull().default(0),
  },
  (table) => [
    index('deposit_by_member').on(table.memberId, table.createdAt),
    uniqueIndex('deposit_by_request').on(table.memberId, table.requestId),
    index('deposit_waiting').on(table.expiresAt).where(sql`state = 1`),
    index('deposit_proved').on(table.stateAt).where(sql`state = 2`),
  ],
)

/** What happened to a deposit; `returned`: a payment that came after its end went back. */
export const depositEvent = sqliteTable(
  'deposit_event',
  {
    id: integer().primaryKey(),
    orderId: integer('order_id').notNull(),
    kind: text({ enum: ['state', 'returned'] }).notNull(),
    state: integer().$type<deposits.DepositState>().notNull(),
    at: integer().notNull(),
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

/** What the staged gateway knows of the payments it was asked for. */
export const gatewayPayment = sqliteTable(
  'gateway_payment',
  {
    id: integer().primaryKey(),
    /** A random UUID. */
    payId: text('pay_id').notNull().unique(),
    orderId: integer('order_id').notNull().unique(),
    status: text({ enum: ['open', 'paid', 'declined'] }).notNull(),
    /** The gateway's own number of the payment. */
    refId: text('ref_id').notNull(),
    /** When it calls back next, world's time; null for never. */
    callbackAt: integer('callback_at'),
    /** How often it still calls. */
    callbacks: integer().notNull(),
    /** It was refused and has paid back. */
    returned: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('gateway_payment_due').on(table.callbackAt).where(sql`callback_at IS NOT NULL`)],
)

/** Scratch cards that were sold; each is good once. */
export const scratchCard = sqliteTable('scratch_card', {
  serial: text().primaryKey(),
  merchant: text().notNull(),
  pin: text().notNull(),
  amount: integer().notNull(),
  /** The deposit it was spent on. */
  orderId: integer('order_id'),
})
