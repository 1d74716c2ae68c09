import type { WorldDatabase } from '@understudy/platform/storage/database.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { gatewayPayment } from './payments.table.ts'

export type Payment = typeof gatewayPayment.$inferSelect

/** The payments of the staged gateway. */
export const paymentsRepository = (db: WorldDatabase) => ({
  byPayId: (payId: string): Payment | undefined =>
    db.select().from(gatewayPayment).where(eq(gatewayPayment.payId, payId)).get(),
  /** Returns payments with a scheduled callback, the earliest first. */
  withCallback: (limit: number): Payment[] =>
    db
      .select()
      .from(gatewayPayment)
      .where(sql`callback_at IS NOT NULL`)
      .orderBy(asc(gatewayPayment.callbackAt), asc(gatewayPayment.id))
      .limit(limit)
      .all(),
  add: (row: Omit<Payment, 'id'>): void => void db.insert(gatewayPayment).values(row).run(),
  change: (id: number, change: Partial<Omit<Payment, 'id'>>): void =>
    void db.update(gatewayPayment).set(change).where(eq(gatewayPayment.id, id)).run(),
})
