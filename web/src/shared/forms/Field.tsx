import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import { Muted } from '@/shared/ui/Muted'
import styles from './Field.module.css'
import type { FieldError } from './rules.ts'

/** Attributes that link a control to its label and its message. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  className: string | undefined
}

/** What is wrong with a value, below its field. */
export const FieldMessage = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={styles.message} id={id}>
    <CircleAlert size={16} aria-hidden="true" />
    <span>{children}</span>
  </p>
)

interface FieldFrameProps {
  label: ReactNode
  /** What is wrong with the value. */
  message?: ReactNode
  /** Icon before the input. */
  icon?: ReactNode
  /** Control before the input; both then run left to right, like a phone number. */
  before?: ReactNode
  /** Control after the input, such as an eye button or a captcha picture. */
  after?: ReactNode
  /** Hint below the field; replaced by the message. */
  note?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label, control and message of one value, tied together for screen readers. */
export function FieldFrame({ label, message, icon, before, after, note, children }: FieldFrameProps) {
  const id = useId()
  const messageId = `${id}message`
  return (
    <div className={styles.field}>
      <Muted as="label" htmlFor={id}>
        {label}
      </Muted>
      <div className={classes(styles.box, Boolean(message) && styles.broken)} dir={before ? 'ltr' : undefined}>
        {before}
        {icon && <span className={styles.icon}>{icon}</span>}
        {children({
          id,
          'aria-invalid': message ? true : undefined,
          'aria-describedby': message || note ? messageId : undefined,
          className: styles.control,
        })}
        {after}
      </div>
      {message && <FieldMessage id={messageId}>{message}</FieldMessage>}
      {!message && note && <Muted id={messageId}>{note}</Muted>}
    </div>
  )
}

type FieldProps = Omit<FieldFrameProps, 'message'> & { errors: readonly FieldError[] }

/** A field of a form, with its errors joined by commas in one line (ERR-011). */
export function Field({ errors, ...frame }: FieldProps) {
  const t = useText()
  return <FieldFrame {...frame} message={errors.map(({ key, values }) => t(key, values)).join(t('forms:comma'))} />
}
