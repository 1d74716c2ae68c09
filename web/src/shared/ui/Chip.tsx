import type { ComponentProps } from 'react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'

/** A choice in a row of chips; the row sets `role` and the pressed or selected state. */
export function Chip({ active, className, ...rest }: ComponentProps<'button'> & { active?: boolean }) {
  return <button type="button" {...rest} className={classes(styles.chip, active && styles.active, className)} />
}
