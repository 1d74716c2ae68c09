import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import type { DepositRow } from './deposits.repository.ts'
import { deposit } from './deposits.table.ts'

export interface DepositFilter {
  memberId: number
  /** The first moment included, and the first one excluded. */
  from: number
  before: number
  state?: number | undefined
  mode?: string | undefined
}

export interface DepositTotals {
  count: number
  /** Sums of successful deposits. */
  requested: number
  fee: number
  reimbursed: number
}

const matches = ({ memberId, from, before, state, mode }: DepositFilter) =>
  and(
    eq(deposit.memberId, memberId),
    gte(deposit.createdAt, from),
    lt(deposit.createdAt, before),
    state === undefined ? undefined : sql`${deposit.state} = ${state}`,
    mode === undefined ? undefined : sql`${deposit.mode} = ${mode}`,
  )
const ofSuccess = (column: typeof deposit.requested | typeof deposit.fee | typeof deposit.reimbursed) =>
  sql<number>`coalesce(sum(CASE WHEN ${deposit.state} = 3 THEN ${column} END), 0)`

/** Reads a member's deposits by time of request, the newest first. */
export function depositHistoryRepository(db: WorldDatabase) {
  return {
    page: (filter: DepositFilter, start: { at: number; id: number }, limit: number): DepositRow[] =>
      db
        .select()
        .from(deposit)
        .where(
          and(
            matches(filter),
            lte(deposit.createdAt, start.at),
            sql`(${deposit.createdAt} < ${start.at} OR ${deposit.id} < ${start.id})`,
          ),
        )
        .orderBy(desc(deposit.createdAt), desc(deposit.id))
        .limit(limit)
        .all(),
    totals: (filter: DepositFilter): DepositTotals =>
      db
        .select({
          count: sql<number>`count(*)`,
          requested: ofSuccess(deposit.requested),
          fee: ofSuccess(deposit.fee),
          reimbursed: ofSuccess(deposit.reimbursed),
        })
        .from(deposit)
        .where(matches(filter))
        .get() as DepositTotals,
  }
}
