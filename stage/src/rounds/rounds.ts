import type { GameType, rounds } from '@understudy/contracts'
import {
  type Chance,
  commitmentOf,
  FairNumbers,
  type FairSeeds,
  serverSeedOf,
} from '@understudy/platform/world/fair.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { BACCARAT_ODDS, BACCARAT_RETURNS, dealBaccarat, pointsOf } from './baccarat.ts'

export const ROUND_KINDS: readonly GameType[] = ['LIVE', 'COCKFIGHT']

/** Length of a round, and its betting time, milliseconds. */
const TIMES = {
  table: { length: 30_000, betting: 20_000 },
  baccarat: { length: 30_000, betting: 20_000 },
  cockfight: { length: 90_000, betting: 60_000 },
} as const

export interface Slot {
  round: number
  startsAt: number
  /** Betting closes and the result becomes known at this time. */
  closesAt: number
  endsAt: number
}

/** Shifts the rounds of a table, so that not all tables start at the same second. */
const shiftOf = (nodeId: number, length: number) => (nodeId * 7919) % length

/** Returns the current round of a table. */
export function slotNow(world: Pick<World, 'now'>, kind: rounds.RoundKind, nodeId: number): Slot {
  const { length } = TIMES[kind]
  return slotOf(kind, nodeId, Math.floor((world.now() + shiftOf(nodeId, length)) / length))
}

export function slotOf(kind: rounds.RoundKind, nodeId: number, round: number): Slot {
  const { length, betting } = TIMES[kind]
  const startsAt = round * length - shiftOf(nodeId, length)
  return { round, startsAt, closesAt: startsAt + betting, endsAt: startsAt + length }
}

type Hundredths = Record<rounds.RoundSide, number>

const COCKFIGHT_RETURNS = 950
const COCKFIGHT_DRAW = 80
/** Chances of a side of a cockfight, thousandths: each from `least` on is equally likely. */
const COCKFIGHT_SIDE = { least: 300, count: 321 } as const

/** Odds of a side by its chance in thousandths: a draw refunds stakes on a side, which counts towards its return. */
const cockfightOdds = (chance: number) => Math.floor(((COCKFIGHT_RETURNS - COCKFIGHT_DRAW) * 100) / chance)

/** What a side of a cockfight returns on average; the odds, cut to hundredths, keep it a little below 95 percent. */
const COCKFIGHT_SIDE_RETURNS =
  Array.from({ length: COCKFIGHT_SIDE.count }, (_, i) => COCKFIGHT_SIDE.least + i)
    .map((chance) => ((chance * cockfightOdds(chance)) / 100 + COCKFIGHT_DRAW) / 1000)
    .reduce((sum, share) => sum + share) / COCKFIGHT_SIDE.count

/** The lowest long-term return of any bet: at a table that of the draw, while a side returns 25/26. */
export const RETURNS = { table: 12 / 13, baccarat: BACCARAT_RETURNS, cockfight: COCKFIGHT_SIDE_RETURNS } as const

/** Returns the seeds of a round, which everybody shares: the client seed is the game's number. */
export const roundSeeds = (kind: rounds.RoundKind, seed: number, nodeId: number, round: number): FairSeeds => ({
  serverSeed: serverSeedOf(seed, `${kind} ${nodeId} ${round}`),
  clientSeed: String(nodeId),
  nonce: String(round),
})

/**
 * Returns the chances of a cockfight in thousandths. They differ from round to round and are known before it, so they
 * follow from the commitment, which is too.
 */
export function cockfightChances(seed: number, nodeId: number, round: number): Record<rounds.RoundSide, number> {
  const commitment = commitmentOf(roundSeeds('cockfight', seed, nodeId, round).serverSeed)
  const first = COCKFIGHT_SIDE.least + (Number.parseInt(commitment.slice(0, 8), 16) % COCKFIGHT_SIDE.count)
  return { first, second: 1000 - COCKFIGHT_DRAW - first, draw: COCKFIGHT_DRAW }
}

/** Returns decimal odds in hundredths, stake included. */
export function oddsOf(kind: rounds.RoundKind, seed: number, nodeId: number, round: number): Hundredths {
  if (kind === 'table') return { first: 200, second: 200, draw: 1200 }
  if (kind === 'baccarat') return BACCARAT_ODDS
  const chances = cockfightChances(seed, nodeId, round)
  return {
    first: cockfightOdds(chances.first),
    second: cockfightOdds(chances.second),
    draw: Math.floor((COCKFIGHT_RETURNS * 100) / COCKFIGHT_DRAW),
  }
}

interface Contest {
  kind: rounds.RoundKind
  seed: number
  nodeId: number
  round: number
  /** The result a tester has set. */
  decided?: rounds.RoundSide | undefined
}

/** Returns the result of a round: a deterministic function of world, table and round number. */
export function resultOf({ kind, seed, nodeId, round, decided }: Contest): rounds.RoundResult {
  const chance = new FairNumbers(roundSeeds(kind, seed, nodeId, round))
  if (kind === 'table') {
    let [first, second] = [chance.below(52), chance.below(52)]
    while (decided !== undefined && cardWinner(first, second) !== decided)
      [first, second] = [chance.below(52), chance.below(52)]
    return { round, winner: cardWinner(first, second), first: [first], second: [second] }
  }
  if (kind === 'baccarat') {
    let hands = dealBaccarat(chance)
    while (decided !== undefined && winnerBy(baccaratLead(hands)) !== decided) hands = dealBaccarat(chance)
    return { round, winner: winnerBy(baccaratLead(hands)), ...hands }
  }
  const drawn = chance.below(1000)
  const chances = cockfightChances(seed, nodeId, round)
  const natural = drawn < chances.first ? 'first' : drawn < chances.first + chances.second ? 'second' : 'draw'
  const winner = decided ?? natural
  return { round, winner, ...points(winner, chance) }
}

const RANKS = 13

function cardWinner(first: number, second: number): rounds.RoundSide {
  return winnerBy((first % RANKS) - (second % RANKS))
}

const winnerBy = (lead: number): rounds.RoundSide => (lead > 0 ? 'first' : lead < 0 ? 'second' : 'draw')
const baccaratLead = ({ first, second }: Record<'first' | 'second', number[]>) => pointsOf(first) - pointsOf(second)

const EXCHANGES = 5

/** Draws five exchanges of up to three points each that give the result. */
function points(winner: rounds.RoundSide, chance: Chance): { first: number[]; second: number[] } {
  for (;;) {
    const first = Array.from({ length: EXCHANGES }, () => chance.below(4))
    const second = Array.from({ length: EXCHANGES }, () => chance.below(4))
    const lead = total(first) - total(second)
    if ((lead > 0 ? 'first' : lead < 0 ? 'second' : 'draw') === winner) return { first, second }
  }
}

const total = (points: readonly number[]) => points.reduce((sum, point) => sum + point, 0)

/** Returns the payout of a bet by its odds, and what a draw gives back of the stake, ten-thousandths. */
export function outcomeOf(
  kind: rounds.RoundKind,
  bet: { side: rounds.RoundSide; stake: number; odds: number },
  winner: rounds.RoundSide,
): { win: number; returned?: number } {
  if (bet.side === winner) return { win: Math.round((bet.stake * bet.odds) / 100) }
  if (winner !== 'draw') return { win: 0 }
  return { win: 0, returned: kind === 'table' ? bet.stake / 2 : bet.stake }
}
