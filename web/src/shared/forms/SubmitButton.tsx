import type { ReactNode } from 'react'
import { Button } from '@/shared/ui/Button'
import styles from './SubmitButton.module.css'

interface SubmitButtonProps {
  busy: boolean
  /** Disables the button while something outside the fields is missing, such as a tick. */
  disabled?: boolean
  children: ReactNode
}

/**
 * The submit button of a form, kept in reach above the keyboard while somebody types. It is not disabled while the form
 * is submitting, which would lose the focus; the form itself ignores a second submission.
 */
export function SubmitButton({ busy, disabled, children }: SubmitButtonProps) {
  return (
    <div className={styles.place}>
      <Button type="submit" size="large" wide disabled={disabled} aria-disabled={busy || undefined}>
        {busy && <span className={styles.spinner} aria-hidden="true" />}
        {children}
      </Button>
    </div>
  )
}
