import type { GameType } from '@understudy/contracts'
import { and, asc, desc, eq, gte, notInArray, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
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

const { placeholder } = sql
// The condition repeats that of the partial index word for word, because SQLite uses the index only then.
const isDue = sql`${bet.status} = 'open' AND ${bet.dueAt} IS NOT NULL AND ${bet.dueAt} <= ${placeholder('now')}`
const byRef = query((db) =>
  db
    .select()
    .from(bet)
    .where(eq(bet.ref, placeholder('ref'))),
)
const due = query((db) =>
  db
    .select({ id: bet.id, ref: bet.ref, gameType: bet.gameType, dueAt: sql<number>`${bet.dueAt}` })
    .from(bet)
    .where(isDue)
    .orderBy(asc(bet.dueAt), asc(bet.id))
    .limit(placeholder('limit')),
)
const nextDueAt = query((db) =>
  db
    .select({ at: bet.dueAt })
    .from(bet)
    .where(sql`${bet.status} = 'open' AND ${bet.dueAt} IS NOT NULL`)
    .orderBy(asc(bet.dueAt))
    .limit(1),
)
const add = query((db) =>
  db
    .insert(bet)
    .values({
      ref: placeholder('ref'),
      memberId: placeholder('memberId'),
      wallet: placeholder('wallet'),
      gameType: placeholder('gameType'),
      vendor: placeholder('vendor'),
      nodeId: placeholder('nodeId'),
      stake: placeholder('stake'),
      valid: placeholder('valid'),
      win: placeholder('win'),
      returned: placeholder('returned'),
      status: placeholder('status'),
      placedAt: placeholder('placedAt'),
      settledAt: placeholder('settledAt'),
      dueAt: placeholder('dueAt'),
      detail: placeholder('detail'),
    })
    .returning({ id: bet.id }),
)
const settle = query((db) =>
  db
    .update(bet)
    .set({
      status: sql`${placeholder('status')}`,
      win: sql`${placeholder('win')}`,
      returned: sql`${placeholder('returned')}`,
      valid: sql`${placeholder('valid')}`,
      settledAt: sql`${placeholder('settledAt')}`,
      detail: sql`${placeholder('detail')}`,
    })
    .where(sql`${bet.id} = ${placeholder('id')} AND ${bet.status} = 'open'`),
)
const byId = query((db) =>
  db
    .select()
    .from(bet)
    .where(eq(bet.id, placeholder('id'))),
)
const shown = {
  stake: bet.stake,
  win: bet.win,
  returned: bet.returned,
  status: bet.status,
  placedAt: bet.placedAt,
  wallet: bet.wallet,
  detail: bet.detail,
}
const ofGame = query((db) =>
  db
    .select(shown)
    .from(bet)
    .where(
      and(
        eq(bet.memberId, placeholder('memberId')),
        gte(bet.placedAt, placeholder('since')),
        eq(bet.nodeId, placeholder('nodeId')),
      ),
    )
    .orderBy(desc(bet.placedAt), desc(bet.id))
    .limit(placeholder('limit')),
)
const onEvent = query((db) =>
  db
    .select(shown)
    .from(bet)
    .where(
      and(
        eq(bet.memberId, placeholder('memberId')),
        eq(bet.nodeId, placeholder('nodeId')),
        sql`${bet.status} NOT IN ('returned', 'cancelled')`,
        sql`${bet.detail} ->> ${placeholder('field')} = ${placeholder('event')}`,
      ),
    ),
)
const roundsOfType = query((db) =>
  db
    .select()
    .from(bet)
    .where(sql`${bet.status} = 'open' AND ${bet.dueAt} IS NULL AND ${bet.gameType} = ${placeholder('gameType')}`)
    .orderBy(asc(bet.placedAt), asc(bet.id)),
)
const openRounds = query((db) =>
  db
    .select()
    .from(bet)
    .where(
      and(
        eq(bet.memberId, placeholder('memberId')),
        // This repeats the partial index word for word, because SQLite uses the index only then.
        sql`${bet.status} = 'open' AND ${bet.dueAt} IS NULL`,
        // A lottery bet whose result is held back waits for the draw, not for a page.
        notInArray(bet.gameType, ['LOTT', 'ELOTT']),
      ),
    ),
)

/** Finds a type in a comma-separated list: parsing it as JSON costs more than finding a member's bets. */
const isOfTypes = sql`instr(${placeholder('gameTypes')}, ',' || ${bet.gameType} || ',') > 0`
const listOf = (gameTypes: readonly GameType[]) => `,${gameTypes.join()},`
const ofVendor = query((db) =>
  db
    .select(shown)
    .from(bet)
    .where(
      and(
        eq(bet.memberId, placeholder('memberId')),
        eq(bet.vendor, placeholder('vendor')),
        eq(bet.wallet, placeholder('wallet')),
        isOfTypes,
      ),
    )
    .orderBy(desc(bet.placedAt), desc(bet.id))
    .limit(placeholder('limit')),
)
const waiting = query((db) =>
  db
    .select()
    .from(bet)
    .where(and(sql`${bet.status} = 'open' AND ${bet.dueAt} IS NOT NULL`, isOfTypes))
    .orderBy(asc(bet.dueAt))
    .limit(placeholder('limit')),
)
const endNow = query((db) =>
  db
    .update(bet)
    .set({ dueAt: sql`${placeholder('now')}` })
    .where(
      sql`${bet.status} = 'open' AND ${bet.dueAt} IS NOT NULL AND ${bet.detail} ->> 'about' = ${placeholder('about')}`,
    ),
)
const allCounted = query((db) =>
  db
    .select()
    .from(bet)
    .where(sql`${bet.settledAt} IS NOT NULL AND ${bet.valid} > 0 AND ${bet.wallet} <> ${DEMO_WALLET}`)
    .orderBy(asc(bet.settledAt), asc(bet.id)),
)
/** Settled bets with real money that count as turnover, as in the partial index. */
const counted = and(
  eq(bet.memberId, placeholder('memberId')),
  gte(bet.settledAt, placeholder('from')),
  sql`${bet.settledAt} < ${placeholder('before')} AND ${bet.valid} > 0 AND ${bet.wallet} <> ${DEMO_WALLET}`,
)
const validBetween = query((db) =>
  db
    .select({ valid: sql<number>`coalesce(sum(${bet.valid}), 0)` })
    .from(bet)
    .where(counted),
)
const lastCountedAt = query((db) =>
  db
    .select({ at: sql<number | null>`max(${bet.settledAt})` })
    .from(bet)
    .where(sql`${bet.memberId} = ${placeholder('memberId')} AND ${bet.valid} > 0`),
)
const countedBetween = query((db) =>
  db
    .select({ valid: bet.valid, settledAt: sql<number>`${bet.settledAt}` })
    .from(bet)
    .where(counted),
)
const validByType = query((db) =>
  db
    .select({ gameType: bet.gameType, valid: sql<number>`sum(${bet.valid})` })
    .from(bet)
    .where(counted)
    .groupBy(bet.gameType)
    .orderBy(desc(sql`sum(${bet.valid})`), asc(bet.gameType)),
)
const players = query((db) => db.selectDistinct({ memberId: bet.memberId }).from(bet))
const setAside = query((db) =>
  db
    .update(bet)
    .set({ status: 'stuck' })
    .where(eq(bet.id, placeholder('id'))),
)

export function betsRepository(db: WorldDatabase) {
  return {
    /** Returns a member's bets on one game since a time, newest first. */
    ofGame: (memberId: number, nodeId: number, since: number, limit = 100): ShownBet[] =>
      ofGame.all(db, { memberId, nodeId, since, limit }),
    /** Returns a member's last bets at a vendor, of given types and from one wallet, newest first. */
    ofVendor: (
      memberId: number,
      vendor: string,
      gameTypes: readonly GameType[],
      wallet: string,
      limit: number,
    ): ShownBet[] => ofVendor.all(db, { memberId, vendor, gameTypes: listOf(gameTypes), wallet, limit }),
    /**
     * Returns a member's bets on one event, such as a match, a round or a draw, without those given back. `field` is the
     * field of the bet's detail that names the event.
     */
    onEvent: (on: { memberId: number; nodeId: number; field: 'about' | 'numero'; event: string }): ShownBet[] =>
      onEvent.all(db, on),
    /** Returns rounds that wait for a call of their vendor's page. */
    openRounds: (memberId: number): BetRow[] => openRounds.all(db, { memberId }),
    /** The same of all members, for one type of game. */
    roundsOfType: (gameType: GameType): BetRow[] => roundsOfType.all(db, { gameType }),
    /** Returns open bets that settle by the world's time, the earliest first. */
    waiting: (gameTypes: readonly GameType[], limit: number): BetRow[] =>
      waiting.all(db, { gameTypes: listOf(gameTypes), limit }),
    /** Makes every open bet on a match or round due now. */
    endNow: (about: string, now: number): void => void endNow.run(db, { about, now }),
    byRef: (ref: string): BetRow | undefined => byRef.get(db, { ref }),
    /** Returns the new id. */
    add: (row: NewBet): number => add.get(db, row).id,
    /** Settles a bet; false when it is no longer open, because a bet is settled once. */
    settle(id: number, { detail, ...rest }: Settlement): boolean {
      return settle.run(db, { id, ...rest, detail: JSON.stringify(detail) }).changes > 0
    },
    byId: (id: number): BetRow | undefined => byId.get(db, { id }),
    /** Returns when the next open bet becomes due; undefined when none will. */
    nextDueAt: (): number | undefined => nextDueAt.get(db)?.at ?? undefined,
    /** Returns due open bets, the earliest first. */
    due: (now: number, limit: number): DueBet[] => due.all(db, { now, limit }),
    /**
     * Returns all settled bets that count as turnover, in the order of settlement; used only while a world is seeded.
     */
    allCounted: (): BetRow[] => allCounted.all(db),
    /** Returns the turnover of real-money bets settled in an interval, ten-thousandths. */
    validBetween: (memberId: number, from: number, before: number): number =>
      validBetween.get(db, { memberId, from, before })?.valid ?? 0,
    /** Returns the bets of which `validBetween` is the sum. */
    countedBetween: (memberId: number, from: number, before: number): { valid: number; settledAt: number }[] =>
      countedBetween.all(db, { memberId, from, before }),
    /** Returns when the last bet that counts as turnover was settled; undefined when there is none. */
    lastCountedAt: (memberId: number): number | undefined => lastCountedAt.get(db, { memberId })?.at ?? undefined,
    /** Returns `validBetween` by game type, the highest first. */
    validByType: (memberId: number, from: number, before: number): { gameType: GameType; valid: number }[] =>
      validByType.all(db, { memberId, from, before }),
    /** Returns the ids of all members who have ever bet. */
    players: (): number[] => players.all(db).map(({ memberId }) => memberId),
    /** Excludes an open bet that cannot be settled from the due bets; its stake stays staked. */
    setAside: (id: number): void => void setAside.run(db, { id }),
  }
}
