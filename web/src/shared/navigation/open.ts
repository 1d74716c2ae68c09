import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { text } from '@/shared/i18n'
import { roleOf, session } from '@/shared/session'
import { ask } from '@/shared/ui/ask'
import { accessTo, knownPath, paths, trialRefusalAt } from './paths.ts'

/** Router state for the login screen, by which it returns the player. */
interface LoginState {
  from?: string
}

/** Where a login leads: to the page that required it, from the router state or `?backUrl=`, else home. */
export function returnPath({ state, search }: { state: unknown; search: string }): string {
  const from = (state as LoginState | null)?.from
  return knownPath(from) ?? knownPath(new URLSearchParams(search).get('backUrl')) ?? paths.home()
}

/** Sends a visitor to the login screen, from where `returnPath` leads back to `from`, or to this page. */
export function useToLogin() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (from: string = pathname + search, options?: NavigateOptions) =>
      navigate(paths.login(), { ...options, state: { from } satisfies LoginState }),
    [navigate, pathname, search],
  )
}

/** Tells a trial player that something needs a real account, and offers to register. */
export function useRefuseTrial() {
  const navigate = useNavigate()
  return useCallback(
    async (reason: 'in_need_true_account' | 'free_reject' = 'in_need_true_account') => {
      const register = await ask({
        title: text(`shared:error.${reason}`),
        confirm: text('shared:action.registerNow'),
        cancel: text('shared:action.cancel'),
      })
      if (register) navigate(paths.register())
    },
    [navigate],
  )
}

/**
 * Follows a link by the rule for guests (spec §6, SESSION-018): without a session to the login screen and back
 * afterwards; a trial player is told that a real account is needed.
 */
export function useOpen() {
  const navigate = useNavigate()
  const toLogin = useToLogin()
  const refuseTrial = useRefuseTrial()
  return useCallback(
    (path: string) => {
      const access = accessTo(path)
      const role = roleOf(session.get())
      if (access === 'guest') return navigate(path)
      if (role.isGuest) return toLogin(path)
      if (role.isTrial && access !== 'member') return refuseTrial(trialRefusalAt(path))
      return navigate(path)
    },
    [navigate, toLogin, refuseTrial],
  )
}
