import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isAt, knownPath, paths } from './paths.ts'

/** Pages whose back arrow leads home instead of one step back (spec §2 layout). */
const BACK_TO_HOME = [paths.login, paths.register, paths.trial, paths.promotions, paths.forgotPassword].map(
  ({ pattern }) => pattern,
)

/** Where the back arrow leads: an address, or one step back. */
export function backTarget(pathname: string, search: string, hasHistory: boolean): string | -1 {
  if (BACK_TO_HOME.some((pattern) => isAt(pattern, pathname))) return paths.home()
  const told = knownPath(new URLSearchParams(search).get('backUrl'))
  if (told) return told
  // A page opened by a link from outside has nothing of ours behind it (SHELL-004).
  return hasHistory ? -1 : paths.home()
}

/** The router numbers its entries; the first one has nothing before it. */
const hasHistory = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0

export function useBack(): () => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useCallback(() => {
    const target = backTarget(pathname, search, hasHistory())
    if (target === -1) navigate(-1)
    else navigate(target, { replace: target === paths.home() })
  }, [pathname, search, navigate])
}
