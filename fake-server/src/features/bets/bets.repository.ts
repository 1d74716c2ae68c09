import type { GameType } from '@understudy/contracts'
import { and, asc, desc, eq, gte, notInArray, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { bet, settledBet } from './bets.table.ts'

export type BetRow = typeof bet.$inferSelect
export type NewBet = Omit<BetRow, 'id'>

/** What is read of a bet before it is settled. */
export type DueBet = Pick<BetRow, 'id' | 'ref' | 'gameType'>

/** What a vendor's page shows of a bet: many are read at a time, and a row of all its columns costs three times as much. */
export type ShownBet = Pick<BetRow, 'stake' | 'win' | 'status' | 'placedAt' | 'wallet' | 'detail'>

/** What became of a bet. */
export interface Settlement extends Pick<BetRow, 'win' | 'valid' | 'detail'> {
  status: Exclude<BetRow['status'], 'open' | 'stuck'>
  settledAt: number
}

const { placeholder } = sql
// The condition repeats the partial index word for word: only then is the index used.
const isDue = sql`${bet.status} = 'open' AND ${bet.dueAt} IS NOT NULL AND ${bet.dueAt} <= ${placeholder('now')}`
const byRef = query((db) =>
  db
    .select()
    .from(bet)
    .where(eq(bet.ref, placeholder('ref'))),
)
const anyDue = query((db) => db.select({ id: bet.id }).from(bet).where(isDue).limit(1))
const due = query((db) =>
  db
    .select({ id: bet.id, ref: bet.ref, gameType: bet.gameType })
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
      valid: sql`${placeholder('valid')}`,
      settledAt: sql`${placeholder('settledAt')}`,
      detail: sql`${placeholder('detail')}`,
    })
    .where(sql`${bet.id} = ${placeholder('id')} AND ${bet.status} = 'open'`),
)
const addUnnoted = insertion(settledBet)
const unnoted = query((db) =>
  db.select({ id: settledBet.betId }).from(settledBet).orderBy(asc(settledBet.betId)).limit(1),
)
const byId = query((db) =>
  db
    .select()
    .from(bet)
    .where(eq(bet.id, placeholder('id'))),
)
const noted = query((db) => db.delete(settledBet).where(eq(settledBet.betId, placeholder('id'))))
const shown = {
  ...{ stake: bet.stake, win: bet.win, status: bet.status },
  ...{ placedAt: bet.placedAt, wallet: bet.wallet, detail: bet.detail },
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
const openRounds = query((db) =>
  db
    .select()
    .from(bet)
    .where(
      and(
        eq(bet.memberId, placeholder('memberId')),
        // This repeats the partial index word for word: only then is the index used.
        sql`${bet.status} = 'open' AND ${bet.dueAt} IS NULL`,
        // A draw whose result is held back waits for the lottery, not for a page.
        notInArray(bet.gameType, ['LOTT', 'ELOTT']),
      ),
    ),
)

/** A list of types between commas is searched: opening it as JSON costs more than finding a member's bets. */
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
/** Settled bets with real money that count for anything, as the partial index has them. */
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
    /** A member's bets on one game since a moment, newest first. */
    ofGame: (memberId: number, nodeId: number, since: number, limit = 100): ShownBet[] =>
      ofGame.all(db, { memberId, nodeId, since, limit }),
    /** A member's last bets at a vendor, of some kinds and paid from one wallet, newest first. */
    ofVendor: (
      memberId: number,
      vendor: string,
      gameTypes: readonly GameType[],
      wallet: string,
      limit: number,
    ): ShownBet[] => ofVendor.all(db, { memberId, vendor, gameTypes: listOf(gameTypes), wallet, limit }),
    /** Rounds that wait for a call of their vendor's page. */
    openRounds: (memberId: number): BetRow[] => openRounds.all(db, { memberId }),
    /** Open bets of a kind that end by the world's time, the soonest first. */
    waiting: (gameTypes: readonly GameType[], limit: number): BetRow[] =>
      waiting.all(db, { gameTypes: listOf(gameTypes), limit }),
    /** Lets every open bet on a match or round come to its end now. */
    endNow: (about: string, now: number): void => void endNow.run(db, { about, now }),
    byRef: (ref: string): BetRow | undefined => byRef.get(db, { ref }),
    /** Its id. */
    add: (row: NewBet): number => add.get(db, row).id,
    /** False when it was no longer open: a bet is settled once. */
    settle(id: number, { detail, ...rest }: Settlement): boolean {
      if (settle.run(db, { id, ...rest, detail: JSON.stringify(detail) }).changes === 0) return false
      addUnnoted(db, { betId: id })
      return true
    },
    /** Id of a settled bet that nobody has taken note of; undefined where there is none. */
    unnoted: (): number | undefined => unnoted.get(db)?.id,
    byId: (id: number): BetRow | undefined => byId.get(db, { id }),
    noted: (id: number): void => void noted.run(db, { id }),
    anyDue: (now: number): boolean => anyDue.get(db, { now }) !== undefined,
    /** When the next bet is decided that waits for its time; undefined while none does. */
    nextDueAt: (): number | undefined => nextDueAt.get(db)?.at ?? undefined,
    /** Open bets whose time has come, the earliest first. */
    due: (now: number, limit: number): DueBet[] => due.all(db, { now, limit }),
    /** Everybody's settled bets that count as turnover, in the order they were settled; only before a world begins. */
    allCounted: (): BetRow[] => allCounted.all(db),
    /** What of the bets with real money that were settled in a stretch of time counts as turnover; ten-thousandths. */
    validBetween: (memberId: number, from: number, before: number): number =>
      validBetween.get(db, { memberId, from, before })?.valid ?? 0,
    /** The bets that it is the sum of. */
    countedBetween: (memberId: number, from: number, before: number): { valid: number; settledAt: number }[] =>
      countedBetween.all(db, { memberId, from, before }),
    /** When the last bet was settled that counts as turnover; undefined where none was. */
    lastCountedAt: (memberId: number): number | undefined => lastCountedAt.get(db, { memberId })?.at ?? undefined,
    /** `validBetween` by type of game, the one with the most first. */
    validByType: (memberId: number, from: number, before: number): { gameType: GameType; valid: number }[] =>
      validByType.all(db, { memberId, from, before }),
    /** Everybody who has ever bet. */
    players: (): number[] => players.all(db).map(({ memberId }) => memberId),
    /** Takes an open bet that cannot be settled out of those that wait; its stake stays where it is. */
    setAside: (id: number): void => void setAside.run(db, { id }),
  }
}
