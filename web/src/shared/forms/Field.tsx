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

interface FieldProps {
  label: string
  errors: readonly FieldError[]
  /** Icon before the input. */
  icon?: ReactNode
  /** Control before the input; both then run left to right, like a phone number. */
  before?: ReactNode
  /** Control after the input, such as an eye button or a captcha picture. */
  after?: ReactNode
  /** Hint below the field; replaced by errors. */
  note?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label, control, and below it the errors, joined by commas in one line (ERR-011). */
export function Field({ label, errors, icon, before, after, note, children }: FieldProps) {
  const t = useText()
  const id = useId()
  const messageId = `${id}message`
  const broken = errors.length > 0
  return (
    <div className={styles.field}>
      <Muted as="label" htmlFor={id}>
        {label}
      </Muted>
      <div className={classes(styles.box, broken && styles.broken)} dir={before ? 'ltr' : undefined}>
        {before}
        {icon && <span className={styles.icon}>{icon}</span>}
        {children({
          id,
          'aria-invalid': broken || undefined,
          'aria-describedby': broken || note ? messageId : undefined,
          className: styles.control,
        })}
        {after}
      </div>
      {broken && (
        <p className={styles.message} id={messageId}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{errors.map(({ key, values }) => t(key, values)).join(t('forms:comma'))}</span>
        </p>
      )}
      {!broken && note && <Muted id={messageId}>{note}</Muted>}
    </div>
  )
}
