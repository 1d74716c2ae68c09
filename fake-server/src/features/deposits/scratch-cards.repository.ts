import { and, eq, isNull, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { scratchCard } from './deposits.table.ts'

const { placeholder } = sql
const card = query((db) =>
  db
    .select()
    .from(scratchCard)
    .where(and(eq(scratchCard.serial, placeholder('serial')), eq(scratchCard.merchant, placeholder('merchant')))),
)
const spend = query((db) =>
  db
    .update(scratchCard)
    .set({ orderId: sql`${placeholder('orderId')}` })
    .where(and(eq(scratchCard.serial, placeholder('serial')), isNull(scratchCard.orderId))),
)

export function scratchCardsRepository(db: WorldDatabase) {
  return {
    one: (merchant: string, serial: string) => card.get(db, { merchant, serial }),
    /** Marks a card as used; false when it already was. */
    spend: (serial: string, orderId: number): boolean => spend.run(db, { serial, orderId }).changes > 0,
  }
}
