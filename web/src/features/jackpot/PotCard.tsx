import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '@/shared/ui/classes'
import styles from './PotCard.module.css'

interface PotCardProps {
  ref?: ComponentProps<'section'>['ref']
  title: string
  children: ReactNode
}

/** A warm card about one amount; `potFigure` is the class of that amount. */
export function PotCard({ ref, title, children }: PotCardProps) {
  const id = useId()
  return (
    <section ref={ref} className={classes('stays-dark', styles.pot)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export const potFigure = styles.figure
