import type { sites, sportsbook } from '@understudy/contracts'
import { randomOf } from '@understudy/platform/world/random.ts'

/** Runs of an over: the side that wins the over makes this many more, so that who leads in overs leads in runs. */
const MARGIN = 4
const MOST_OF_LOSER = 7
/** The chance that a lost over costs a wicket, and the most that fall. */
const WICKET = { chance: 0.4, most: 9 } as const
const BALLS = 6

interface Played {
  seed: number
  matchId: string
  /** Who won each over so far, true for home. */
  plays: readonly boolean[]
  /** How much of the over in progress has passed, 0 to 1. */
  within?: number
}

/** What both sides have made in the same time. */
export interface Innings extends Record<sportsbook.SportsbookSide, sites.Innings> {
  /** Overs as cricket writes them, the balls of the one in progress after the point: `16.2`. */
  overs: string
}

/**
 * Tells the plays of a match as cricket: both sides bat each over in turn, and a play is won by the side with more runs
 * in it. A deterministic function of seed and match that only grows with the match. What decides an over is its last
 * ball: until then both make the same, so that the score tells no more than the odds know.
 */
export function inningsOf({ seed, matchId, plays, within = 0 }: Played): Innings {
  const random = randomOf(seed, `innings ${matchId}`)
  const innings = { home: { runs: 0, wickets: 0 }, away: { runs: 0, wickets: 0 } }
  for (const isHome of plays) {
    const [winner, loser] = isHome ? [innings.home, innings.away] : [innings.away, innings.home]
    const runs = random.below(MOST_OF_LOSER + 1)
    loser.runs += runs
    winner.runs += runs + MARGIN
    const falls = random.next() < WICKET.chance
    if (falls) loser.wickets = Math.min(WICKET.most, loser.wickets + 1)
  }
  const balls = Math.floor(within * BALLS)
  const runs = balls > 0 ? Math.floor((random.below(MOST_OF_LOSER + 1) * balls) / BALLS) : 0
  innings.home.runs += runs
  innings.away.runs += runs
  return { ...innings, overs: balls > 0 ? `${plays.length}.${balls}` : String(plays.length) }
}
