import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Select.module.css'

interface SelectProps extends ComponentProps<'select'> {
  /** Inside the frame of a field. */
  bare?: boolean
}

/** One of several, chosen in the phone's own list; its arrow keeps the same distance in both directions of reading. */
export const Select = ({ bare, className, ...select }: SelectProps) => (
  <span className={classes(styles.box, bare && styles.bare, className)}>
    <select {...select} className={styles.select} />
    <ChevronDown size={16} className={styles.arrow} aria-hidden="true" />
  </span>
)
