import { type LanguageCode, matches } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { feature } from '@understudy/platform/binding/feature.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import { type MatchRow, matchesRepository } from '@understudy/platform/features/matches/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { ofRow, type Standing, standingOf } from '../sportsbook/fixtures.ts'
import { lastOddsOf } from '../sportsbook/odds.ts'
import { scoresOf } from '../sportsbook/tell-score.ts'

/** The matches that home shows, with the score and odds of the bookmaker that takes bets on them. */
export const hotMatches = feature({
  name: 'hot-matches',
  routes: [
    handle(matches.matches, ({ world, language }) =>
      openMatches(world).map(({ row, standing }) => matchView(world, row, standing, language)),
    ),

    handle(matches.matchGroups, ({ world, language }) => {
      const open = openMatches(world)
      const groups = [...new Set(open.map(({ row }) => row.facts.group))]
      return groups.map((gameMatchAdsId) => ({
        gameMatchAdsId,
        matchList: open
          .filter(({ row }) => row.facts.group === gameMatchAdsId)
          .map(({ row, standing }) => ({
            ...matchView(world, row, standing, language),
            moneyLine: moneyLine(row, standing),
          })),
      }))
    }),
  ],
})

/** Live and upcoming matches that were not called off. */
function openMatches(world: World) {
  const decided = world.use(luckRepository).results()
  return world
    .use(matchesRepository)
    .open(world.now())
    .map((row) => ({ row, standing: standingOf(world, ofRow(row), decided) }))
    .filter(({ standing }) => standing.status !== 'calledOff')
}

function moneyLine({ facts }: MatchRow, { odds, plays }: Standing): matches.MatchV2['moneyLine'] {
  const { home, away } = lastOddsOf(facts, plays)
  return {
    homeTeamOdds: home / 100,
    awayTeamOdds: away / 100,
    ...(odds.home === null && { suspended: true }),
  }
}

function matchView(world: World, row: MatchRow, standing: Standing, language: LanguageCode): matches.Match {
  const { matchId, startsAt, facts } = row
  const scores = scoresOf(world, ofRow(row), standing)
  return {
    matchId,
    leagueId: facts.leagueId,
    league: textIn(facts.league, language),
    homeTeam: textIn(facts.home, language),
    awayTeam: textIn(facts.away, language),
    homeTeamImageUrl: facts.homeImage,
    awayTeamImageUrl: facts.awayImage,
    matchTime: startsAt,
    status: standing.status === 'upcoming' ? 'upcoming' : 'live',
    vendor: facts.vendor,
    nodeId: facts.nodeId,
    ...(scores && { scores }),
    ...(facts.roomId ? { roomId: facts.roomId } : {}),
    ...(facts.gameId ? { gameId: facts.gameId } : {}),
    supportPlay: facts.supported ? 0 : 1,
  }
}
