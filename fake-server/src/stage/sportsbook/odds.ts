import type { GameType } from '@understudy/contracts'
import { sportsbook } from '@understudy/contracts'
import { LRUCache } from 'lru-cache'
import { randomOf } from '../../world/random.ts'

export const SPORTSBOOK_KINDS: readonly GameType[] = ['SPORTS', 'ESPORTS']
/** The least a book gives back: its prices promise at most 107.5 % together, and are cut to hundredths. */
export const SPORTSBOOK_RETURNS = 0.92

/** Plays one side must take to win. */
const NEEDED = Math.floor(sportsbook.PLAYS / 2) + 1
/** A match that is as good as decided takes no bets. */
const DECIDED = 0.96

export interface Prices {
  /** Decimal odds in hundredths, as the match was opened with. */
  homeOdds: number
  awayOdds: number
}

export type Score = Record<sportsbook.SportsbookSide, number>

/** What both prices together promise beyond the whole; its inverse is what the book gives back. */
export const overroundOf = ({ homeOdds, awayOdds }: Prices): number => 100 / homeOdds + 100 / awayOdds

/** The chance of the home side that the opening prices stand for. */
export const chanceOf = (prices: Prices): number => 100 / prices.homeOdds / overroundOf(prices)

/** The chance to take at least `needed` of `plays`, each taken by chance `p`. */
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

/** The chance of the home side in each play that makes its chance of the match what the prices say. */
function playChance(prices: Prices): number {
  const target = chanceOf(prices)
  const known = plays.get(target)
  if (known !== undefined) return known
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
  /** What a tester has decided. */
  winner?: sportsbook.SportsbookSide | undefined
}

/** A page tells of a score of matches and asks again every few seconds; each is twenty-five draws. */
const courses = new LRUCache<string, readonly boolean[]>({ max: 2_000 })

/** Who takes each play of a match, home true: a function of the world's seed and the match alone. */
export function courseOf(match: Course): readonly boolean[] {
  const { seed, matchId, prices, winner } = match
  const key = `${seed} ${matchId} ${prices.homeOdds} ${prices.awayOdds} ${winner}`
  const known = courses.get(key)
  if (known) return known
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

/** How a match stands after so many plays. */
export function scoreAfter(course: readonly boolean[], done: number): Score {
  const home = course.slice(0, done).filter(Boolean).length
  return { home, away: done - home }
}

/** Decimal odds in hundredths that hold at a score; null for a side that takes no bets any more. */
export function oddsAt(prices: Prices, { home, away }: Score): Record<sportsbook.SportsbookSide, number | null> {
  if (home + away === 0) return { home: prices.homeOdds, away: prices.awayOdds }
  const chance = atLeast(NEEDED - home, sportsbook.PLAYS - home - away, playChance(prices))
  if (chance > DECIDED || chance < 1 - DECIDED) return { home: null, away: null }
  const price = (of: number) => Math.max(101, Math.floor(100 / (of * overroundOf(prices))))
  return { home: price(chance), away: price(1 - chance) }
}
