import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
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

const { placeholder } = sql
const where = and(
  eq(deposit.memberId, placeholder('memberId')),
  gte(deposit.createdAt, placeholder('from')),
  lt(deposit.createdAt, placeholder('before')),
  sql`(${placeholder('state')} IS NULL OR ${deposit.state} = ${placeholder('state')})`,
  sql`(${placeholder('mode')} IS NULL OR ${deposit.mode} = ${placeholder('mode')})`,
)
const page = query((db) =>
  db
    .select()
    .from(deposit)
    .where(
      and(
        where,
        lte(deposit.createdAt, placeholder('at')),
        sql`(${deposit.createdAt} < ${placeholder('at')} OR ${deposit.id} < ${placeholder('id')})`,
      ),
    )
    .orderBy(desc(deposit.createdAt), desc(deposit.id))
    .limit(placeholder('limit')),
)
const ofSuccess = (column: typeof deposit.requested | typeof deposit.fee | typeof deposit.reimbursed) =>
  sql<number>`coalesce(sum(CASE WHEN ${deposit.state} = 3 THEN ${column} END), 0)`
const totals = query((db) =>
  db
    .select({
      count: sql<number>`count(*)`,
      requested: ofSuccess(deposit.requested),
      fee: ofSuccess(deposit.fee),
      reimbursed: ofSuccess(deposit.reimbursed),
    })
    .from(deposit)
    .where(where),
)

/** Reads a member's deposits by time of request, the newest first. */
export function depositHistoryRepository(db: WorldDatabase) {
  const bound = (filter: DepositFilter) => ({ ...filter, state: filter.state ?? null, mode: filter.mode ?? null })
  return {
    page: (filter: DepositFilter, start: { at: number; id: number }, limit: number): DepositRow[] =>
      page.all(db, { ...bound(filter), ...start, limit }),
    totals: (filter: DepositFilter): DepositTotals => totals.get(db, bound(filter)) as DepositTotals,
  }
}
