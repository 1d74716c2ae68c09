import type { ReactNode } from 'react'
import { Button } from '@/shared/ui/Button'
import styles from './SubmitButton.module.css'

interface SubmitButtonProps {
  busy: boolean
  /** Something outside the fields is missing, such as a tick. */
  disabled?: boolean
  children: ReactNode
}

/**
 * The one button of a form, in reach above the keyboard while somebody types. While the form is under way it keeps the focus,
 * which a disabled button would lose; the form itself refuses a second sending.
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
