import { touch } from '@understudy/contracts/open-session'
import { useApiQuery } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { Countdown } from '@/shared/ui/Countdown'

/** Remaining time of a trial, which cannot be extended. */
export function TrialLeft() {
  const t = useText()
  const { data } = useApiQuery(touch)
  return data ? <Countdown until={data.expiresAt} label={t('login:trial.left')} /> : null
}
