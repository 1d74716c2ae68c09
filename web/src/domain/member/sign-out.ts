import { logout } from '@understudy/contracts/session'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { call, queryClient } from '@/shared/api'
import { text } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { session } from '@/shared/session'
import { TOAST } from '@/shared/timings'
import { ask } from '@/shared/ui/ask'
import { toast } from '@/shared/ui/toast'

/** Asks, tells the server, forgets everything of the session and replaces the page with home (spec §4 logout). */
export function useSignOut() {
  const navigate = useNavigate()
  return useCallback(async () => {
    const sure = await ask({
      title: text('shared:signOut.title'),
      text: text('shared:signOut.text'),
      confirm: text('shared:action.signOut'),
      cancel: text('shared:action.cancel'),
    })
    if (!sure) return
    const loading = toast.loading(text('shared:signOut.working'), TOAST.loadingLong)
    // Who wants to leave leaves, whether or not the server hears of it.
    await call(logout, undefined, { endsSession: true }).catch(() => {})
    session.end()
    queryClient.removeQueries({ type: 'inactive' })
    loading.done()
    navigate(paths.home(), { replace: true })
  }, [navigate])
}
