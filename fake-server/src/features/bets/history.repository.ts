import { DAY } from '@understudy/contracts/zone'
import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import type { BetRow } from './bets.repository.ts'
import { bet } from './bets.table.ts'

interface Span {
  memberId: number
  /** The first moment included, and the first one excluded. */
  from: number
  before: number
}

export interface HistoryFilter extends Span {
  gameType?: string | undefined
  vendor?: string | undefined
  status?: string | undefined
}

export interface Totals {
  count: number
  /** All stakes, those of open and returned bets included. */
  stake: number
  open: number
  returned: number
  valid: number
  /** Payouts, without what was given back. */
  win: number
}

export interface TypeTotals extends Totals {
  /** Days since the start of the selection. */
  day: number
  gameType: BetRow['gameType']
}

const { placeholder } = sql
const scope = [
  eq(bet.memberId, placeholder('memberId')),
  gte(bet.placedAt, placeholder('from')),
  lt(bet.placedAt, placeholder('before')),
  sql`${bet.wallet} <> ${DEMO_WALLET}`,
]
const anyOr = (column: SQLiteColumn, name: string) =>
  sql`(${placeholder(name)} IS NULL OR ${column} = ${placeholder(name)})`
const where = and(...scope, anyOr(bet.gameType, 'gameType'), anyOr(bet.vendor, 'vendor'), anyOr(bet.status, 'status'))
const page = query((db) =>
  db
    .select()
    .from(bet)
    .where(
      and(
        where,
        lte(bet.placedAt, placeholder('at')),
        sql`(${bet.placedAt} < ${placeholder('at')} OR ${bet.id} < ${placeholder('id')})`,
      ),
    )
    .orderBy(desc(bet.placedAt), desc(bet.id))
    .limit(placeholder('limit')),
)

const sums = {
  count: sql<number>`count(*)`,
  stake: sql<number>`coalesce(sum(${bet.stake}), 0)`,
  open: sql<number>`coalesce(sum(CASE WHEN ${bet.status} IN ('open', 'stuck') THEN ${bet.stake} END), 0)`,
  returned: sql<number>`coalesce(sum(${bet.returned}), 0)`,
  valid: sql<number>`coalesce(sum(${bet.valid}), 0)`,
  win: sql<number>`coalesce(sum(${bet.win}), 0)`,
}
const totals = query((db) => db.select(sums).from(bet).where(where))
// Numbers are bound as floats, which would not divide to whole days.
const day = sql<number>`cast((${bet.placedAt} - ${placeholder('from')}) / ${DAY} AS INTEGER)`
const byDayAndType = query((db) =>
  db
    .select({ day, gameType: bet.gameType, ...sums })
    .from(bet)
    .where(and(...scope))
    .groupBy(sql`1`, bet.gameType),
)
/** Skips through the index from one vendor to the next, instead of reading all bets to find a few names. */
const vendorsOf = sql`(WITH RECURSIVE known(vendor) AS (
    SELECT min(vendor) FROM bet WHERE member_id = ${placeholder('memberId')}
    UNION ALL
    SELECT (SELECT min(vendor) FROM bet WHERE member_id = ${placeholder('memberId')} AND vendor > known.vendor)
    FROM known WHERE known.vendor IS NOT NULL
  ) SELECT vendor FROM known WHERE vendor IS NOT NULL) AS known`
const vendors = query((db) =>
  db
    .select({ vendor: sql<string>`known.vendor` })
    .from(vendorsOf)
    .where(sql`EXISTS (SELECT 1 FROM ${bet} WHERE ${and(...scope, sql`${bet.vendor} = known.vendor`)})`),
)
const one = query((db) =>
  db
    .select()
    .from(bet)
    .where(and(eq(bet.id, placeholder('id')), eq(bet.memberId, placeholder('memberId')))),
)

/** A member's bets with real money. Demo-wallet bets are left out, except in a trial session, which has no others. */
export function historyRepository(db: WorldDatabase) {
  const bound = (filter: HistoryFilter) => ({
    ...filter,
    gameType: filter.gameType ?? null,
    vendor: filter.vendor ?? null,
    status: filter.status ?? null,
  })
  return {
    /** Returns at most `limit` bets that follow a cursor. */
    page: (filter: HistoryFilter, start: { at: number; id: number }, limit: number) =>
      page.all(db, { ...bound(filter), ...start, limit }),
    totals: (filter: HistoryFilter): Totals => totals.get(db, bound(filter)) as Totals,
    /** Returns sums by the days since the start of the interval. */
    byDayAndType: (span: Span): TypeTotals[] => byDayAndType.all(db, { ...span }),
    /** Returns the codes of vendors in those days, whatever the other filters say. */
    vendors: ({ memberId, from, before }: HistoryFilter) =>
      vendors.all(db, { memberId, from, before }).map((row) => row.vendor),
    ofMember: (memberId: number, id: number) => one.get(db, { memberId, id }),
  }
}
