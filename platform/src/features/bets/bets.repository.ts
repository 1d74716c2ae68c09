import type { GameType } from '@understudy/contracts'
import { and, asc, desc, eq, gte, inArray, notInArray, type Placeholder, sql } from 'drizzle-orm'
import { statement, type WorldDatabase } from '../../storage/database.ts'
import { prepared } from '../../storage/prepared.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { bet } from './bets.table.ts'

export type BetRow = typeof bet.$inferSelect
export type NewBet = Omit<BetRow, 'id'>

/** The columns that settlement reads. */
export type DueBet = Pick<BetRow, 'id' | 'ref' | 'gameType'> & { dueAt: number }

/**
 * The columns a vendor's page shows. Many rows are read at a time, and reading all columns takes three times as long.
 */
export type ShownBet = Pick<BetRow, 'stake' | 'win' | 'returned' | 'status' | 'placedAt' | 'wallet' | 'detail'>

/** The outcome of a bet. */
export interface Settlement extends Pick<BetRow, 'win' | 'returned' | 'valid' | 'detail'> {
  status: Exclude<BetRow['status'], 'open' | 'stuck'>
  settledAt: number
}

const listColumns = {
  stake: bet.stake,
  win: bet.win,
  returned: bet.returned,
  status: bet.status,
  placedAt: bet.placedAt,
  wallet: bet.wallet,
  detail: bet.detail,
}

/** Settled bets with real money that count as turnover, as in the partial index. */
const counted = (memberId: number | Placeholder, from: number | Placeholder, before: number | Placeholder) =>
  and(
    eq(bet.memberId, memberId),
    gte(bet.settledAt, from),
    sql`${bet.settledAt} < ${before} AND ${bet.valid} > 0 AND ${bet.wallet} <> ${DEMO_WALLET}`,
  )

const validBetween = prepared((db) =>
  db
    .select({ valid: sql<number>`coalesce(sum(${bet.valid}), 0)` })
    .from(bet)
    .where(counted(sql.placeholder('memberId'), sql.placeholder('from'), sql.placeholder('before'))),
)
const byId = prepared((db) =>
  db
    .select()
    .from(bet)
    .where(eq(bet.id, sql.placeholder('id'))),
)
const byRef = prepared((db) =>
  db
    .select()
    .from(bet)
    .where(eq(bet.ref, sql.placeholder('ref'))),
)
const roundsOfType = prepared((db) =>
  db
    .select()
    .from(bet)
    .where(sql`${bet.status} = 'open' AND ${bet.dueAt} IS NULL AND ${bet.gameType} = ${sql.placeholder('gameType')}`)
    .orderBy(asc(bet.placedAt), asc(bet.id)),
)

