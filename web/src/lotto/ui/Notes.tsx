import { Check, CircleAlert, PartyPopper } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './Notes.module.css'
import { useNotes } from './notes.ts'

const ICONS = { good: Check, bad: CircleAlert, win: PartyPopper } as const

/** The current notes, in a live region. */
export function Notes() {
  const notes = useNotes((state) => state.notes)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    // Shown again as a popover, to be above a sheet that opened meanwhile; without popover support it stays below.
    if (typeof element?.showPopover !== 'function') return
    element.hidePopover()
    if (notes.length > 0) element.showPopover()
  }, [notes])
  return (
    <div ref={box} popover="manual" className={styles.notes} role="status" aria-live="polite">
      {notes.map(({ id, text, tone }) => {
        const Icon = ICONS[tone]
        return (
          <p key={id} className={styles.note} data-tone={tone}>
            <Icon size={18} aria-hidden="true" />
            {text}
          </p>
        )
      })}
    </div>
  )
}
