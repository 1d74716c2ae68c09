import type { FormEvent, ReactNode, Ref } from 'react'
import { errorText, isApiError } from '@/shared/api'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import styles from './Form.module.css'
import { FormError } from './FormError.tsx'
import { SubmitButton } from './SubmitButton.tsx'

/** What `useForm` passes to `Form`. */
export interface FormHandle {
  ref: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent) => void
  busy: boolean
  /** Failure of the last submission. */
  failure: unknown
  /** Whether there are unsaved changes. */
  isDirty: boolean
}

interface FormProps {
  form: FormHandle
  label: string
  /** Label of the submit button. */
  submit: string
  /** Disables the button while something outside the fields is missing, such as a tick. */
  disabled?: boolean
  /** Renders a failure that needs more than its default text. */
  failure?: (failure: unknown) => ReactNode
  children: ReactNode
  /** Content after the button, such as a link or a dialog. */
  after?: ReactNode
}

/**
 * Fields, the form's failure, and the submit button. The browser's own validation is off, as it knows neither our rules
 * nor our languages.
 */
export function Form({ form, label, submit, disabled, failure: say = usual, children, after }: FormProps) {
  const { ref, onSubmit, busy, failure } = form
  return (
    <form ref={ref} onSubmit={onSubmit} aria-busy={busy} className={styles.form} aria-label={label} noValidate>
      {children}
      {failure !== undefined && <FormError>{say(failure)}</FormError>}
      <SubmitButton busy={busy} disabled={disabled}>
        {submit}
      </SubmitButton>
      {after}
    </form>
  )
}

const usual = (failure: unknown) => <Failure failure={failure} />

/** The failure's text from the catalogue, with the end of an account's lock if the server tells it. */
function Failure({ failure }: { failure: unknown }) {
  const t = useText()
  const { local } = useDates()
  const until = isApiError(failure) ? failure.detail.lockedUntil : undefined
  return (
    <>
      <p>{errorText(failure)}</p>
      {until !== undefined && <p>{t('forms:until', { time: local(until, 'moment') })}</p>}
    </>
  )
}
