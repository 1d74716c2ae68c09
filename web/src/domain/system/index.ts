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

/** The last status this merchant told, for the moment until the present one arrives. */
function lastStatus(): SystemStatus | undefined {
  const status = storedStatus.read()
  return status?.info.merchantCode === merchantCode() ? status : undefined
}

/** Settings, maintenance and region: from the device at once, from the server right after (STATUS-004). */
export const useStatus = () =>
  useApiQuery(systemStatus, undefined, {
    initialData: lastStatus,
    initialDataUpdatedAt: 0,
    staleTime: STALE.minute,
    refetchInterval: ({ state }) => (state.data && statusCodeOf(state.data) ? TIMINGS.statusRetry : false),
  })

/** What the merchant configures; undefined until the first status of a new browser has arrived. */
export const useSettings = (): SettingsInfo | undefined => useStatus().data?.info

const NONE = readWhitelabel([])

/** The whitelabel switches by name; all off while the settings are unknown. */
export function useFlags(): Switches {
  const tree = useSettings()?.whitelabel
  return useMemo(() => (tree ? readWhitelabel(tree) : NONE), [tree])
}

/** Whether a promotion other screens depend on is on (REFERRAL, APP_DOWNLOAD). */
export const usePromotion = (code: string): boolean => useSettings()?.promotions[code]?.enabled ?? false
