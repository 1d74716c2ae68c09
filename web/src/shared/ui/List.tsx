import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './List.module.css'

/** A list of cards or framed rows, one below the other. */
export const List = ({ className, ...list }: ComponentProps<'ul'>) => (
  <ul className={classes(styles.list, className)} {...list} />
)
