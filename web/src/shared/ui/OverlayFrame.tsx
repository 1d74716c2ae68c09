import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { useClosedByBack } from './closed-by-back.ts'
import styles from './Overlay.module.css'

export interface OverlayFrameProps {
  open: boolean
  onClose: () => void
  /** Accessible name; also shown as heading unless `bare`. */
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** A side panel at the start or end edge, a bottom sheet, or a centred card. */
  from: 'start' | 'end' | 'below' | 'middle'
  children: ReactNode
  /** Called by Escape and Back where they do not close it. */
  onBack?: (() => void) | undefined
  /** Content beside the title. */
  trailing?: ReactNode
  /** No heading row: the content has its own heading and close button. */
  bare?: boolean
  /**
   * Whether it opened by itself: then the overlay gets the focus, and no button, so that a key pressed at that moment
   * does nothing.
   */
  unasked?: boolean
  className?: string
}

/** The focused element before the first overlay, to which the focus returns when the last one closes. */
let cameFrom: Element | null = null

/** Calls back after the next paint. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

function rememberFocus() {
  const focused = document.activeElement
  if (focused && focused !== document.body && !focused.closest('[role="dialog"]')) cameFrom = focused
}

/**
 * A modal overlay in any language: traps the focus; Escape, a tap outside and Back close it.
 * It imports Radix, so use it only in lazy chunks.
 */
export function OverlayFrame(props: OverlayFrameProps) {
  const {
    open,
    onClose,
    onBack = onClose,
    title,
    closeLabel,
    from,
    children,
    trailing,
    bare,
    unasked,
    className,
  } = props
  useClosedByBack(open, onBack)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      {/* An explicit container, as Radix would otherwise render it synchronously in an effect. */}
      <Dialog.Portal container={document.body}>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={classes(styles.content, styles[from], className)}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            onBack()
          }}
          onOpenAutoFocus={(event) => {
            rememberFocus()
            if (!unasked) return
            event.preventDefault()
            const content = event.currentTarget as HTMLElement
            // After the paint, as focusing before it would force an extra layout.
            afterPaint(() => content.contains(document.activeElement) || content.focus())
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores the focus to its trigger only, which overlays opened from elsewhere do not have.
            event.preventDefault()
            const elsewhere = document.activeElement !== document.body
            if (!elsewhere && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true })
          }}
        >
          {bare ? (
            <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
          ) : (
            <header className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {trailing}
              <IconButton label={closeLabel} icon={<X size={22} />} onClick={onClose} />
            </header>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
