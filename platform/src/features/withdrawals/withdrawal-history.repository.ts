import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
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

const matches = ({ memberId, from, before, state }: WithdrawalFilter) =>
  and(
    eq(withdrawal.memberId, memberId),
    gte(withdrawal.createdAt, from),
    lt(withdrawal.createdAt, before),
    state === undefined ? undefined : sql`${withdrawal.state} = ${state}`,
  )

/** Reads a member's withdrawals by time of request, the newest first. */
export function withdrawalHistoryRepository(db: WorldDatabase) {
  return {
    page: (filter: WithdrawalFilter, start: { at: number; id: number }, limit: number): WithdrawalRow[] =>
      db
        .select()
        .from(withdrawal)
        .where(
          and(
            matches(filter),
            lte(withdrawal.createdAt, start.at),
            sql`(${withdrawal.createdAt} < ${start.at} OR ${withdrawal.id} < ${start.id})`,
          ),
        )
        .orderBy(desc(withdrawal.createdAt), desc(withdrawal.id))
        .limit(limit)
        .all(),
    totals: (filter: WithdrawalFilter): WithdrawalTotals =>
      db
        .select({
          count: sql<number>`count(*)`,
          amount: sql<number>`coalesce(sum(CASE WHEN ${withdrawal.state} <= 4 THEN ${withdrawal.amount} END), 0)`,
          fee: sql<number>`coalesce(sum(CASE WHEN ${withdrawal.state} <= 4 THEN ${withdrawal.fee} END), 0)`,
          underWay: sql<number>`coalesce(sum(CASE WHEN ${withdrawal.state} < 4 THEN ${withdrawal.amount} END), 0)`,
        })
        .from(withdrawal)
        .where(matches(filter))
        .get() as WithdrawalTotals,
  }
}
