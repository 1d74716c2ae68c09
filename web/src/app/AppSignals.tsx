import { systemStatus } from '@understudy/contracts/system'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError, errorText, invalidate, onApiSignal, queryClient } from '@/shared/api'
import { useToLogin } from '@/shared/navigation'
import { session } from '@/shared/session'
import { LOGIN_TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'
import { WorldGone } from './layouts/WorldGone.tsx'

/** Handles signals that concern the whole app: an expired session, a deleted world, an outage. */
export function AppSignals({ children }: { children: ReactNode }) {
  const [worldGone, setWorldGone] = useState(false)
  const toLogin = useToLogin()

  useEffect(
    () =>
      onApiSignal((signal) => {
        if (signal.kind === 'world-gone') setWorldGone(true)
        if (signal.kind === 'outage') invalidate(systemStatus)
        if (signal.kind === 'session-ended') {
          // One toast id: several calls may report it at once, but the player should read it once.
          toast.error(errorText(new ApiError('login.not.session')), LOGIN_TOAST.sessionEnded, 'session-ended')
          if (signal.needed) toLogin()
        }
      }),
    [toLogin],
  )

  // Cached replies of one member must not be shown to the next.
  useEffect(
    () =>
      session.subscribe((info) => {
        if (!info) queryClient.removeQueries({ type: 'inactive' })
      }),
    [],
  )

  return worldGone ? <WorldGone /> : children
}
