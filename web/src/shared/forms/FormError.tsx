import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { scrollBehavior } from '@/shared/ui/use-prefers-still'
import styles from './FormError.module.css'

/** A refusal nobody sees is none: it comes to the middle, clear of the bars at either end. */
const show = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'center', behavior: scrollBehavior() })

/** Why the whole form was refused; stays until the next try. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.error} role="alert" ref={show}>
      <CircleAlert size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
