import { freePlay, trialUser } from '@understudy/contracts/session'
import { useNavigate } from 'react-router-dom'
import { call, errorText } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { text } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { merchantCode, session } from '@/shared/session'
import { LOGIN_TOAST, TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'

/** Opens a trial session; returns undefined on success, else the reason. */
async function openTrial(): Promise<string | undefined> {
  const { trail, remaining } = await call(trialUser)
  // trail 0 (spec §2): disabled by the merchant, or this IP address has used its trials for today.
  if (trail === 0) return text(remaining === 0 ? 'shared:error.err_session_limit' : 'login:trial.closed')
  const { token, userName, customerType } = await call(freePlay, { body: { platform: 'M' } })
  session.store({ token, merchantCode: merchantCode(), userName, type: customerType, firstTimeLogin: false })
  return undefined
}

/** Starts test play: shows a loading message, then home with a trial session, or the reason for a refusal. */
export function useTestPlay() {
  const navigate = useNavigate()
  const { run, busy } = useAction(async () => {
    const loading = toast.loading(text('login:trial.starting'), TOAST.loadingLong)
    try {
      const refused = await openTrial()
      if (refused) return loading.error(refused, LOGIN_TOAST.failed)
      loading.success(text('login:trial.started'), LOGIN_TOAST.trialStarted)
      // Replaces the history entry, so that Back does not return to the offer.
      navigate(paths.home(), { replace: true })
    } catch (error) {
      loading.error(errorText(error), LOGIN_TOAST.failed)
    }
  })
  return { start: () => void run(), busy }
}
