import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { isCalm, Scene, type SceneKind } from './Scene.tsx'

interface EmptyStateProps {
  /** Subject of the drawing: what is missing, or what went wrong. */
  scene?: SceneKind
  /** One sentence. */
  children: ReactNode
  /** The next step; null where it stands beside the empty list. */
  action: ReactNode
}

export function EmptyState({ scene = 'empty', children, action }: EmptyStateProps) {
  return (
    <div className={styles.state} role={isCalm(scene) ? 'status' : 'alert'}>
      <Scene kind={scene} />
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  )
}
