import type { GameType } from '@understudy/contracts'
import { sportsbook } from '@understudy/contracts'
import { randomOf } from '@understudy/platform/world/random.ts'
import { LRUCache } from 'lru-cache'

export const SPORTSBOOK_KINDS: readonly GameType[] = ['SPORTS', 'ESPORTS']
/** The lowest return: the overround is at most 107.5 %, and prices are cut to hundredths. */
export const SPORTSBOOK_RETURNS = 0.92

/** Plays a side needs to win. */
const NEEDED = Math.floor(sportsbook.PLAYS / 2) + 1
/** Above this chance a match is nearly decided and takes no bets. */
const DECIDED = 0.96

export interface Prices {
  /** Decimal odds in hundredths, as at opening. */
  homeOdds: number
  awayOdds: number
}

export type Score = Record<sportsbook.SportsbookSide, number>

/** Returns the overround: the sum of the implied chances. Its inverse is the return. */
export const overroundOf = ({ homeOdds, awayOdds }: Prices): number => 100 / homeOdds + 100 / awayOdds

/** Returns the home side's chance implied by the opening prices. */
export const chanceOf = (prices: Prices): number => 100 / prices.homeOdds / overroundOf(prices)

/** Returns the chance to win at least `needed` of `plays`, each with chance `p`. */
export function atLeast(needed: number, plays: number, p: number): number {
  if (needed <= 0) return 1
  let [term, sum] = [(1 - p) ** plays, 0]
  for (let taken = 0; taken <= plays; taken += 1) {
    if (taken >= needed) sum += term
    term *= ((plays - taken) / (taken + 1)) * (p / (1 - p))
  }
  return Math.min(1, sum)
}

const plays = new Map<number, number>()

/** Returns the home side's chance per play that gives the chance implied by the prices. */
function playChance(prices: Prices): number {
  const target = chanceOf(prices)
  const cached = plays.get(target)
  if (cached !== undefined) return cached
  let [low, high] = [0.01, 0.99]
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2
    if (atLeast(NEEDED, sportsbook.PLAYS, middle) < target) low = middle
    else high = middle
  }
  plays.set(target, low)
  return low
}

interface Course {
  seed: number
  matchId: string
  prices: Prices
  /** The winner a tester has set. */
  winner?: sportsbook.SportsbookSide | undefined
}

/**
 * Caches courses: a page lists about twenty matches and polls every few seconds, and each course is twenty-five draws.
 */
const courses = new LRUCache<string, readonly boolean[]>({ max: 2_000 })

/** Returns who wins each play, true for home: a deterministic function of seed and match. */
export function courseOf(match: Course): readonly boolean[] {
  const { seed, matchId, prices, winner } = match
  const key = `${seed} ${matchId} ${prices.homeOdds} ${prices.awayOdds} ${winner}`
  const cached = courses.get(key)
  if (cached) return cached
  const drawn = drawnCourse(match)
  courses.set(key, drawn)
  return drawn
}

function drawnCourse({ seed, matchId, prices, winner }: Course): readonly boolean[] {
  const random = randomOf(seed, `match ${matchId}`)
  const p = playChance(prices)
  const course = Array.from({ length: sportsbook.PLAYS }, () => random.next() < p)
  return winner !== undefined && winnerOf(course) !== winner ? course.map((home) => !home) : course
}

export const winnerOf = (course: readonly boolean[]): sportsbook.SportsbookSide =>
  course.filter(Boolean).length >= NEEDED ? 'home' : 'away'

/** Returns the score after a number of plays. */
export function scoreAfter(course: readonly boolean[], done: number): Score {
  const home = course.slice(0, done).filter(Boolean).length
  return { home, away: done - home }
}

/** Returns decimal odds in hundredths at a score; null for a side that takes no bets. */
export function oddsAt(prices: Prices, { home, away }: Score): Record<sportsbook.SportsbookSide, number | null> {
  if (home + away === 0) return { home: prices.homeOdds, away: prices.awayOdds }
  const chance = atLeast(NEEDED - home, sportsbook.PLAYS - home - away, playChance(prices))
  if (chance > DECIDED || chance < 1 - DECIDED) return { home: null, away: null }
  const price = (of: number) => Math.max(101, Math.floor(100 / (of * overroundOf(prices))))
  return { home: price(chance), away: price(1 - chance) }
}

/** Returns the odds after these plays, or the last before a match that takes no more bets. */
export function lastOddsOf(prices: Prices, plays: readonly boolean[]): Score {
  for (let done = plays.length; done > 0; done -= 1) {
    const { home, away } = oddsAt(prices, scoreAfter(plays, done))
    if (home !== null && away !== null) return { home, away }
  }
  return { home: prices.homeOdds, away: prices.awayOdds }
}
