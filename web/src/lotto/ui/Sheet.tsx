import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import { useClosedByBack } from '@/shared/ui/closed-by-back'
import styles from './Sheet.module.css'

interface SheetProps {
  title: string
  onClose: () => void
  /** Called by Back and Escape; default: closes the sheet. */
  onBack?: (() => void) | undefined
  children: ReactNode
  /** Sticky content beside the title. */
  aside?: ReactNode
  /** Sticky footer. */
  foot?: ReactNode
}

/** A bottom sheet, as a native modal dialog, which traps the focus; Escape, a tap outside and Back close it. */
export function Sheet({ title, onClose, onBack = onClose, children, aside, foot }: SheetProps) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const back = useRef(onBack)
  back.current = onBack
  useClosedByBack(true, onBack)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const cancel = (event: Event) => {
      event.preventDefault()
      back.current()
    }
    const beside = (event: MouseEvent) => event.target === element && close.current()
    element.addEventListener('cancel', cancel)
    element.addEventListener('click', beside)
    return () => {
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('click', beside)
      element.close()
    }
  }, [])

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {aside}
          <IconButton label={t('shared:action.close')} icon={<X size={22} />} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  )
}
