import type { WorldSeed } from '@understudy/seed'
import { and, asc, eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { withdrawCard } from './withdraw-cards.table.ts'

export type CardRow = typeof withdrawCard.$inferSelect

const ofMember = (memberId: number) => eq(withdrawCard.memberId, memberId)
const list = (db: WorldDatabase, memberId: number) =>
  db.select().from(withdrawCard).where(ofMember(memberId)).orderBy(asc(withdrawCard.id))

export function withdrawCardsRepository(db: WorldDatabase) {
  return {
    /** Returns a member's cards, the oldest first. */
    of: (memberId: number): CardRow[] => list(db, memberId).all(),
    one: (memberId: number, id: number): CardRow | undefined =>
      list(db, memberId)
        .all()
        .find((card) => card.id === id),
    /** Reports whether any member of the merchant has that account. */
    isTaken: (account: Pick<CardRow, 'merchant' | 'bankCode' | 'accountNo'>): boolean =>
      db
        .select({ id: withdrawCard.id })
        .from(withdrawCard)
        .where(
          and(
            eq(withdrawCard.merchant, account.merchant),
            eq(withdrawCard.bankCode, account.bankCode),
            eq(withdrawCard.accountNo, account.accountNo),
          ),
        )
        .get() !== undefined,
    /** Returns the new id. */
    add: (row: Omit<CardRow, 'id'>): number => Number(db.insert(withdrawCard).values(row).run().lastInsertRowid),
    remove: (memberId: number, id: number): void =>
      void db
        .delete(withdrawCard)
        .where(and(ofMember(memberId), eq(withdrawCard.id, id)))
        .run(),
  }
}

export function loadWithdrawCards(db: WorldDatabase, seed: WorldSeed): void {
  for (const row of seed.cashier.cards)
    db.insert(withdrawCard)
      .values({ ...row })
      .run()
}
