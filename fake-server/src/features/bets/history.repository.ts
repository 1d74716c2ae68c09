import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { bet } from './bets.table.ts'

export interface HistoryFilter {
  memberId: number
  /** The first instant that counts, and the first that counts no more. */
  from: number
  before: number
  gameType: string | undefined
  vendor: string | undefined
  status: string | undefined
}

export interface Totals {
  count: number
  stake: number
  valid: number
  win: number
  /** Win less stake of what is settled; what is stuck is not. */
  pnl: number
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
    .where(where)
    .orderBy(desc(bet.placedAt), desc(bet.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)
const totals = query((db) =>
  db
    .select({
      count: sql<number>`count(*)`,
      stake: sql<number>`coalesce(sum(${bet.stake}), 0)`,
      valid: sql<number>`coalesce(sum(${bet.valid}), 0)`,
      win: sql<number>`coalesce(sum(${bet.win}), 0)`,
      pnl: sql<number>`coalesce(sum(CASE WHEN ${bet.status} NOT IN ('open', 'stuck') THEN ${bet.win} - ${bet.stake} END), 0)`,
    })
    .from(bet)
    .where(where),
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
    page: (filter: HistoryFilter, limit: number, offset: number) => page.all(db, { ...bound(filter), limit, offset }),
    totals: (filter: HistoryFilter): Totals =>
      totals.get(db, bound(filter)) ?? { count: 0, stake: 0, valid: 0, win: 0, pnl: 0 },
    /** Codes of the vendors in those days, whatever the other filters say. */
    vendors: ({ memberId, from, before }: HistoryFilter) =>
      vendors.all(db, { memberId, from, before }).map((row) => row.vendor),
    ofMember: (memberId: number, id: number) => one.get(db, { memberId, id }),
  }
}
