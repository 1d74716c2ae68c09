import type { ReactNode } from 'react'
import { classes } from '@/shared/ui/classes'
import { Muted } from '@/shared/ui/Muted'
import styles from './GamesPage.module.css'

/** A page with a list of games, at least as high as the window, so that a short list does not move the bottom menu. */
export function GamesPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

/** A sticky row of filters; `wide` for one that has its own margins. */
export function StickyChoices({ children, wide }: { children: ReactNode; wide?: boolean }) {
  return <div className={classes(styles.choices, wide && styles.wide)}>{children}</div>
}

/** The line above a list: its count and its order. */
export function ListTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>
}

/** The number of games, announced to screen readers when it changes; keeps its line while it is empty. */
export function GameCount({ children }: { children: ReactNode }) {
  return (
    <Muted className={styles.count} role="status">
      {children}
    </Muted>
  )
}
