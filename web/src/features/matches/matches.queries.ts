import { Match, MatchV2, matches, matchGroups } from '@understudy/contracts/matches'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { STALE, useApiQuery } from '@/shared/api'
import { stored } from '@/shared/storage'

/** A match of either form; only v2 has odds. */
const HotMatch = z.extend(Match, { moneyLine: z.optional(MatchV2.shape.moneyLine) })
export type HotMatch = z.infer<typeof HotMatch>

/** How often the scores of live matches are asked for. */
const LIVE_EVERY = 60_000

const storedMatches = stored('hotMatches', z.array(HotMatch))

/**
 * The hot matches: v2 with odds, or v1 if the platform has no v2. Stored ones are shown until the call has answered.
 */
export function useHotMatches({ enabled }: { enabled: boolean }) {
  const v2 = useApiQuery(matchGroups, undefined, {
    enabled,
    select: (groups) => groups.flatMap(({ matchList }) => matchList),
    staleTime: STALE.short,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ matchList }) => matchList.some(({ status }) => status === 'live')) ? LIVE_EVERY : false,
  })
  const wantsV1 = v2.isError || v2.data?.length === 0
  const v1 = useApiQuery(matches, undefined, { enabled: enabled && wantsV1, staleTime: STALE.short })
  const hotMatches: HotMatch[] | undefined = wantsV1 ? v1.data : v2.data

  useEffect(() => {
    if (hotMatches) storedMatches.write(hotMatches)
  }, [hotMatches])

  const failed = wantsV1 && v1.isError
  return { matches: hotMatches ?? (failed ? [] : undefined), stored: hotMatches ? undefined : storedMatches.read() }
}
