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
  /** The sign-ins to offer; none until the cloud service is initialised. */
  providers: readonly SocialProvider[]
  /** So many will be offered, but nobody knows yet which. */
  expected: number
  /** The provider whose page is being opened, or that has just sent the visitor back. */
  busy: boolean
  start: (provider: SocialProvider) => void
}

/** Ways back that were followed already: an effect may run twice, a code is good once. */
const followed = new Set<string>()

/**
 * Social sign-in at a door of the app (login, registration): leaves for the identity page, takes what it brings back
 * and opens the session (LOGIN-022). The door itself leads on once there is one; `landing` says where to.
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
    // Whoever is in already, by another tab for example, is led on by the door.
    if (isMember || !isSignInReturn(search) || followed.has(search)) return
    followed.add(search)
    const message = toast.loading(text('shared:social.opening'), TOAST.loadingLong)
    // The code leaves the address before anything else is asked.
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

  // A page that is come back to by the browser's own arrow is as it was left: under way.
  useEffect(() => {
    const shown = () => {
      leaving.current = false
      setBusy(false)
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
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
