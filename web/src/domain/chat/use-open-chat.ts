import { useCallback } from 'react'
import { text } from '@/shared/i18n'
import { useRefuseTrial, useToLogin } from '@/shared/navigation'
import { roleOf, session } from '@/shared/session'
import { TIMINGS, TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'

/** Chat is for players with an account: visitors log in first, a trial is told why not (spec §6, ERR-003). */
export function useOpenChat() {
  const toLogin = useToLogin()
  const refuseTrial = useRefuseTrial()
  return useCallback(
    (chatUrl: string) => {
      const role = roleOf(session.get())
      if (role.isGuest) return toLogin()
      if (role.isTrial) return refuseTrial('free_reject')
      const loading = toast.loading(text('shared:state.wait'), TOAST.loadingLong)
      setTimeout(() => {
        loading.done()
        location.assign(chatUrl)
      }, TIMINGS.chatRedirect)
    },
    [toLogin, refuseTrial],
  )
}
