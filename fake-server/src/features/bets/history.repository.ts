import { dayNumber, startOfDayNumber } from '@understudy/contracts/zone'
import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import type { BetRow } from './bets.repository.ts'
import { bet, betDay } from './bets.table.ts'

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
  /** Payouts of bets that were not returned. */
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

// A returned stake is not a win. `win` contains it too, so only the status tells the two apart.
const sumsOf = (count: SQL<number>, of: typeof bet | typeof betDay) => {
  const wasReturned = sql`${of.status} IN ('returned', 'cancelled')`
  return {
    count,
    stake: sql<number>`coalesce(sum(${of.stake}), 0)`,
    open: sql<number>`coalesce(sum(CASE WHEN ${of.status} IN ('open', 'stuck') THEN ${of.stake} END), 0)`,
    returned: sql<number>`coalesce(sum(CASE WHEN ${wasReturned} THEN ${of.win} END), 0)`,
    valid: sql<number>`coalesce(sum(${of.valid}), 0)`,
    win: sql<number>`coalesce(sum(CASE WHEN NOT ${wasReturned} THEN ${of.win} END), 0)`,
  }
}
const ofDays = sumsOf(sql<number>`coalesce(sum(${betDay.bets}), 0)`, betDay)
const inDays = and(
  eq(betDay.memberId, placeholder('memberId')),
  gte(betDay.day, placeholder('firstDay')),
  lte(betDay.day, placeholder('lastDay')),
  sql`${betDay.bets} > 0`,
)
const totals = query((db) =>
  db
    .select(ofDays)
    .from(betDay)
    .where(and(inDays, anyOr(betDay.gameType, 'gameType'), anyOr(betDay.status, 'status'))),
)
/** Reads single bets, for filters that the daily sums do not know: vendors, and parts of a day. */
const totalsOfBets = query((db) => db.select(sumsOf(sql<number>`count(*)`, bet)).from(bet).where(where))
const byDayAndType = query((db) =>
  db
    .select({
      day: sql<number>`${betDay.day} - ${placeholder('firstDay')}`,
      gameType: betDay.gameType,
      ...ofDays,
    })
    .from(betDay)
    .where(inDays)
    .groupBy(betDay.day, betDay.gameType),
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

const isOfDays = ({ from, before }: Span) => [from, before].every((time) => startOfDayNumber(dayNumber(time)) === time)
const daysOf = ({ from, before }: Span) => ({ firstDay: dayNumber(from), lastDay: dayNumber(before - 1) })

/** A member's bets with real money. Demo-wallet bets are left out, except in a trial session, which has no others. */
export function historyRepository(db: WorldDatabase) {
  const bound = (filter: HistoryFilter) => ({
    ...filter,
    ...daysOf(filter),
    gameType: filter.gameType ?? null,
    vendor: filter.vendor ?? null,
    status: filter.status ?? null,
  })
  return {
    /** Returns at most `limit` bets that follow a cursor. */
    page: (filter: HistoryFilter, start: { at: number; id: number }, limit: number) =>
      page.all(db, { ...bound(filter), ...start, limit }),
    totals: (filter: HistoryFilter): Totals =>
      (filter.vendor === undefined && isOfDays(filter) ? totals : totalsOfBets).get(db, bound(filter)) as Totals,
    /** Returns sums by whole days of the merchants’ calendar. */
    byDayAndType: (span: Span): TypeTotals[] => byDayAndType.all(db, { ...span, ...daysOf(span) }),
    /** Returns the codes of vendors in those days, whatever the other filters say. */
    vendors: ({ memberId, from, before }: HistoryFilter) =>
      vendors.all(db, { memberId, from, before }).map((row) => row.vendor),
    ofMember: (memberId: number, id: number) => one.get(db, { memberId, id }),
  }
}
