import { logout } from '@understudy/contracts/session'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { turnPushOff } from '@/domain/push'
import { call, queryClient } from '@/shared/api'
import { text } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { session } from '@/shared/session'
import { TOAST } from '@/shared/timings'
import { ask } from '@/shared/ui/ask'
import { toast } from '@/shared/ui/toast'

/** Ends the push subscription and the session at the platform. Needs the session until its first wait only. */
async function tellPlatform(token: string | undefined) {
  await turnPushOff()
  await call(logout, undefined, { token, endsSession: true }).catch(() => {})
}

/** Logs out after a confirmation: calls the server, clears the session and replaces the page with home (spec §4 logout). */
export function useSignOut() {
  const navigate = useNavigate()
  return useCallback(async () => {
    const sure = await ask({
      title: text('shared:signOut.title'),
      text: text('shared:signOut.text'),
      confirm: text('shared:action.signOut'),
      danger: true,
      cancel: text('shared:action.cancel'),
    })
    if (!sure) return
    const loading = toast.loading(text('shared:signOut.working'), TOAST.loadingLong)
    const told = tellPlatform(session.get()?.token)
    // At once, also when the platform cannot be reached.
    session.end()
    queryClient.removeQueries({ type: 'inactive' })
    navigate(paths.home(), { replace: true })
    await told
    loading.done()
  }, [navigate])
}
