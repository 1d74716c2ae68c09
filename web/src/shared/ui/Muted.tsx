import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { classes } from './classes.ts'
import styles from './Muted.module.css'

type MutedProps<T extends ElementType> = { as?: T } & ComponentPropsWithoutRef<T>

/** Smaller and quieter than the text beside it: hints, notes, labels. */
export function Muted<T extends ElementType = 'p'>({ as, className, ...rest }: MutedProps<T>) {
  const Tag: ElementType = as ?? 'p'
  return <Tag className={classes(styles.muted, className)} {...rest} />
}
