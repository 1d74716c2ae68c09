import type { FormEvent, ReactNode, Ref } from 'react'
import { errorText, isApiError } from '@/shared/api'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import styles from './Form.module.css'
import { FormError } from './FormError.tsx'
import { SubmitButton } from './SubmitButton.tsx'

/** What `useForm` gives the form to hold. */
export interface FormHandle {
  ref: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent) => void
  busy: boolean
  /** Why the last sending failed. */
  failure: unknown
  /** Something was typed that would be lost. */
  isDirty: boolean
}

interface FormProps {
  form: FormHandle
  label: string
  /** What its one button says. */
  submit: string
  /** Something outside the fields is missing, such as a tick. */
  disabled?: boolean
  /** Says of a failure what the usual words do not. */
  failure?: (failure: unknown) => ReactNode
  children: ReactNode
  /** What follows the button: another way on, a dialog. */
  after?: ReactNode
}

/**
 * Fields, why the form was refused, and the button that sends it. The browser's own messages are off: they know neither
 * our rules nor our languages.
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

/** The reason in the words of the catalogue, and until when an account is locked where the server says so. */
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
