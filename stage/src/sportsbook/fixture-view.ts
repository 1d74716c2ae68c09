import { type LanguageCode, launch, type sportsbook } from '@understudy/contracts'
import { gamesRepository } from '@understudy/platform/features/games/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import type { World } from '@understudy/platform/world/world.ts'
import type { Contest, Standing } from './fixtures.ts'
import { scoresOf } from './tell-score.ts'

/** Decimal odds, from hundredths. */
export const decimal = (odds: Record<sportsbook.SportsbookSide, number | null>) => ({
  home: odds.home === null ? null : odds.home / 100,
  away: odds.away === null ? null : odds.away / 100,
})

/** Returns a match with its state, as any page lists it. */
export function fixtureView(
  world: World,
  contest: Contest,
  standing: Standing,
  language: LanguageCode,
): Omit<sportsbook.Fixture, 'chosen'> {
  const { matchId, league, home, away, homeImage, awayImage, startsAt, endsAt } = contest
  const sport = sportName(world, contest, language)
  const { status, score, odds, winner } = standing
  const scores = scoresOf(world, contest, standing)
  return {
    matchId,
    startsAt,
    endsAt,
    homeImage,
    awayImage,
    status,
    score,
    winner,
    ...(scores && { scores }),
    league: sport ? `${sport} · ${textIn(league, language)}` : textIn(league, language),
    home: textIn(home, language),
    away: textIn(away, language),
    odds: decimal(odds),
  }
}

/** The name of a match's sport, at a bookmaker of several. */
function sportName(world: World, { own, vendor, nodeId }: Contest, language: LanguageCode): string | undefined {
  if (own || vendor === launch.CRICKET_VENDOR) return undefined
  const game = world.use(gamesRepository).byNode(String(nodeId))
  return game && textIn(game.facts.name, language)
}