export function betsRepository(db: WorldDatabase) {
  return {
    /** Returns a member's bets on one game since a time, newest first. */
    ofGame: (memberId: number, nodeId: number, since: number, limit = 100): ShownBet[] =>
      db
        .select(listColumns)
        .from(bet)
        .where(and(eq(bet.memberId, memberId), gte(bet.placedAt, since), eq(bet.nodeId, nodeId)))
        .orderBy(desc(bet.placedAt), desc(bet.id))
        .limit(limit)
        .all(),
    /** Returns a member's last bets at a vendor, of given types and from one wallet, newest first. */
    ofVendor: (
      memberId: number,
      vendor: string,
      gameTypes: readonly GameType[],
      wallet: string,
      limit: number,
    ): ShownBet[] =>
      db
        .select(listColumns)
        .from(bet)
        .where(
          and(
            eq(bet.memberId, memberId),
            eq(bet.vendor, vendor),
            eq(bet.wallet, wallet),
            inArray(bet.gameType, [...gameTypes]),
          ),
        )
        .orderBy(desc(bet.placedAt), desc(bet.id))
        .limit(limit)
        .all(),
    /**
     * Returns a member's bets on one event, such as a match, a round or a draw, without those given back. `field` is the
     * field of the bet's detail that names the event.
     */
    onEvent: (on: { memberId: number; nodeId: number; field: 'about' | 'numero'; event: string }): ShownBet[] =>
      db
        .select(listColumns)
        .from(bet)
        .where(
          and(
            eq(bet.memberId, on.memberId),
            eq(bet.nodeId, on.nodeId),
            sql`${bet.status} NOT IN ('returned', 'cancelled')`,
            sql`${bet.detail} ->> ${on.field} = ${on.event}`,
          ),
        )
        .all(),
    /** Returns rounds that wait for a call of their vendor's page. */
    openRounds: (memberId: number): BetRow[] =>
      db
        .select()
        .from(bet)
        .where(
          and(
            eq(bet.memberId, memberId),
            // This repeats the partial index word for word, because SQLite uses the index only then.
            sql`${bet.status} = 'open' AND ${bet.dueAt} IS NULL`,
            // A lottery bet whose result is held back waits for the draw, not for a page.
            notInArray(bet.gameType, ['LOTT', 'ELOTT']),
          ),
        )
        .all(),
    /** The same of all members, for one type of game. */
    roundsOfType: (gameType: GameType): BetRow[] => roundsOfType(db).all({ gameType }),
    /** Returns open bets that settle by the world's time, the earliest first. */
    waiting: (gameTypes: readonly GameType[], limit: number): BetRow[] =>
      db
        .select()
        .from(bet)
        .where(and(sql`${bet.status} = 'open' AND ${bet.dueAt} IS NOT NULL`, inArray(bet.gameType, [...gameTypes])))
        .orderBy(asc(bet.dueAt))
        .limit(limit)
        .all(),
    /** Makes every open bet on a match or round due now. */
    endNow: (about: string, now: number): void =>
      void db
        .update(bet)
        .set({ dueAt: now })
        .where(sql`${bet.status} = 'open' AND ${bet.dueAt} IS NOT NULL AND ${bet.detail} ->> 'about' = ${about}`)
        .run(),
    byRef: (ref: string): BetRow | undefined => byRef(db).get({ ref }),
    /** Returns the new id. */
    add: ({ detail, ...row }: NewBet): number =>
      Number(
        statement<[Record<string, unknown>]>(
          db,
          `INSERT INTO bet (ref, member_id, wallet, game_type, vendor, node_id, stake, valid, win, returned, status,
             placed_at, settled_at, due_at, detail)
           VALUES (@ref, @memberId, @wallet, @gameType, @vendor, @nodeId, @stake, @valid, @win, @returned, @status,
             @placedAt, @settledAt, @dueAt, @detail)`,
        ).run({ ...row, detail: JSON.stringify(detail) }).lastInsertRowid,
      ),
    /** Settles a bet; false when it is no longer open, because a bet is settled once. */
    settle: (id: number, settlement: Settlement): boolean =>
      db.update(bet).set(settlement).where(sql`${bet.id} = ${id} AND ${bet.status} = 'open'`).run().changes > 0,
    byId: (id: number): BetRow | undefined => byId(db).get({ id }),
    /** Returns when the next open bet becomes due; undefined when none will. */
    nextDueAt: (): number | undefined =>
      db
        .select({ at: bet.dueAt })
        .from(bet)
        .where(sql`${bet.status} = 'open' AND ${bet.dueAt} IS NOT NULL`)
        .orderBy(asc(bet.dueAt))
        .limit(1)
        .get()?.at ?? undefined,
    /** Returns due open bets, the earliest first. */
    due: (now: number, limit: number): DueBet[] =>
      statement<[now: number, limit: number], DueBet>(
        db,
        // The condition repeats that of the partial index, because SQLite uses the index only then.
        `SELECT id, ref, game_type AS gameType, due_at AS dueAt FROM bet
         WHERE status = 'open' AND due_at IS NOT NULL AND due_at <= ? ORDER BY due_at, id LIMIT ?`,
      ).all(now, limit),
    /**
     * Returns all settled bets that count as turnover, in the order of settlement; used only while a world is seeded.
     */
    allCounted: (): BetRow[] =>
      db
        .select()
        .from(bet)
        .where(sql`${bet.settledAt} IS NOT NULL AND ${bet.valid} > 0 AND ${bet.wallet} <> ${DEMO_WALLET}`)
        .orderBy(asc(bet.settledAt), asc(bet.id))
        .all(),
    /** Returns the turnover of real-money bets settled in an interval, ten-thousandths. */
    validBetween: (memberId: number, from: number, before: number): number =>
      validBetween(db).get({ memberId, from, before })?.valid ?? 0,
    /** Returns the bets of which `validBetween` is the sum. */
    countedBetween: (memberId: number, from: number, before: number): { valid: number; settledAt: number }[] =>
      db
        .select({ valid: bet.valid, settledAt: sql<number>`${bet.settledAt}` })
        .from(bet)
        .where(counted(memberId, from, before))
        .all(),
    /** Returns when the last bet that counts as turnover was settled; undefined when there is none. */
    lastCountedAt: (memberId: number): number | undefined =>
      db
        .select({ at: sql<number | null>`max(${bet.settledAt})` })
        .from(bet)
        .where(sql`${bet.memberId} = ${memberId} AND ${bet.valid} > 0`)
        .get()?.at ?? undefined,
    /** Returns `validBetween` by game type, the highest first. */
    validByType: (memberId: number, from: number, before: number): { gameType: GameType; valid: number }[] =>
      db
        .select({ gameType: bet.gameType, valid: sql<number>`sum(${bet.valid})` })
        .from(bet)
        .where(counted(memberId, from, before))
        .groupBy(bet.gameType)
        .orderBy(desc(sql`sum(${bet.valid})`), asc(bet.gameType))
        .all(),
    /** Returns the ids of all members who have ever bet. */
    players: (): number[] =>
      db
        .selectDistinct({ memberId: bet.memberId })
        .from(bet)
        .all()
        .map(({ memberId }) => memberId),
    /** Excludes an open bet that cannot be settled from the due bets; its stake stays staked. */
    markStuck: (id: number): void => void db.update(bet).set({ status: 'stuck' }).where(eq(bet.id, id)).run(),
  }
}
