import { asc, desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { placeholdersOf, prepared } from '../../storage/prepared.ts'
import { contractPayout } from './agent-contracts.table.ts'

export type PayoutRow = typeof contractPayout.$inferSelect

const isOfContract = (contractId: number) => eq(contractPayout.contractId, contractId)

const owed = prepared((db) =>
  db
    .select()
    .from(contractPayout)
    .where(sql`try_at IS NOT NULL`)
    .orderBy(asc(contractPayout.tryAt), asc(contractPayout.id))
    .limit(sql.placeholder('limit')),
)
const addMissing = prepared((db) =>
  db.insert(contractPayout).values(placeholdersOf(contractPayout, 'id')).onConflictDoNothing(),
)

/** Results of the periods of contracts. */
export function payoutsRepository(db: WorldDatabase) {
  return {
    page: (contractId: number, limit: number, offset: number): PayoutRow[] =>
      db
        .select()
        .from(contractPayout)
        .where(isOfContract(contractId))
        .orderBy(desc(contractPayout.from))
        .limit(limit)
        .offset(offset)
        .all(),
    /** Returns the number of periods and the sum paid, ten-thousandths. */
    sums: (contractId: number): { count: number; paid: number } =>
      db
        .select({
          count: sql<number>`count(*)`,
          paid: sql<number>`coalesce(sum(CASE status WHEN 'paid' THEN amount ELSE 0 END), 0)`,
        })
        .from(contractPayout)
        .where(isOfContract(contractId))
        .get() ?? { count: 0, paid: 0 },
    /** Returns owed payments, the next retry first. */
    owed: (limit: number): PayoutRow[] => owed(db).all({ limit }),
    /** Returns the owed payment that is retried next. */
    firstOwed: (): PayoutRow | undefined => owed(db).get({ limit: 1 }),
    add: (row: Omit<PayoutRow, 'id'>): void => void db.insert(contractPayout).values(row).run(),
    /** Adds the result of a period that may have one. */
    addMissing: (row: Omit<PayoutRow, 'id'>): void => void addMissing(db).run(row),
    change: (id: number, changes: Partial<Omit<PayoutRow, 'id'>>): void =>
      void db.update(contractPayout).set(changes).where(eq(contractPayout.id, id)).run(),
  }
}
