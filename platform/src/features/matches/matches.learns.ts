import { matches } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import { type Learns, learns, type Notes } from '../../binding/learns.ts'

/** How long a match lasts, and how long one that was shown still goes on: lists show none that is over. */
const USUAL = 3 * HOUR
const AT_LEAST = HOUR / 2

const learntMatch = (match: matches.Match, into: Notes) => {
  const homeImage = into.picture(match.homeTeamImageUrl)
  const awayImage = into.picture(match.awayTeamImageUrl)
  return {
    matchId: match.matchId.slice(0, 40),
    leagueId: match.leagueId.slice(0, 40),
    league: into.words(match.league),
    home: into.words(match.homeTeam),
    away: into.words(match.awayTeam),
    ...(homeImage !== undefined && { homeImage }),
    ...(awayImage !== undefined && { awayImage }),
    starts: into.when(match.matchTime),
    ends: into.when(Math.max(match.matchTime + USUAL, into.startAt + AT_LEAST)),
    vendor: match.vendor,
    nodeId: match.nodeId,
    gameId: match.gameId ?? '',
    roomId: match.roomId ?? '',
    supported: match.supportPlay === 0,
  }
}

/** Takes matches whose game is known, as a match opens one. */
const take = (
  list: readonly (ReturnType<typeof learntMatch> & { homeOdds?: number; awayOdds?: number; group?: string })[],
  into: Notes,
) => {
  into.invented('matches', 'when they end')
  into.invented('matches', 'how live ones stand')
  into.finally((file) => {
    const nodes = new Set(file.games?.map(({ nodeId }) => nodeId))
    const playable = list.filter(({ nodeId }) => nodes.has(nodeId))
    if (playable.length < list.length) into.leftOut('matches', 'those of games that no recorded list has')
    into.listed('matches', playable)
  })
}

export const matchLearns: readonly Learns[] = [
  learns(matches.matchGroups, (groups, into) =>
    take(
      groups.flatMap(({ gameMatchAdsId, matchList }) =>
        matchList.map(({ moneyLine, ...match }) => ({
          ...learntMatch(match, into),
          homeOdds: moneyLine.homeTeamOdds,
          awayOdds: moneyLine.awayTeamOdds,
          group: gameMatchAdsId.slice(0, 40),
        })),
      ),
      into,
    ),
  ),
  learns(matches.matches, (list, into) =>
    take(
      list.map((match) => learntMatch(match, into)),
      into,
    ),
  ),
]
