import { LOGIN_GUARD } from '@understudy/contracts/session'
import { errorText, isApiError } from '@/shared/api'
import { FormError } from '@/shared/forms'
import { useLocale, useText } from '@/shared/i18n'

/** From here on the player is told how many tries are left. */
const FEW_TRIES = 3
const MINUTES = LOGIN_GUARD.lock / 60_000

/** Why a login was refused, and what that means for the next try. */
export function LoginFailure({ failure }: { failure: unknown }) {
  const t = useText()
  const locale = useLocale()
  if (!failure) return null
  const { lockedUntil, remaining } = isApiError(failure) ? failure.detail : {}
  if (isApiError(failure, 'account.locked')) {
    if (lockedUntil === undefined) return <FormError>{t('login:failure.locked')}</FormError>
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      lockedUntil,
    )
    return <FormError>{t('login:failure.lockedUntil', { time })}</FormError>
  }
  return (
    <FormError>
      <p>{errorText(failure)}</p>
      {remaining !== undefined && remaining <= FEW_TRIES && (
        <p>{t('login:failure.remaining', { count: remaining, minutes: MINUTES })}</p>
      )}
    </FormError>
  )
}
