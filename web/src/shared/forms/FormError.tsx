import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './FormError.module.css'

/** Why the whole form was refused; stays until the next try. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.error} role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
