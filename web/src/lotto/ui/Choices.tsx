import type { ReactNode } from 'react'
import { classes } from '@/shared/ui/classes'
import styles from './Choices.module.css'

/** A row of choices that runs out of the edge where there are many, named for screen readers. */
export function Choices({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className={classes(styles.choices, className)}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}
