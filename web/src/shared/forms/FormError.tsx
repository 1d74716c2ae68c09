import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { scrollBehavior } from '@/shared/ui/use-prefers-still'
import styles from './FormError.module.css'

/** Scrolls the failure to the middle of the viewport, clear of the bars at top and bottom. */
const show = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'center', behavior: scrollBehavior() })

/** Failure of the whole form; stays until the next attempt. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.error} role="alert" ref={show}>
      <CircleAlert size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
