import { type Match, type MatchV2, matches, matchGroups } from '@understudy/contracts/matches'
import { useEffect } from 'react'
import { STALE, useApiQuery } from '@/shared/api'
import { stored } from '@/shared/storage'
import { fields, list, matching, number, oneOf, optional, shaped, text } from '@/shared/storage/shape'

/** A match of either form; only v2 has odds. */
export type HotMatch = Match & Partial<Pick<MatchV2, 'moneyLine'>>

const picture = matching(/^(https?:\/\/|\/(?!\/))[^\s\\]*$/)
const hotMatch = fields<HotMatch>({
  league: text,
  homeTeam: text,
  awayTeam: text,
  homeTeamImageUrl: picture,
  awayTeamImageUrl: picture,
  matchTime: number,
  status: oneOf('upcoming', 'live', 'closed'),
  vendor: text,
  roomId: optional(text),
  gameId: optional(text),
  nodeId: text,
  matchId: text,
  leagueId: text,
  supportPlay: oneOf(0, 1),
  moneyLine: optional(fields({ homeTeamOdds: number, awayTeamOdds: number })),
})
const storedMatches = stored('hotMatches', shaped(list(hotMatch)))

/**
 * The hot matches: v2 with odds, or v1 if the platform has no v2. Stored ones are shown until the call has answered.
 */
export function useHotMatches({ enabled }: { enabled: boolean }) {
  const v2 = useApiQuery(matchGroups, undefined, {
    enabled,
    select: (groups) => groups.flatMap(({ matchList }) => matchList),
    staleTime: STALE.short,
  })
  const wantsV1 = v2.isError || v2.data?.length === 0
  const v1 = useApiQuery(matches, undefined, { enabled: enabled && wantsV1, staleTime: STALE.short })
  const found: HotMatch[] | undefined = wantsV1 ? v1.data : v2.data

  useEffect(() => {
    if (found) storedMatches.write(found)
  }, [found])

  const failed = wantsV1 && v1.isError
  return { matches: found ?? (failed ? [] : undefined), stored: found ? undefined : storedMatches.read() }
}
