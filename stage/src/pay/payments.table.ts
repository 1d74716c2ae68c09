import { moment, money } from '@understudy/platform/storage/columns.ts'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Payments of the staged gateway: what the platform told it of an order, and what became of the payment. */
export const gatewayPayment = sqliteTable(
  'gateway_payment',
  {
    id: integer().primaryKey(),
    /** A random UUID. */
    payId: text('pay_id').notNull().unique(),
    /** The platform's number of the order. */
    transId: text('trans_id').notNull().unique(),
    merchant: text().notNull(),
    /** Ten-thousandths. */
    amount: money().notNull(),
    expiresAt: moment('expires_at').notNull(),
    status: text({ enum: ['open', 'paid', 'declined'] }).notNull(),
    /** The gateway's own number of the payment. */
    refId: text('ref_id').notNull(),
    /** World time of the next callback; null for none. */
    callbackAt: moment('callback_at'),
    /** How many callbacks are left. */
    callbacks: integer().notNull(),
    /** The platform refused the payment, so the gateway returned it. */
    returned: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('gateway_payment_due').on(table.callbackAt).where(sql`callback_at IS NOT NULL`)],
)
