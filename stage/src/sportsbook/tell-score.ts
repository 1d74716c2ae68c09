import { launch, type matches, sportsbook } from '@understudy/contracts'
import { gamesRepository } from '@understudy/platform/features/games/index.ts'
import { randomOf } from '@understudy/platform/world/random.ts'
import type { World } from '@understudy/platform/world/world.ts'
import type { Contest, Standing } from './fixtures.ts'
import { type Innings, inningsOf, oversOf } from './innings.ts'
import { scoreAfter, winnerOf } from './odds.ts'

/** A lead of this many plays is a lead of one more goal. */
const GOAL_FROM = 3
/** Points of a play that both sides make; its winner makes one more. */
const MOST_SHARED_POINTS = 2

type Course = Pick<Standing, 'plays' | 'within'> & { seed: number; matchId: string }
type Sides = Record<sportsbook.SportsbookSide, string>

const inWords = ({ home, away }: Record<sportsbook.SportsbookSide, number>): Sides => ({
  home: String(home),
  away: String(away),
})

/**
 * Tells the plays of a match as goals: a side scores when it has come three plays further ahead, or has caught up. A
 * match that is level after the last play gets its winner's goal then.
 */
function goalsOf({ plays }: Pick<Course, 'plays'>): Record<sportsbook.SportsbookSide, number> {
  const goals = { home: 0, away: 0 }
  let lead = 0
  for (const isHome of plays) {
    lead += isHome ? 1 : -1
    const side = isHome ? 'home' : 'away'
    const ahead = isHome ? goals.home - goals.away : goals.away - goals.home
    if ((isHome ? lead : -lead) >= GOAL_FROM * (ahead + 1)) goals[side] += 1
  }
  if (plays.length === sportsbook.PLAYS && goals.home === goals.away) goals[winnerOf(plays)] += 1
  return goals
}

/** Tells the plays of a match as points, of which a play brings some to both sides. */
function pointsOf({ seed, matchId, plays }: Course): Record<sportsbook.SportsbookSide, number> {
  const random = randomOf(seed, `points ${matchId}`)
  const shared = plays.reduce((sum) => sum + random.below(MOST_SHARED_POINTS + 1), 0)
  const { home, away } = scoreAfter(plays, plays.length)
  return { home: shared + home, away: shared + away }
}

/** How a sport tells the plays of a match, and how many minutes it takes where it counts them. */
interface Sport {
  minutes?: number
  tell: (course: Course) => matches.MatchScore
}

const batted = (innings: Innings | undefined) =>
  innings ? `${innings.runs}/${innings.wickets} (${oversOf(innings.balls)})` : ''

const CRICKET: Sport = {
  tell(course) {
    const { innings, needs } = inningsOf(course)
    return { home: batted(innings.home), away: batted(innings.away), ...(needs && { needs }) }
  },
}
const FOOTBALL: Sport = { minutes: 90, tell: (course) => inWords(goalsOf(course)) }
/** What counts plays themselves, as rounds of e-sports. */
const ROUNDS: Sport = { tell: ({ plays }) => inWords(scoreAfter(plays, plays.length)) }

/** Sports by the code of the game that shows them; what is not listed, such as a lobby, shows football. */
const SPORTS: Readonly<Record<string, Sport>> = {
  hockey: { ...FOOTBALL, minutes: 60 },
  kabaddi: { minutes: 40, tell: (course) => inWords(pointsOf(course)) },
  tennis: ROUNDS,
  volleyball: ROUNDS,
}

function sportOf(world: World, { vendor, nodeId, isESport }: Contest): Sport {
  if (isESport) return ROUNDS
  if (vendor === launch.CRICKET_VENDOR) return CRICKET
  return SPORTS[world.use(gamesRepository).byNode(String(nodeId))?.facts.gameCode ?? ''] ?? FOOTBALL
}

/**
 * Tells how a match stands as its sport counts: the one source of every score a player sees. Undefined for a match that
 * has not begun or was called off.
 */
export function scoresOf(world: World, contest: Contest, standing: Standing): matches.MatchScore | undefined {
  const { status, plays, within } = standing
  if (status !== 'live' && status !== 'closed') return undefined
  const { minutes, tell } = sportOf(world, contest)
  const scores = tell({ seed: world.origin.seed, matchId: contest.matchId, plays, within })
  if (status === 'closed' || minutes === undefined) return scores
  return { ...scores, minute: Math.floor(((plays.length + within) * minutes) / sportsbook.PLAYS) + 1 }
}
