import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { lazyPart } from './lazy-part.tsx'
import type { SceneKind } from './Scene.tsx'

/** Keeps the place of the drawing, and stays where it does not come. */
const Frame = () => <div className={styles.frame} />
const Scene = lazyPart(() => import('./Scene.tsx'), { missing: Frame, waiting: <Frame /> })

interface EmptyStateProps {
  /** What the drawing tells: nothing here, something failed, no network. */
  scene?: SceneKind
  /** One sentence. */
  children: ReactNode
  /** One way on. */
  action?: ReactNode
}

export function EmptyState({ scene = 'empty', children, action }: EmptyStateProps) {
  return (
    <div className={styles.state} role={scene === 'empty' ? 'status' : 'alert'}>
      <Scene kind={scene} />
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  )
}
