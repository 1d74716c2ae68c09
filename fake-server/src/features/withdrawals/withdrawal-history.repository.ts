import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import type { WithdrawalRow } from './withdrawals.repository.ts'
import { withdrawal } from './withdrawals.table.ts'

export interface WithdrawalFilter {
  memberId: number
  /** The first moment included, and the first one excluded. */
  from: number
  before: number
  state?: number | undefined
}

export interface WithdrawalTotals {
  count: number
  /** Sums of withdrawals that are paid or pending. */
  amount: number
  fee: number
  /** The pending part of the amount. */
  underWay: number
}

const { placeholder } = sql
const where = and(
  eq(withdrawal.memberId, placeholder('memberId')),
  gte(withdrawal.createdAt, placeholder('from')),
  lt(withdrawal.createdAt, placeholder('before')),
  sql`(${placeholder('state')} IS NULL OR ${withdrawal.state} = ${placeholder('state')})`,
)
const page = query((db) =>
  db
    .select()
    .from(withdrawal)
    .where(
      and(
        where,
        lte(withdrawal.createdAt, placeholder('at')),
        sql`(${withdrawal.createdAt} < ${placeholder('at')} OR ${withdrawal.id} < ${placeholder('id')})`,
      ),
    )
    .orderBy(desc(withdrawal.createdAt), desc(withdrawal.id))
    .limit(placeholder('limit')),
)
const totals = query((db) =>
  db
    .select({
      count: sql<number>`count(*)`,
      amount: sql<number>`coalesce(sum(CASE WHEN ${withdrawal.state} <= 4 THEN ${withdrawal.amount} END), 0)`,
      fee: sql<number>`coalesce(sum(CASE WHEN ${withdrawal.state} <= 4 THEN ${withdrawal.fee} END), 0)`,
      underWay: sql<number>`coalesce(sum(CASE WHEN ${withdrawal.state} < 4 THEN ${withdrawal.amount} END), 0)`,
    })
    .from(withdrawal)
    .where(where),
)

/** Reads a member's withdrawals by time of request, the newest first. */
export function withdrawalHistoryRepository(db: WorldDatabase) {
  const bound = (filter: WithdrawalFilter) => ({ ...filter, state: filter.state ?? null })
  return {
    page: (filter: WithdrawalFilter, start: { at: number; id: number }, limit: number): WithdrawalRow[] =>
      page.all(db, { ...bound(filter), ...start, limit }),
    totals: (filter: WithdrawalFilter): WithdrawalTotals => totals.get(db, bound(filter)) as WithdrawalTotals,
  }
}
