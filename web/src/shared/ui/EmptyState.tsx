import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Scene, type SceneKind } from './Scene.tsx'

interface EmptyStateProps {
  /** Subject of the drawing: empty, failed, offline. */
  scene?: SceneKind
  /** One sentence. */
  children: ReactNode
  /** One action. */
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
