import { DAY } from '@understudy/contracts/durations'
import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
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

const scope = (memberId: number, from: number, before: number) => [
  eq(bet.memberId, memberId),
  gte(bet.placedAt, from),
  lt(bet.placedAt, before),
  sql`${bet.wallet} <> ${DEMO_WALLET}`,
]
const matches = ({ memberId, from, before, gameType, vendor, status }: HistoryFilter) =>
  and(
    ...scope(memberId, from, before),
    gameType === undefined ? undefined : sql`${bet.gameType} = ${gameType}`,
    vendor === undefined ? undefined : eq(bet.vendor, vendor),
    status === undefined ? undefined : sql`${bet.status} = ${status}`,
  )

const sums = {
  count: sql<number>`count(*)`,
  stake: sql<number>`coalesce(sum(${bet.stake}), 0)`,
  open: sql<number>`coalesce(sum(CASE WHEN ${bet.status} IN ('open', 'stuck') THEN ${bet.stake} END), 0)`,
  returned: sql<number>`coalesce(sum(${bet.returned}), 0)`,
  valid: sql<number>`coalesce(sum(${bet.valid}), 0)`,
  win: sql<number>`coalesce(sum(${bet.win}), 0)`,
}
// Numbers are bound as floats, which would not divide to whole days.
const day = (from: number) => sql<number>`cast((${bet.placedAt} - ${from}) / ${DAY} AS INTEGER)`

/** Skips through the index from one vendor to the next, instead of reading all bets to find a few names. */
const vendorsOf = (memberId: number) => sql`(WITH RECURSIVE known(vendor) AS (
    SELECT min(vendor) FROM bet WHERE member_id = ${memberId}
    UNION ALL
    SELECT (SELECT min(vendor) FROM bet WHERE member_id = ${memberId} AND vendor > known.vendor)
    FROM known WHERE known.vendor IS NOT NULL
  ) SELECT vendor FROM known WHERE vendor IS NOT NULL) AS known`

/** A member's bets with real money. Demo-wallet bets are left out, except in a trial session, which has no others. */
export function historyRepository(db: WorldDatabase) {
  return {
    /** Returns at most `limit` bets that follow a cursor. */
    page: (filter: HistoryFilter, start: { at: number; id: number }, limit: number) =>
      db
        .select()
        .from(bet)
        .where(
          and(
            matches(filter),
            lte(bet.placedAt, start.at),
            sql`(${bet.placedAt} < ${start.at} OR ${bet.id} < ${start.id})`,
          ),
        )
        .orderBy(desc(bet.placedAt), desc(bet.id))
        .limit(limit)
        .all(),
    totals: (filter: HistoryFilter): Totals => db.select(sums).from(bet).where(matches(filter)).get() as Totals,
    /** Returns sums by the days since the start of the interval. */
    byDayAndType: (span: Span): TypeTotals[] =>
      db
        .select({ day: day(span.from), gameType: bet.gameType, ...sums })
        .from(bet)
        .where(and(...scope(span.memberId, span.from, span.before)))
        .groupBy(sql`1`, bet.gameType)
        .all(),
    /** Returns the codes of vendors in those days, whatever the other filters say. */
    vendors: ({ memberId, from, before }: HistoryFilter) =>
      db
        .select({ vendor: sql<string>`known.vendor` })
        .from(vendorsOf(memberId))
        .where(
          sql`EXISTS (SELECT 1 FROM ${bet} WHERE ${and(...scope(memberId, from, before), sql`${bet.vendor} = known.vendor`)})`,
        )
        .all()
        .map((row) => row.vendor),
    ofMember: (memberId: number, id: number) =>
      db
        .select()
        .from(bet)
        .where(and(eq(bet.id, id), eq(bet.memberId, memberId)))
        .get(),
  }
}
