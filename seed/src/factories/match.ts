import { artUrl } from '@understudy/art'
import { HOUR } from '@understudy/contracts/durations'
import { texts } from '../texts.ts'
import { FACTORY_TIME } from '../time.ts'
import type { MatchSeed } from '../world-seed.ts'

/** Marjan against Kohsar in the River Cup, at even odds. */
export const aMatch = (overrides: Partial<MatchSeed> = {}): MatchSeed => ({
  matchId: '990001',
  leagueId: '9901',
  league: texts('دریائی کپ', 'Daryai Cup', 'River Cup'),
  home: texts('مرجان', 'Marjan', 'Marjan'),
  away: texts('کوہسار', 'Kohsar', 'Kohsar'),
  homeImage: artUrl.team('marjan'),
  awayImage: artUrl.team('kohsar'),
  startsAt: FACTORY_TIME,
  endsAt: FACTORY_TIME + 3 * HOUR,
  vendor: 'U9W',
  gameId: 'U9W-0002',
  roomId: '',
  nodeId: '990002',
  supported: true,
  homeOdds: 190,
  awayOdds: 190,
  group: 'ads-cricket',
  ...overrides,
})
