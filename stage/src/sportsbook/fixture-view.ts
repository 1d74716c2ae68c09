import type { LanguageCode, sportsbook } from '@understudy/contracts'
import { textIn } from '@understudy/platform/shared/text.ts'
import type { Contest, Standing } from './fixtures.ts'

/** Decimal odds, from hundredths. */
export const decimal = (odds: Record<sportsbook.SportsbookSide, number | null>) => ({
  home: odds.home === null ? null : odds.home / 100,
  away: odds.away === null ? null : odds.away / 100,
})

/** Returns a match with its state, as any page lists it. */
export const fixtureView = (
  { matchId, league, home, away, homeImage, awayImage, startsAt, endsAt }: Contest,
  { status, score, odds, winner }: Standing,
  language: LanguageCode,
): Omit<sportsbook.Fixture, 'chosen'> => ({
  matchId,
  startsAt,
  endsAt,
  homeImage,
  awayImage,
  status,
  score,
  winner,
  league: textIn(league, language),
  home: textIn(home, language),
  away: textIn(away, language),
  odds: decimal(odds),
})
