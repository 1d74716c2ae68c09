import type { ReactNode } from 'react'
import { classes } from '@/shared/ui/classes'
import styles from './ChipRow.module.css'

/** A scrolling row of chips with an accessible name. */
export function ChipRow({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className={classes(styles.row, className)}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}
