import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './StatusTag.module.css'

export type StatusTone = 'good' | 'bad' | 'open' | 'waiting' | 'quiet'

/** A status label; icon and colour only support the text. */
export function StatusTag({
  tone,
  icon: Icon,
  children,
}: {
  tone: StatusTone
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span className={classes(styles.tag, styles[tone])}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      {children}
    </span>
  )
}
