import type { LanguageCode, sportsbook } from '@understudy/contracts'
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
    league: textIn(league, language),
    home: textIn(home, language),
    away: textIn(away, language),
    odds: decimal(odds),
  }
}
