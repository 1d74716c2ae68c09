import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './SectionTitle.module.css'

interface SectionTitleProps {
  children: ReactNode
  id?: string
  className?: string
}

/** The heading of a part of a page. */
export function SectionTitle({ children, id, className }: SectionTitleProps) {
  return (
    <h2 id={id} className={classes(styles.title, className)}>
      {children}
    </h2>
  )
}
