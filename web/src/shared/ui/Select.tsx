import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Select.module.css'

interface SelectProps extends ComponentProps<'select'> {
  /** Whether it is inside a field's frame. */
  bare?: boolean
}

/** A native select with an arrow that is placed correctly in LTR and RTL. */
export const Select = ({ bare, className, ...select }: SelectProps) => (
  <span className={classes(styles.box, bare && styles.bare, className)}>
    <select {...select} className={styles.select} />
    <ChevronDown size={16} className={styles.arrow} aria-hidden="true" />
  </span>
)
