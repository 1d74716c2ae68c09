import { LOGIN_GUARD } from '@understudy/contracts/session'
import { errorText, isApiError } from '@/shared/api'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'

/** Remaining attempts are shown from this number on. */
const FEW_TRIES = 3
const MINUTES = LOGIN_GUARD.lock / 60_000

/** Why a login was refused, with the remaining attempts. */
export const loginFailure = (failure: unknown) => <LoginFailure failure={failure} />

function LoginFailure({ failure }: { failure: unknown }) {
  const t = useText()
  const { local } = useDates()
  const { lockedUntil, remaining } = isApiError(failure) ? failure.detail : {}
  if (isApiError(failure, 'account.locked'))
    return lockedUntil === undefined
      ? t('login:failure.locked')
      : t('login:failure.lockedUntil', { time: local(lockedUntil, 'time') })
  return (
    <>
      <p>{errorText(failure)}</p>
      {remaining !== undefined && remaining <= FEW_TRIES && (
        <p>{t('login:failure.remaining', { count: remaining, minutes: MINUTES })}</p>
      )}
    </>
  )
}
