import { and, eq, isNull } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { scratchCard } from './deposits.table.ts'

export function scratchCardsRepository(db: WorldDatabase) {
  return {
    one: (merchant: string, serial: string) =>
      db
        .select()
        .from(scratchCard)
        .where(and(eq(scratchCard.serial, serial), eq(scratchCard.merchant, merchant)))
        .get(),
    /** Marks a card as used; false when it already was. */
    spend: (serial: string, orderId: number): boolean =>
      db
        .update(scratchCard)
        .set({ orderId: orderId })
        .where(and(eq(scratchCard.serial, serial), isNull(scratchCard.orderId)))
        .run().changes > 0,
  }
}
