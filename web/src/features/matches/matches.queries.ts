import { Match, MatchV2, matches, matchGroups } from '@understudy/contracts/matches'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { STALE, useApiQuery } from '@/shared/api'
import { stored } from '@/shared/storage'

/** A match of either form; only v2 has odds. */
export type HotMatch = Match & Partial<Pick<MatchV2, 'moneyLine'>>

const storedMatches = stored('hotMatches', z.array(z.union([MatchV2, Match])))

/**
 * The hot matches: the v2 form with odds, or where a platform has none, the v1 form. The last known ones stand there
 * until the call has answered.
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
