import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Timeline.module.css'

export interface TimelineStep {
  key: string
  label: ReactNode
  /** When it was; nothing for what is still to come. */
  time?: ReactNode
  tone?: 'good' | 'bad' | 'open' | 'coming'
}

/** What happened to something, one step below the other, and what is still to come. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map(({ key, label: said, time, tone = 'open' }) => (
        <li key={key} className={classes(styles.step, styles[tone])}>
          <span>{said}</span>
          {time && <span className={styles.time}>{time}</span>}
        </li>
      ))}
    </ol>
  )
}
