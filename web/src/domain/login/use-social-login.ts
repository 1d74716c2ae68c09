import type { SocialProvider } from '@understudy/contracts/cloud'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  finishSignIn,
  isSignInReturn,
  startSignIn,
  useCloud,
  useExpectedProviders,
  useSocialProviders,
} from '@/domain/cloud'
import { errorText } from '@/shared/api'
import { text } from '@/shared/i18n'
import { useRole } from '@/shared/session'
import { LOGIN_TOAST, TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'
import { logIn } from './log-in.ts'

export interface SocialLogin {
  /** The sign-ins to offer; empty until the cloud service is initialised. */
  providers: readonly SocialProvider[]
  /** Number of buttons to reserve space for. */
  expected: number
  /** The provider whose page is being opened, or from which the visitor is returning. */
  busy: boolean
  start: (provider: SocialProvider) => void
}

/** Redirect URLs already handled: an effect may run twice, but a code is valid once. */
const followed = new Set<string>()

/**
 * Social sign-in on the login or registration page: navigates to the identity provider, handles the redirect back and
 * opens the session (LOGIN-022). The page itself redirects once there is a session, to `landing`.
 */
export function useSocialLogin(landing: string): SocialLogin {
  const project = useCloud()
  const providers = useSocialProviders()
  const expected = useExpectedProviders()
  const { isMember } = useRole()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [busy, setBusy] = useState(() => isSignInReturn(search))
  const leaving = useRef(false)

  useEffect(() => {
    // With a session already, from another tab for instance, the page redirects by itself.
    if (isMember || !isSignInReturn(search) || followed.has(search)) return
    followed.add(search)
    const message = toast.loading(text('shared:social.opening'), TOAST.loadingLong)
    // Removes the code from the URL before anything else.
    navigate(pathname, { replace: true })
    finishSignIn(search)
      .then(async ({ idToken, landing }) => {
        navigate(pathname, { replace: true, state: { from: landing } })
        const { userName } = await logIn({ type: 'firebase', firebaseIdToken: idToken }, true)
        message.success(text('shared:social.welcome', { name: userName }), LOGIN_TOAST.welcome)
      })
      .catch((error) => message.error(errorText(error), LOGIN_TOAST.failed))
      .finally(() => setBusy(false))
  }, [isMember, search, pathname, navigate])

  // A page restored from the back/forward cache is still in its busy state, so that is reset.
  useEffect(() => {
    const onPageShow = () => {
      leaving.current = false
      setBusy(false)
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  const start = useCallback(
    (provider: SocialProvider) => {
      if (!project || leaving.current) return
      leaving.current = true
      setBusy(true)
      startSignIn(project, provider, landing).catch((error) => {
        leaving.current = false
        setBusy(false)
        toast.error(errorText(error), LOGIN_TOAST.failed)
      })
    },
    [project, landing],
  )

  return { providers, expected, busy, start }
}
