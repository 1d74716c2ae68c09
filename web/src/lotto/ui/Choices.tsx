import type { ReactNode } from 'react'
import { classes } from '@/shared/ui/classes'
import styles from './Choices.module.css'

/** A scrolling row of choices with an accessible name. */
export function Choices({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className={classes(styles.choices, className)}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}
