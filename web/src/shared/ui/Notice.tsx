import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** Explains why the purpose of the page is not possible now. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>
}
