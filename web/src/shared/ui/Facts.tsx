import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Facts.module.css'

/** A description list: names and values, one line each. */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={classes(styles.facts, className)}>{children}</dl>
}

interface FactProps {
  label: ReactNode
  children: ReactNode
  className?: string
}

export function Fact({ label, children, className }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classes(styles.value, className)}>{children}</dd>
    </div>
  )
}
