import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/i18n'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { useClosedByBack } from './closed-by-back.ts'
import styles from './Overlay.module.css'

export interface OverlayProps {
  open: boolean
  onClose: () => void
  /** Named for screen readers; shown unless `bare`. */
  title: string
  /** A panel from the side where lines begin, a sheet from below, or a card in the middle. */
  from: 'start' | 'below' | 'middle'
  children: ReactNode
  /** No heading row: the content brings its own, and its own way to close. */
  bare?: boolean
  /** It opened by itself: the focus goes to the whole of it, so that a key pressed at that moment answers nothing. */
  unasked?: boolean
  className?: string
}

/** Where the page had its focus before the first of the overlays; one that opens from another leads back there too. */
let cameFrom: Element | null = null

/** Once what has just been drawn is on the screen. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

function rememberFocus() {
  const focused = document.activeElement
  if (focused && focused !== document.body && !focused.closest('[role="dialog"]')) cameFrom = focused
}

/**
 * What opens over the page: focus stays inside, Escape, a tap beside and Back close it.
 * Radix comes along, so import this only in code that is loaded when needed.
 */
export function Overlay({ open, onClose, title, from, children, bare, unasked, className }: OverlayProps) {
  const t = useText()
  useClosedByBack(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      {/* Left to find its place itself, it would draw all of it in one go. */}
      <Dialog.Portal container={document.body}>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={classes(styles.content, styles[from], className)}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            rememberFocus()
            if (!unasked) return
            event.preventDefault()
            const content = event.currentTarget as HTMLElement
            // Before it is painted the page would be laid out for this, and a second time for the painting.
            afterPaint(() => content.contains(document.activeElement) || content.focus())
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back to a trigger of its own, which panels opened from anywhere do not have.
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
              <IconButton label={t('shared:action.close')} icon={<X size={22} />} onClick={onClose} />
            </header>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
