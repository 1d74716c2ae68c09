import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** A titled part of a section. */
export const Group = ({ title, trailing, children }: { title: string; trailing?: ReactNode; children: ReactNode }) => (
  <section className={styles.group}>
    <div className={styles.title}>
      <h3>{title}</h3>
      {trailing}
    </div>
    {children}
  </section>
)

export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>

export const ActionLine = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>

/** Ids, codes and times, which are always LTR. */
export const Code = ({ children }: { children: ReactNode }) => <bdi className={styles.code}>{children}</bdi>
