import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** What stands in the way of what the page is for, and why. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>
}
