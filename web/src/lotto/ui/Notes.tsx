import { Check, CircleAlert, PartyPopper } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './Notes.module.css'
import { useNotes } from './notes.ts'

const ICONS = { good: Check, bad: CircleAlert, win: PartyPopper } as const

/** The notes of the moment, read out as they come. */
export function Notes() {
  const notes = useNotes((state) => state.notes)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    // Shown again, it lies over a sheet that has opened meanwhile; a browser without popovers shows it below.
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
