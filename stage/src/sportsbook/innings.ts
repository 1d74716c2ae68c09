import { sportsbook } from '@understudy/contracts'
import { type Random, randomOf } from '@understudy/platform/world/random.ts'

/** Overs that each side bats. */
export const OVERS = 20
/** Balls of an over. */
export const BALLS = 6
const ALL_BALLS = OVERS * BALLS
/** Plays of the match in the first innings; the second has one more. */
const FIRST_PLAYS = Math.floor(sportsbook.PLAYS / 2)
/** Runs that the batting side makes in every play. */
const SHARED = { least: 6, spread: 7 } as const
/** Further runs of a play that the batting side wins. */
const MARGIN = 6
/** The chances that a lost play costs the batting side a first and a second wicket, the most that fall, and all it has. */
const WICKETS = { chances: [0.75, 0.25], most: 9, all: 10 } as const

interface Played {
  seed: number
  matchId: string
  /** Who won each play so far, true for home. */
  plays: readonly boolean[]
  /** How much of the play in progress has passed, 0 to 1. */
  within?: number
}

export interface Innings {
  runs: number
  wickets: number
  /** Balls bowled. */
  balls: number
}

export interface Cricket {
  /** Of the sides that have batted. */
  innings: Partial<Record<sportsbook.SportsbookSide, Innings>>
  /** What the side that bats last still needs. */
  needs?: { side: sportsbook.SportsbookSide; runs: number; balls: number }
  /** By what a match was won that has been played to its end. */
  wonBy?: { unit: 'runs' | 'wickets'; count: number }
}

/**
 * Tells the plays of a match as cricket: one side bats its overs, then the other, until these are over or it has more
 * runs. Who bats makes more runs in a play it wins, and may lose wickets in the others; what decides a play is its last
 * ball, so that the score tells no more than the odds know. A deterministic function of seed and match that only grows
 * with the match, and is won by the side with more plays.
 */
export function inningsOf({ seed, matchId, plays, within = 0 }: Played): Cricket {
  const random = randomOf(seed, `innings ${matchId}`)
  const isHomeFirst = random.next() < 0.5
  const [first, second] = isHomeFirst ? (['home', 'away'] as const) : (['away', 'home'] as const)
  const opening = drawParts(random, FIRST_PLAYS)
  const chase = drawParts(random, sportsbook.PLAYS - FIRST_PLAYS)
  // With as many plays won as the other side the chase falls short by less than a play is worth.
  const missing = 1 + random.below(MARGIN - 1)

  const one = bat(
    opening,
    plays.slice(0, FIRST_PLAYS).map((isHome) => isHome === isHomeFirst),
    within,
  )
  if (plays.length < FIRST_PLAYS) return { innings: { [first]: one } }
  const shared = spread(chase, sum(opening.map(({ runs }) => runs)) - missing)
  const two = bat(
    shared,
    plays.slice(FIRST_PLAYS).map((isHome) => isHome !== isHomeFirst),
    within,
    one.runs,
  )
  const innings = { [first]: one, [second]: two }
  if (two.runs > one.runs) return { innings, wonBy: { unit: 'wickets', count: WICKETS.all - two.wickets } }
  if (two.balls === ALL_BALLS) return { innings, wonBy: { unit: 'runs', count: one.runs - two.runs } }
  return { innings, needs: { side: second, runs: one.runs + 1 - two.runs, balls: ALL_BALLS - two.balls } }
}

/** What a play brings to the batting side. */
interface Part {
  /** Runs that it makes in any case. */
  runs: number
  /** Wickets that fall if it loses the play. */
  falls: number
}

const drawParts = (random: Random, count: number): Part[] =>
  Array.from({ length: count }, () => {
    const runs = SHARED.least + random.below(SHARED.spread)
    const chance = random.next()
    return { runs, falls: WICKETS.chances.filter((one) => chance < one).length }
  })

/** Shares out a total of runs as the parts do. */
function spread(parts: readonly Part[], total: number): Part[] {
  const all = sum(parts.map(({ runs }) => runs))
  const upTo = (count: number) => Math.round((total * sum(parts.slice(0, count).map(({ runs }) => runs))) / all)
  return parts.map(({ falls }, at) => ({ runs: upTo(at + 1) - upTo(at), falls }))
}

/** Counts an innings up to now, or up to the ball that takes it beyond the target. */
function bat(
  parts: readonly Part[],
  won: readonly boolean[],
  within: number,
  target = Number.POSITIVE_INFINITY,
): Innings {
  const bowled = Math.floor((Math.min(won.length + within, parts.length) * ALL_BALLS) / parts.length)
  const after = (balls: number): Innings => {
    const done = Math.floor((balls * parts.length) / ALL_BALLS)
    const begun = ((balls * parts.length) / ALL_BALLS - done) * (parts[done]?.runs ?? 0)
    const runs = sum(parts.slice(0, done).map(({ runs }, at) => runs + (won[at] ? MARGIN : 0))) + Math.floor(begun)
    const falls = sum(parts.slice(0, done).map(({ falls }, at) => (won[at] ? 0 : falls)))
    return { runs, wickets: Math.min(WICKETS.most, falls), balls }
  }
  let balls = bowled
  while (balls > 0 && after(balls - 1).runs > target) balls -= 1
  return after(balls)
}

/** Overs as cricket writes them, the balls of the one in progress after the point: `16.2`. */
export const oversOf = (balls: number) => `${Math.floor(balls / BALLS)}${balls % BALLS > 0 ? `.${balls % BALLS}` : ''}`

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
