import { DAY } from '@understudy/contracts/zone'
import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import type { BetRow } from './bets.repository.ts'
import { bet } from './bets.table.ts'

export interface HistoryFilter {
  memberId: number
  /** The first instant that counts, and the first that counts no more. */
  from: number
  before: number
  gameType?: string | undefined
  vendor?: string | undefined
  status?: string | undefined
}

export interface Totals {
  count: number
  /** All that was put down, also what was given back or is open. */
  stake: number
  open: number
  returned: number
  valid: number
  /** Paid for bets that stood. */
  win: number
}

export interface TypeTotals extends Totals {
  /** Days since the first instant of the selection. */
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
const anyOr = (column: SQL | typeof bet.vendor | typeof bet.gameType | typeof bet.status, name: string) =>
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

// A returned stake is no win: what goes back of it stands in `win` too, and is told apart by the status alone.
const wasReturned = sql`${bet.status} IN ('returned', 'cancelled')`
const sums = {
  count: sql<number>`count(*)`,
  stake: sql<number>`coalesce(sum(${bet.stake}), 0)`,
  open: sql<number>`coalesce(sum(CASE WHEN ${bet.status} IN ('open', 'stuck') THEN ${bet.stake} END), 0)`,
  returned: sql<number>`coalesce(sum(CASE WHEN ${wasReturned} THEN ${bet.win} END), 0)`,
  valid: sql<number>`coalesce(sum(${bet.valid}), 0)`,
  win: sql<number>`coalesce(sum(CASE WHEN NOT ${wasReturned} THEN ${bet.win} END), 0)`,
}
const totals = query((db) => db.select(sums).from(bet).where(where))
const byDayAndType = query((db) =>
  db
    .select({
      day: sql<number>`CAST((${bet.placedAt} - ${placeholder('from')}) / ${DAY} AS INTEGER)`,
      gameType: bet.gameType,
      ...sums,
    })
    .from(bet)
    .where(and(...scope))
    .groupBy(sql`1`, bet.gameType),
)
/** All of a selection that nothing narrows: its vendors and its sums come from one pass over the index. */
const byVendor = query((db) =>
  db
    .select({ vendor: bet.vendor, ...sums })
    .from(bet)
    .where(and(...scope))
    .groupBy(bet.vendor),
)
const vendors = query((db) =>
  db
    .selectDistinct({ vendor: bet.vendor })
    .from(bet)
    .where(and(...scope)),
)
const one = query((db) =>
  db
    .select()
    .from(bet)
    .where(and(eq(bet.id, placeholder('id')), eq(bet.memberId, placeholder('memberId')))),
)

/** A member's own bets with real money; play money beside it is no record (that of a trial session is all it has). */
export function historyRepository(db: WorldDatabase) {
  const bound = (filter: HistoryFilter) => ({
    ...filter,
    gameType: filter.gameType ?? null,
    vendor: filter.vendor ?? null,
    status: filter.status ?? null,
  })
  return {
    /** At most `limit` bets that come after a place on the list. */
    page: (filter: HistoryFilter, start: { at: number; id: number }, limit: number) =>
      page.all(db, { ...bound(filter), ...start, limit }),
    totals: (filter: HistoryFilter): Totals => totals.get(db, bound(filter)) as Totals,
    byDayAndType: (span: Pick<HistoryFilter, 'memberId' | 'from' | 'before'>): TypeTotals[] =>
      byDayAndType.all(db, span),
    /** Sums by vendor, whatever the other filters say. */
    byVendor: ({ memberId, from, before }: HistoryFilter): (Totals & { vendor: string })[] =>
      byVendor.all(db, { memberId, from, before }),
    /** Codes of the vendors in those days, whatever the other filters say. */
    vendors: ({ memberId, from, before }: HistoryFilter) =>
      vendors.all(db, { memberId, from, before }).map((row) => row.vendor),
    ofMember: (memberId: number, id: number) => one.get(db, { memberId, id }),
  }
}
