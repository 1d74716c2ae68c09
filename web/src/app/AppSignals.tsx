import { systemStatus } from '@understudy/contracts/system'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ApiError, errorText, onApiSignal, queryClient, refresh } from '@/shared/api'
import { useToLogin } from '@/shared/navigation'
import { session } from '@/shared/session'
import { LOGIN_TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'

const WorldGone = lazy(() => import('./layouts/WorldGone.tsx'))

/** What concerns the whole app and no single screen: a session that ended, a world that is gone, an outage. */
export function AppSignals({ children }: { children: ReactNode }) {
  const [worldGone, setWorldGone] = useState(false)
  const toLogin = useToLogin()

  useEffect(
    () =>
      onApiSignal((signal) => {
        if (signal.kind === 'world-gone') setWorldGone(true)
        if (signal.kind === 'outage') refresh(systemStatus)
        if (signal.kind === 'session-ended') {
          // One id: several calls learn it at once, the player reads it once.
          toast.error(errorText(new ApiError('login.not.session')), LOGIN_TOAST.sessionEnded, 'session-ended')
          if (signal.needed) toLogin()
        }
      }),
    [toLogin],
  )

  // What one person was shown is not kept for the next.
  useEffect(
    () =>
      session.subscribe((info) => {
        if (!info) queryClient.removeQueries({ type: 'inactive' })
      }),
    [],
  )

  if (!worldGone) return children
  return (
    <Suspense>
      <WorldGone />
    </Suspense>
  )
}
