import type { WorldSeed } from '@understudy/seed'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { withdrawCard } from './withdraw-cards.table.ts'

export type CardRow = typeof withdrawCard.$inferSelect

const { placeholder } = sql
const ofMember = eq(withdrawCard.memberId, placeholder('memberId'))
const list = query((db) => db.select().from(withdrawCard).where(ofMember).orderBy(asc(withdrawCard.id)))
const byAccount = query((db) =>
  db
    .select({ id: withdrawCard.id })
    .from(withdrawCard)
    .where(
      and(
        eq(withdrawCard.merchant, placeholder('merchant')),
        eq(withdrawCard.bankCode, placeholder('bankCode')),
        eq(withdrawCard.accountNo, placeholder('accountNo')),
      ),
    ),
)
const remove = query((db) => db.delete(withdrawCard).where(and(ofMember, eq(withdrawCard.id, placeholder('id')))))
const add = insertion(withdrawCard)

export function withdrawCardsRepository(db: WorldDatabase) {
  return {
    /** Returns a member's cards, the oldest first. */
    of: (memberId: number): CardRow[] => list.all(db, { memberId }),
    one: (memberId: number, id: number): CardRow | undefined =>
      list.all(db, { memberId }).find((card) => card.id === id),
    /** Reports whether any member of the merchant has that account. */
    isTaken: (account: Pick<CardRow, 'merchant' | 'bankCode' | 'accountNo'>): boolean =>
      byAccount.get(db, account) !== undefined,
    /** Returns the new id. */
    add: (row: Omit<CardRow, 'id'>): number => Number(add(db, row).lastInsertRowid),
    remove: (memberId: number, id: number): void => void remove.run(db, { memberId, id }),
  }
}

export function loadWithdrawCards(db: WorldDatabase, seed: WorldSeed): void {
  for (const row of seed.cashier.cards) add(db, { ...row })
}
