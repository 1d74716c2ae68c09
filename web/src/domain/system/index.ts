import { readWhitelabel, type Switches } from '@understudy/contracts/flags'
import { type SettingsInfo, statusCodeOf, systemStatus } from '@understudy/contracts/system'
import { useMemo } from 'react'
import { STALE, storedReply, useStoredQuery } from '@/shared/api'
import { merchantCode } from '@/shared/session'
import { TIMINGS } from '@/shared/timings'

export const storedStatus = storedReply('status', systemStatus)

/** Settings, maintenance and region: the stored status first, then the server's (STATUS-004). */
export const useStatus = () =>
  useStoredQuery(systemStatus, undefined, storedStatus, {
    isCurrent: ({ info }) => info.merchantCode === merchantCode(),
    staleTime: STALE.minute,
    refetchInterval: ({ state }) => (state.data && statusCodeOf(state.data) ? TIMINGS.statusRetry : false),
  })

/** The merchant's settings; undefined in a new browser until the first status arrives. */
export const useSettings = (): SettingsInfo | undefined => useStatus().data?.info

const NONE = readWhitelabel([])

/** The whitelabel flags by name; all off while the settings are unknown. */
export function useFlags(): Switches {
  const tree = useSettings()?.whitelabel
  return useMemo(() => (tree ? readWhitelabel(tree) : NONE), [tree])
}

/** Whether a promotion that other screens depend on is on (REFERRAL, APP_DOWNLOAD). */
export const usePromotion = (code: string): boolean => useSettings()?.promotions[code]?.enabled ?? false

/** Whether deposits are offered: all merchants take them but those whose module is off, once that is known. */
export function useTakesDeposits(): boolean {
  const flags = useFlags()
  return useSettings() === undefined || flags.deposit
}
