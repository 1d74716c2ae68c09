import { artUrl } from '@understudy/art'
import { type Dice, diceFrom } from '@understudy/art/random'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { aMatch } from './factories/match.ts'
import { gamesPart } from './games.ts'
import { seedPart } from './seed-part.ts'
import { LEAGUES, type League } from './teams.ts'
import { quarterHour } from './time.ts'
import type { GameSeed, MatchSeed } from './world-seed.ts'

const LIVE = 8
const UPCOMING = 12
const CLOSED = 4
/** One live and one upcoming match whose game is not supported. */
const UNSUPPORTED = [5, 16]

/**
 * Returns two prices for a match with an overround of 104 to 107 % before rounding. The range of chances keeps both
 * prices between 1.20 and 8.00 (domain conventions, section B2).
 */
function odds(dice: Dice): Pick<MatchSeed, 'homeOdds' | 'awayOdds'> {
  const homeChance = dice.between(0.22, 0.76)
  const overround = dice.between(1.04, 1.07)
  const price = (chance: number) => Math.round(100 / (chance * overround))
  return { homeOdds: price(homeChance), awayOdds: price(1 - homeChance) }
}

function startOf(index: number, league: League, startAt: number, dice: Dice): number {
  const now = quarterHour(startAt)
  // Never past half time, so that a live match stays live while somebody watches it.
  if (index < LIVE) return now - dice.whole(1, league.hours * 2) * 15 * MINUTE
  if (index < LIVE + UPCOMING) return now + (1 + (index - LIVE) * 3.5) * HOUR + dice.whole(0, 8) * 15 * MINUTE
  return now - (league.hours + 3 + (index - LIVE - UPCOMING) * 5) * HOUR
}

function gameOf({ vendor, gameCode }: League, games: readonly GameSeed[]): GameSeed {
  const game = games.find((one) => one.vendor === vendor && one.gameCode === gameCode)
  if (!game) throw new Error(`${vendor} has no ${gameCode} to show a match in`)
  return game
}

function matchesOf(seed: number, startAt: number, games: readonly GameSeed[]): MatchSeed[] {
  const dice = diceFrom(`matches ${seed}`)
  const benches = LEAGUES.map(({ teams }) => dice.shuffled(teams))
  return Array.from({ length: LIVE + UPCOMING + CLOSED }, (_, index) => {
    const turn = index % LEAGUES.length
    const league = LEAGUES[turn]
    const bench = benches[turn]
    const round = Math.floor(index / LEAGUES.length)
    const first = bench?.[(round * 2) % bench.length]
    const second = bench?.[(round * 2 + 1) % bench.length]
    const isReturnMatch = bench !== undefined && round * 2 >= bench.length
    const [home, away] = isReturnMatch ? [second, first] : [first, second]
    if (!league || !home || !away) throw new Error(`No pairing for match ${index}`)
    const game = gameOf(league, games)
    const startsAt = startOf(index, league, startAt, dice)
    // The platform names a match's game by room or by game id; the seed has both forms (DATA-019).
    const target =
      league.vendor === 'U9W' ? { roomId: `U9W-R${index + 1}`, gameId: '' } : { roomId: '', gameId: game.gameId }
    return aMatch({
      matchId: String(70_001 + index),
      leagueId: league.id,
      league: league.name,
      home: home.name,
      away: away.name,
      homeImage: artUrl.team(home.slug),
      awayImage: artUrl.team(away.slug),
      startsAt,
      endsAt: startsAt + league.hours * HOUR,
      vendor: league.vendor,
      nodeId: game.nodeId,
      supported: !UNSUPPORTED.includes(index),
      group: league.group,
      ...odds(dice),
      ...target,
    })
  })
}

export const matchesPart = seedPart({
  name: 'matches',
  needs: [gamesPart],
  build: ({ seed, startAt }, games) => matchesOf(seed, startAt, games),
  empty: [],
})
