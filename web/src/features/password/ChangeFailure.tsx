import { errorText, isApiError } from '@/shared/api'
import { FormError } from '@/shared/forms'
import { useLocale, useText } from '@/shared/i18n'

/** Why the whole form was refused, and for how long where that is known. */
export function ChangeFailure({ failure }: { failure: unknown }) {
  const t = useText()
  const locale = useLocale()
  if (!failure) return null
  const until = isApiError(failure) ? failure.detail.lockedUntil : undefined
  return (
    <FormError>
      <p>{errorText(failure)}</p>
      {until !== undefined && (
        <p>
          {t('password:until', {
            time: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
              until,
            ),
          })}
        </p>
      )}
    </FormError>
  )
}
