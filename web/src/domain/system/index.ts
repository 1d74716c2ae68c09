import { readWhitelabel, type Switches } from '@understudy/contracts/flags'
import { type SettingsInfo, type SystemStatus, statusCodeOf, systemStatus } from '@understudy/contracts/system'
import { useMemo } from 'react'
import { STALE, useApiQuery } from '@/shared/api'
import { merchantCode } from '@/shared/session'
import { stored } from '@/shared/storage'
import { shaped } from '@/shared/storage/shape'
import { TIMINGS } from '@/shared/timings'
import { status } from './status-shape.ts'

export const storedStatus = stored('status', shaped(status))

/** The stored status of this merchant, used until the current one arrives. */
function lastStatus(): SystemStatus | undefined {
  const status = storedStatus.read()
  return status?.info.merchantCode === merchantCode() ? status : undefined
}

/** Settings, maintenance and region: the stored status first, then the server's (STATUS-004). */
export const useStatus = () =>
  useApiQuery(systemStatus, undefined, {
    initialData: lastStatus,
    initialDataUpdatedAt: 0,
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
