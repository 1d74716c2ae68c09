import { asc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { gatewayPayment } from './deposits.table.ts'

export type PaymentRow = typeof gatewayPayment.$inferSelect

const { placeholder } = sql
const paymentOf = query((db) =>
  db
    .select()
    .from(gatewayPayment)
    .where(eq(gatewayPayment.orderId, placeholder('orderId'))),
)
const payment = query((db) =>
  db
    .select()
    .from(gatewayPayment)
    .where(eq(gatewayPayment.payId, placeholder('payId'))),
)
const dueCallbacks = query((db) =>
  db
    .select()
    .from(gatewayPayment)
    .where(sql`callback_at IS NOT NULL`)
    .orderBy(asc(gatewayPayment.callbackAt), asc(gatewayPayment.id))
    .limit(placeholder('limit')),
)
const addPayment = insertion(gatewayPayment)
const setPayment = query((db) =>
  db
    .update(gatewayPayment)
    .set({
      status: sql`${placeholder('status')}`,
      callbackAt: sql`${placeholder('callbackAt')}`,
      callbacks: sql`${placeholder('callbacks')}`,
      returned: sql`${placeholder('returned')}`,
    })
    .where(eq(gatewayPayment.id, placeholder('id'))),
)

/** The payments of the staged gateway. */
export function gatewayRepository(db: WorldDatabase) {
  return {
    /** Finds a payment by its page's id, `<world>.<payment>`. The world is ignored, because a fork has another id. */
    byPayId: (payId: string): PaymentRow | undefined => payment.get(db, { payId: payId.slice(payId.indexOf('.') + 1) }),
    ofOrder: (orderId: number): PaymentRow | undefined => paymentOf.get(db, { orderId }),
    /** Returns payments with a scheduled callback, the earliest first. */
    callbacks: (limit: number): PaymentRow[] => dueCallbacks.all(db, { limit }),
    add: (row: Omit<PaymentRow, 'id'>): void => void addPayment(db, row),
    change({ id, status, callbackAt, callbacks, returned }: PaymentRow): void {
      setPayment.run(db, { id, status, callbackAt, callbacks, returned: Number(returned) })
    },
  }
}
