import { launchGame, launchGuestSports, SPORTS_VENDOR } from '@understudy/contracts/launch'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { type ApiError, call } from '@/shared/api'
import { useLanguage } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { useRole, useSession } from '@/shared/session'
import { TIMINGS } from '@/shared/timings'
import { launchInput } from './launch-input.ts'
import { useSettled } from './use-settled.ts'
import { useVendorQuery } from './vendor-data.ts'

/** State of the sports game's launch. */
export type SportsLaunch =
  | { state: 'opening' }
  /** Nothing is launched for trial sessions and for merchants without a sports game (LAUNCH-016). */
  | { state: 'refused'; why: 'trial' | 'missing' }
  | { state: 'failed'; error: ApiError }
  /** `turn` counts launches. */
  | { state: 'launched'; address: string; turn: number }

const OPENING = { state: 'opening' } as const

/**
 * Launches `mapping.SPORTS.FB`, and again when the session changes, 250 ms after the last change of language, and when
 * the page is restored from the back/forward cache without a valid URL (spec §4). Visitors get the guest variant.
 */
export function useSportsLaunch(frame: RefObject<HTMLIFrameElement | null>) {
  const { isTrial } = useRole()
  const token = useSession()?.token
  const language = useSettled(useLanguage(), TIMINGS.relaunchDebounce)
  const vendors = useVendorQuery()
  const node = vendors.data?.mapping.SPORTS?.[SPORTS_VENDOR]
  const { nodeId, gameId } = node ?? {}
  const [turn, setTurn] = useState(1)
  const [result, setResult] = useState<{ of: string; launch: SportsLaunch }>()
  const retry = useCallback(() => setTurn((now) => now + 1), [])

  // Session and language are sent with every call, so a change of either is another launch.
  const launchId = JSON.stringify([token, language, nodeId, gameId, turn])
  const launch = result?.of === launchId ? result.launch : OPENING

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id has all that the launch depends on
  useEffect(() => {
    if (isTrial || nodeId === undefined) return
    const { abort, signal } = abortable()
    const request =
      token === undefined
        ? call(launchGuestSports, { query: { platform: 'html5' } }, { signal })
        : call(launchGame, memberInput(nodeId, gameId), { signal })
    const end = (launch: SportsLaunch) => signal.aborted || setResult({ of: launchId, launch })
    request.then(
      ({ content }) => end({ state: 'launched', address: content.game_url, turn }),
      (error: ApiError) => end({ state: 'failed', error }),
    )
    return abort
  }, [isTrial, launchId])

  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !/^https?:\/\//.test(frame.current?.src ?? '')) retry()
    }
    addEventListener('pageshow', restore)
    return () => removeEventListener('pageshow', restore)
  }, [frame, retry])

  const isLoaded = vendors.data !== undefined
  if (isTrial) return { launch: { state: 'refused', why: 'trial' } as SportsLaunch, again: retry }
  if (!isLoaded && vendors.error) {
    const ask = () => void vendors.refetch()
    return { launch: { state: 'failed', error: vendors.error } as SportsLaunch, again: ask }
  }
  // Stored vendors may lack entries that the current ones have.
  if (isLoaded && nodeId === undefined && !vendors.isPending)
    return { launch: { state: 'refused', why: 'missing' } as SportsLaunch, again: retry }
  return { launch, again: retry }
}

const memberInput = (nodeId: string, gameId: string | undefined) =>
  launchInput({ nodeId, gameId, vassalage: SPORTS_VENDOR, gameType: 'SPORTS', free: false, backUrl: paths.home() })

function abortable() {
  const controller = new AbortController()
  return { abort: () => controller.abort(), signal: controller.signal }
}
