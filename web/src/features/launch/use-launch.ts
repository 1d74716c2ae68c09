import type { Game } from '@understudy/contracts/games'
import { useCallback } from 'react'
import { useSettings } from '@/domain/system'
import { paths, useRefuseTrial, useToLogin } from '@/shared/navigation'
import { useRole } from '@/shared/session'
import { decideLaunch, type Origin, supportsPlay, type Target } from './decide.ts'
import { openInWindow } from './open-in-window.ts'
import { useVendorData } from './vendor-data.ts'

/** Options of opening games and vendors from a screen. */
export function useLaunches(origin: Origin, options?: { enabled?: boolean }) {
  const mapping = useVendorData(options)?.mapping
  return useCallback(
    (target: Target | Game) =>
      decideLaunch('kind' in target ? target : { kind: 'game', ...target }, { mapping: mapping ?? {}, origin }),
    [mapping, origin],
  )
}

/** Returns the links of games and vendors on a screen. */
export function useLaunchPaths(origin: Origin, options?: { enabled?: boolean }) {
  const launchOf = useLaunches(origin, options)
  return useCallback((target: Target | Game) => launchOf(target).path, [launchOf])
}

/** Launches into a new window; visitors are sent to the login first and return to home. */
export function useLaunchWindow() {
  const role = useRole()
  const settings = useSettings()
  const toLogin = useToLogin()
  const refuseTrial = useRefuseTrial()
  return useCallback(
    (target: { nodeId: string; vassalage: string; gameId?: string; gameType?: string; supportPlay?: 0 | 1 }) => {
      if (role.isGuest) return toLogin()
      if (role.isTrial && target.supportPlay !== undefined && !supportsPlay(target)) return refuseTrial()
      const allowed = settings ? [settings.paths.stage, ...settings.launchGameCDNs] : []
      return openInWindow({ ...target, free: role.isTrial, backUrl: paths.home() }, allowed)
    },
    [role.isGuest, role.isTrial, settings, toLogin, refuseTrial],
  )
}
