import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isAt, knownPath, paths } from './paths.ts'
import { entryNumber, pathBefore } from './trail.ts'

/** Pages whose back arrow leads home instead of one step back (spec §2 layout, message centre). */
const BACK_TO_HOME = [
  paths.login,
  paths.register,
  paths.trial,
  paths.promotions,
  paths.forgotPassword,
  paths.messages,
].map(({ pattern }) => pattern)

/** Target of the back arrow: a URL, or one step back in the history. `before` is the path one step back. */
export function backTarget(pathname: string, search: string, hasHistory: boolean, before?: string): string | -1 {
  if (BACK_TO_HOME.some((pattern) => isAt(pattern, pathname))) return paths.home()
  const backPath = knownPath(new URLSearchParams(search).get('backUrl'))
  // The page that opened this one is the previous entry; a new entry for it would make the arrow loop between the two.
  if (backPath) return backPath.split(/[?#]/)[0] === before ? -1 : backPath
  // A page opened by an external link has no page of ours before it (SHELL-004).
  return hasHistory ? -1 : paths.home()
}

export function useBack(): () => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useCallback(() => {
    const target = backTarget(pathname, search, entryNumber() > 0, pathBefore())
    if (target === -1) navigate(-1)
    else navigate(target, { replace: true })
  }, [pathname, search, navigate])
}
