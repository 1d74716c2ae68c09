import type { ReactNode } from 'react'
import { classes } from '@/shared/ui/classes'
import { Muted } from '@/shared/ui/Muted'
import styles from './GamesPage.module.css'

/** A page of games, as high as the window, so that a short list does not move the menu below. */
export function GamesPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

/** A row of choices that stays at hand while the games move by; a `wide` one brings its own margins. */
export function StickyChoices({ children, wide }: { children: ReactNode; wide?: boolean }) {
  return <div className={classes(styles.choices, wide && styles.wide)}>{children}</div>
}

/** How many games there are, told when it changes; its line stands also while there is nothing to tell. */
export function GameCount({ children }: { children: ReactNode }) {
  return (
    <Muted className={styles.count} role="status">
      {children}
    </Muted>
  )
}
