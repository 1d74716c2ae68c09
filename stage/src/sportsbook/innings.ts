import type { sites, sportsbook } from '@understudy/contracts'
import { randomOf } from '@understudy/platform/world/random.ts'

/** Runs of an over: the side that wins the over makes this many more, so that who leads in overs leads in runs. */
const MARGIN = 4
const MOST_OF_LOSER = 7
/** The chance that a lost over costs a wicket, and the most that fall. */
const WICKET = { chance: 0.4, most: 9 } as const

interface Played {
  seed: number
  matchId: string
  /** Who won each over so far, true for home. */
  plays: readonly boolean[]
}

/**
 * Tells the plays of a match as cricket: both sides bat each over in turn, and a play is won by the side with more runs
 * in it. A deterministic function of seed and match that only grows with the match.
 */
export function inningsOf({ seed, matchId, plays }: Played): Record<sportsbook.SportsbookSide, sites.Innings> {
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
  return innings
}
