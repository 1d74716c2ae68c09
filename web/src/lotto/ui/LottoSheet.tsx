import type { ReactNode } from 'react'
import { Overlay } from '@/shared/ui/Overlay'
import styles from './LottoSheet.module.css'

interface SheetProps {
  title: string
  onClose: () => void
  /** Called by Back and Escape; default: closes the sheet. */
  onBack?: (() => void) | undefined
  children: ReactNode
  /** Content beside the title. */
  trailing?: ReactNode
  /** Sticky content at the foot. */
  foot?: ReactNode
}

/** A bottom sheet with padding and a sticky foot. */
export function LottoSheet({ title, onClose, onBack, children, trailing, foot }: SheetProps) {
  return (
    <Overlay
      open
      title={title}
      from="below"
      onClose={onClose}
      onBack={onBack}
      trailing={trailing}
      className={styles.sheet}
    >
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </Overlay>
  )
}
