import { type RefObject, useRef } from 'react'
import { useKeys } from './keyboard.ts'

interface RowKeys {
  count: number
  /** Whether there is something to open at that index. */
  isRow: (at: number) => boolean
  /** What the rows stand in; each has a link with its place in `data-row`. */
  box: RefObject<HTMLElement | null>
  /** Brings a row into sight. */
  show: (at: number) => void
  onKey?: (key: string, at: number) => void
}

/** `j` and `k` walk over a list of which only a part is in the page, and Enter opens the row that has the focus. */
export function useRowKeys({ count, isRow, box, show, onKey }: RowKeys): void {
  const focused = () => {
    const row = document.activeElement?.closest('[data-row]')
    return row instanceof HTMLElement && box.current?.contains(row) ? Number(row.dataset.row) : -1
  }
  /** Where a row is about to have the focus: the next key goes on from there, however fast it comes. */
  const going = useRef<number>(undefined)
  useKeys((key, event) => {
    if (key === 'j' || key === 'k') {
      const step = key === 'j' ? 1 : -1
      const current = going.current ?? focused()
      const from = current < 0 && step < 0 ? count : current
      let next = from + step
      while (next >= 0 && next < count && !isRow(next)) next += step
      if (next < 0 || next >= count) return
      event.preventDefault()
      show(next)
      going.current = next
      // A row that was out of sight is drawn first.
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
