import { type LanguageCode, matches } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { type MatchRow, matchesRepository } from './matches.repository.ts'

export const matchRoutes = [
  handle(matches.matches, ({ world, language }) => {
    const now = world.now()
    const open = world.use(matchesRepository).open(now)
    return open.map((row) => matchView(row, language, now))
  }),

  handle(matches.matchGroups, ({ world, language }) => {
    const now = world.now()
    const open = world.use(matchesRepository).open(now)
    const groups = [...new Set(open.map(({ facts }) => facts.group))]
    return groups.map((gameMatchAdsId) => ({
      gameMatchAdsId,
      matchList: open
        .filter(({ facts }) => facts.group === gameMatchAdsId)
        .map((row) => ({
          ...matchView(row, language, now),
          moneyLine: { homeTeamOdds: row.facts.homeOdds / 100, awayTeamOdds: row.facts.awayOdds / 100 },
        })),
    }))
  }),
]

function matchView({ matchId, startsAt, facts }: MatchRow, language: LanguageCode, now: number): matches.Match {
  return {
    matchId,
    leagueId: facts.leagueId,
    league: textIn(facts.league, language),
    homeTeam: textIn(facts.home, language),
    awayTeam: textIn(facts.away, language),
    homeTeamImageUrl: facts.homeImage,
    awayTeamImageUrl: facts.awayImage,
    matchTime: startsAt,
    status: now < startsAt ? 'upcoming' : 'live',
    vendor: facts.vendor,
    nodeId: facts.nodeId,
    ...(facts.roomId ? { roomId: facts.roomId } : {}),
    ...(facts.gameId ? { gameId: facts.gameId } : {}),
    supportPlay: facts.supported ? 0 : 1,
  }
}
