import { artUrl } from '@understudy/art'
import { sportsbook } from '@understudy/contracts'
import { luckRepository } from '../../features/luck/index.ts'
import { type MatchRow, matchesRepository } from '../../features/matches/index.ts'
import { randomOf } from '../../world/random.ts'
import type { World } from '../../world/world.ts'
import { courseOf, oddsAt, type Prices, type Score, scoreAfter, winnerOf } from './odds.ts'
import { LEAGUE, SQUADS, type Texts } from './teams.ts'

/** A match a book takes bets on: one of the world's, or one the book draws itself. */
export interface Contest extends Prices {
  matchId: string
  nodeId: number
  vendor: string
  roomId: string
  league: Texts
  home: Texts
  away: Texts
  homeImage: string
  awayImage: string
  /** The book draws it itself: no other part of the platform knows it. */
  own: boolean
  startsAt: number
  endsAt: number
}

const MINUTE = 60_000
/** A drawn match begins every twenty minutes and lasts half an hour. */
const DRAWN = { every: 20 * MINUTE, lasts: 30 * MINUTE, before: 3, after: 5 } as const
/** Closed matches stay on the page for so long. */
const SHOWN_CLOSED = 12 * 60 * MINUTE

const ofRow = ({ matchId, startsAt, endsAt, facts }: MatchRow): Contest => ({
  ...facts,
  own: false,
  matchId,
  startsAt,
  endsAt,
  nodeId: Number(facts.nodeId),
})

type Kind = keyof typeof SQUADS

/** A match the book draws itself: `<kind>-<vendor>-<node>-<number>` says all of it. */
function drawn(world: World, kind: Kind, vendor: string, nodeId: number, number: number): Contest {
  const matchId = `${kind}-${vendor}-${nodeId}-${number}`
  const random = randomOf(world.origin.seed, matchId)
  const squads = SQUADS[kind]
  const first = random.below(squads.length)
  const second = (first + 1 + random.below(squads.length - 1)) % squads.length
  const chance = 0.25 + random.next() * 0.5
  const price = (of: number) => Math.floor(100 / (of * 1.055))
  const [home, away] = [squads[first] ?? squads[0], squads[second] ?? squads[1]]
  const startsAt = number * DRAWN.every + (nodeId % 20) * MINUTE
  return {
    ...{ matchId, nodeId, vendor, own: true, roomId: '', league: LEAGUE[kind] },
    ...{ home: home.name, away: away.name, homeImage: artUrl.team(home.slug), awayImage: artUrl.team(away.slug) },
    ...{ startsAt, endsAt: startsAt + DRAWN.lasts, homeOdds: price(chance), awayOdds: price(1 - chance) },
  }
}

const DRAWN_ID = /^(ESPORTS|SPORTS)-([A-Z0-9_]{2,16})-(\d{1,10})-(\d{1,9})$/

/** The match of an id, whichever kind it is. */
export function contestOf(world: World, matchId: string): Contest | undefined {
  const [, kind, vendor, nodeId, number] = DRAWN_ID.exec(matchId) ?? []
  if (kind && vendor && nodeId && number) return drawn(world, kind as Kind, vendor, Number(nodeId), Number(number))
  const row = world.use(matchesRepository).byId(matchId)
  return row && ofRow(row)
}

/** What a book shows: live matches, then those to come, then what lately ended. */
export function contestsOf(world: World, kind: Kind, vendor: string, nodeId: number): Contest[] {
  const rows =
    kind === 'SPORTS'
      ? world
          .use(matchesRepository)
          .ofVendor(vendor)
          .filter(({ endsAt }) => !world.hasCome(endsAt + SHOWN_CLOSED))
          .map(ofRow)
      : []
  const number = world.stepsSince(0, DRAWN.every)
  const own = Array.from({ length: DRAWN.before + DRAWN.after }, (_, i) =>
    drawn(world, kind, vendor, nodeId, number - DRAWN.before + i),
  )
  const order = ({ startsAt, endsAt }: Contest) => (world.hasCome(endsAt) ? 2 : world.hasCome(startsAt) ? 0 : 1)
  return [...rows, ...own].sort(
    (a, b) =>
      order(a) - order(b) ||
      Number(a.own) - Number(b.own) ||
      (order(a) === 2 ? b.endsAt - a.endsAt : a.startsAt - b.startsAt),
  )
}

export interface Standing {
  status: sportsbook.Fixture['status']
  score: Score
  /** Hundredths. */
  odds: Record<sportsbook.SportsbookSide, number | null>
  winner: sportsbook.SportsbookSide | null
}

const NONE = { home: null, away: null }

/**
 * How a match stands at the world's time: it is never stored, so it is the same after every restart and rewind.
 * `results` are the decided ones, where they are read already.
 */
export function standingOf(world: World, contest: Contest, results = world.use(luckRepository).results()): Standing {
  const { matchId, startsAt, endsAt } = contest
  const decided = results[matchId]
  if (decided === 'calledOff') return { status: 'calledOff', score: { home: 0, away: 0 }, odds: NONE, winner: null }
  const winner = sportsbook.SPORTSBOOK_SIDES.find((side) => side === decided)
  if (!world.hasCome(startsAt))
    return {
      status: 'upcoming',
      score: { home: 0, away: 0 },
      odds: oddsAt(contest, { home: 0, away: 0 }),
      winner: null,
    }
  const course = courseOf({ seed: world.origin.seed, matchId, prices: contest, winner })
  if (world.hasCome(endsAt))
    return { status: 'closed', score: scoreAfter(course, sportsbook.PLAYS), odds: NONE, winner: winnerOf(course) }
  const done = world.stepsSince(startsAt, (endsAt - startsAt) / sportsbook.PLAYS)
  const score = scoreAfter(course, done)
  return { status: 'live', score, odds: oddsAt(contest, score), winner: null }
}
