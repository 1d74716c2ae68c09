import { DAY } from '@understudy/contracts/durations'
import { and, desc, eq, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { DEMO_WALLET } from './ledger.repository.ts'
import { account, BESIDE_BETS, entry, movement } from './ledger.table.ts'

export interface StatementFilter {
  memberId: number
  /** The first moment included, and the first one excluded. */
  from: number
  before: number
  /** Included types of movements; undefined for all. */
  types?: readonly number[] | undefined
  /** Undefined for both. */
  direction?: 'in' | 'out' | undefined
}

export interface StatementLine {
  movementId: number
  /** Sort order among lines of one time: a movement between two wallets of a member gives two lines. */
  sequence: number
  key: string
  typeId: number
  at: number
  amount: number
  balanceAfter: number
  wallet: string
  remark: string
  /** The account on the other side. */
  other: { kind: string; owner: string }
}

const ofMember = (owner: string) =>
  and(eq(account.kind, 'member'), eq(account.owner, owner), ne(account.wallet, DEMO_WALLET))

const sequenceOf = sql<number>`(${entry.movementId} * 2 + (${entry.amount} > 0))`

/** Leaves out movements of zero, which exist only for their keys. */
const matches = ({ from, direction, types }: StatementFilter, of: SQL, until: SQL) =>
  and(
    of,
    gte(entry.at, from),
    until,
    sql`${entry.amount} <> 0`,
    direction === undefined ? undefined : sql`(${entry.amount} > 0) = ${Number(direction === 'in')}`,
    types && sql`${entry.typeId} IN (SELECT value FROM json_each(${JSON.stringify(types)}))`,
  )

const ofWalletsOf = (memberId: number) =>
  sql`${entry.accountId} IN (SELECT id FROM account WHERE ${ofMember(String(memberId))})`
// Reads the index of each wallet only up to the first match.
const firstInWallet = (type: number) => sql`SELECT at FROM entry WHERE account_id = account.id AND type_id = ${type}
  AND amount <> 0 AND ${BESIDE_BETS} ORDER BY at LIMIT 1`

/** Reads what moved in a member's wallets, the newest first; the demo wallet is left out. */
export function statementRepository(db: WorldDatabase) {
  return {
    /** Returns at most `limit` lines after a cursor, merged from all wallets by time. */
    page(filter: StatementFilter, start: { at: number; id: number }, limit: number): StatementLine[] {
      return db
        .select({ id: account.id })
        .from(account)
        .where(ofMember(String(filter.memberId)))
        .all()
        .flatMap(({ id }) =>
          db
            .select({
              movementId: entry.movementId,
              sequence: sequenceOf,
              key: movement.key,
              typeId: entry.typeId,
              at: entry.at,
              amount: entry.amount,
              balanceAfter: entry.balanceAfter,
              wallet: account.wallet,
              remark: movement.remark,
              other: sql<string>`(SELECT kind || ' ' || owner FROM account WHERE id =
        CASE WHEN ${entry.amount} < 0 THEN ${movement.toAccount} ELSE ${movement.fromAccount} END)`,
            })
            .from(entry)
            .innerJoin(movement, eq(movement.id, entry.movementId))
            .innerJoin(account, eq(account.id, entry.accountId))
            .where(
              and(
                matches(filter, sql`${entry.accountId} = ${id}`, lte(entry.at, start.at)),
                sql`(${entry.at} < ${start.at} OR ${sequenceOf} < ${start.id})`,
              ),
            )
            .orderBy(desc(entry.at), desc(entry.movementId))
            .limit(limit)
            .all(),
        )
        .sort((a, b) => b.at - a.at || b.sequence - a.sequence)
        .slice(0, limit)
        .map(({ other, ...line }) => {
          const [kind = '', owner = ''] = other.split(' ')
          return { ...line, other: { kind, owner } }
        })
    },
    totals: (filter: StatementFilter) =>
      db
        .select({
          count: sql<number>`count(*)`,
          in: sql<number>`coalesce(sum(max(${entry.amount}, 0)), 0)`,
          out: sql<number>`coalesce(sum(min(${entry.amount}, 0)), 0)`,
        })
        .from(entry)
        .where(matches(filter, ofWalletsOf(filter.memberId), lt(entry.at, filter.before)))
        .get() ?? { count: 0, in: 0, out: 0 },
    /** Returns the time of the first movement of a type; not for stakes and payouts. Undefined when there is none. */
    firstAt: (memberId: number, type: number): number | undefined =>
      db
        .select({ at: sql<number | null>`min((${firstInWallet(type)}))` })
        .from(account)
        .where(ofMember(String(memberId)))
        .get()?.at ?? undefined,
    /** Sums by day since `from` and by type, without stakes and payouts. */
    byDay: ({ memberId, from, before }: StatementFilter) =>
      db
        .select({
          day: sql<number>`CAST((${entry.at} - ${from}) / ${DAY} AS INTEGER)`,
          typeId: entry.typeId,
          amount: sql<number>`sum(${entry.amount})`,
        })
        .from(entry)
        .where(and(ofWalletsOf(memberId), gte(entry.at, from), lt(entry.at, before), BESIDE_BETS))
        .groupBy(sql`1`, entry.typeId)
        .all(),
  }
}
