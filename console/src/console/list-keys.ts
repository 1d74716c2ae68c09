import { type RefObject, useRef } from 'react'
import { useKeys } from './keyboard.ts'

interface RowKeys {
  count: number
  /** The element with the rows; each row has a link with its index in `data-row`. */
  box: RefObject<HTMLElement | null>
  /** Scrolls a row into view. */
  show: (at: number) => void
  onKey?: (key: string, at: number) => void
}

/** `j` and `k` move the focus in a list that renders only its visible rows. */
export function useRowKeys({ count, box, show, onKey }: RowKeys): void {
  const focused = () => {
    const row = document.activeElement?.closest('[data-row]')
    return row instanceof HTMLElement && box.current?.contains(row) ? Number(row.dataset.row) : -1
  }
  /** The row that is about to get the focus, from which the next key continues. */
  const going = useRef<number>(undefined)
  useKeys((key, event) => {
    if (key === 'j' || key === 'k') {
      const step = key === 'j' ? 1 : -1
      const current = going.current ?? focused()
      const from = current < 0 && step < 0 ? count : current
      const next = from + step
      if (next < 0 || next >= count) return
      event.preventDefault()
      show(next)
      going.current = next
      // A row that was scrolled into view is rendered a frame later.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (going.current !== next) return
          going.current = undefined
          box.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus()
        }),
      )
    } else if (focused() >= 0) onKey?.(key, focused())
  })
}
