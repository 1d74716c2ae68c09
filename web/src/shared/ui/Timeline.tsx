import type { ReactNode } from 'react'
import { Muted } from '@/shared/ui/Muted'
import { classes } from './classes.ts'
import styles from './Timeline.module.css'

export interface TimelineStep {
  key: string
  label: ReactNode
  /** Time of the step; absent for a future one. */
  time?: ReactNode
  tone?: 'good' | 'bad' | 'open' | 'coming'
}

/** Timeline of past and expected steps. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map(({ key, label: said, time, tone = 'open' }) => (
        <li key={key} className={classes(styles.step, styles[tone])}>
          <span>{said}</span>
          {time && <Muted as="span">{time}</Muted>}
        </li>
      ))}
    </ol>
  )
}
