import { asc, desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { change, insertion, query } from '../../world/query.ts'
import { contractPayout } from './agent-contracts.table.ts'

export type PayoutRow = typeof contractPayout.$inferSelect

const { placeholder } = sql
const isOfContract = eq(contractPayout.contractId, placeholder('contractId'))
const page = query((db) =>
  db
    .select()
    .from(contractPayout)
    .where(isOfContract)
    .orderBy(desc(contractPayout.from))
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)
const sums = query((db) =>
  db
    .select({
      count: sql<number>`count(*)`,
      paid: sql<number>`coalesce(sum(CASE status WHEN 'paid' THEN amount ELSE 0 END), 0)`,
    })
    .from(contractPayout)
    .where(isOfContract),
)
const owed = query((db) =>
  db
    .select()
    .from(contractPayout)
    .where(sql`try_at IS NOT NULL`)
    .orderBy(asc(contractPayout.tryAt), asc(contractPayout.id))
    .limit(placeholder('limit')),
)
const add = insertion(contractPayout)
const alter = change(contractPayout, eq(contractPayout.id, placeholder('payout')))

/** Results of the periods of contracts. */
export function payoutsRepository(db: WorldDatabase) {
  return {
    page: (contractId: number, limit: number, offset: number): PayoutRow[] =>
      page.all(db, { contractId, limit, offset }),
    /** Returns the number of periods and the sum paid, ten-thousandths. */
    sums: (contractId: number): { count: number; paid: number } =>
      sums.get(db, { contractId }) ?? { count: 0, paid: 0 },
    /** Returns owed payments, the next retry first. */
    owed: (limit: number): PayoutRow[] => owed.all(db, { limit }),
    /** Returns the owed payment that is retried next. */
    firstOwed: (): PayoutRow | undefined => owed.get(db, { limit: 1 }),
    add: (row: Omit<PayoutRow, 'id'>): void => void add(db, row),
    change: (id: number, changes: Partial<Omit<PayoutRow, 'id'>>): void => void alter(db, changes, { payout: id }),
  }
}
