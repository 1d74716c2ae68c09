import type { ComponentProps, ReactNode } from 'react'
import { errorText, isApiError } from '@/shared/api'
import { Form, FormError, SubmitButton } from '@/shared/forms'
import { text, useLocale, useText } from '@/shared/i18n'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { toast } from '@/shared/ui/toast'
import { securityChanged } from './security.queries.ts'

// Comes with the forms: a browser asks only once for a module, and when one is sent the network may be gone.
import('@/shared/api/encrypt').catch(() => {})

interface SecuritySheetProps {
  title: string
  intro: string
  form: ComponentProps<typeof Form>['form']
  busy: boolean
  failure: unknown
  onClose: () => void
  children: ReactNode
}

/** A form over the security centre; stays until it has been accepted. */
export function SecuritySheet({ title, intro, form, busy, failure, onClose, children }: SecuritySheetProps) {
  const t = useText()
  const locale = useLocale()
  const until = isApiError(failure) ? failure.detail.lockedUntil : undefined
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' })
  return (
    <Overlay open onClose={onClose} from="below" title={title}>
      <div className={page.sheet}>
        <p className={page.intro}>{intro}</p>
        <Form form={form} label={title}>
          {children}
          {Boolean(failure) && (
            <FormError>
              <p>{errorText(failure)}</p>
              {until !== undefined && <p>{t('security:until', { time: format.format(until) })}</p>}
            </FormError>
          )}
          <SubmitButton busy={busy}>{t('security:save')}</SubmitButton>
        </Form>
      </div>
    </Overlay>
  )
}

/** What every accepted form of the security centre does. */
export function accepted(onClose: () => void) {
  securityChanged()
  toast.success(text('shared:state.saved'))
  onClose()
}
