import { type RefObject, useEffect, useRef } from 'react'

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Hears a key wherever it is pressed, but not where somebody types; Escape is heard there, too. */
export function useKeys(heard: (key: string, event: KeyboardEvent) => void): void {
  const latest = useRef(heard)
  latest.current = heard
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') || (event.key !== 'Escape' && isTyping(event))) return
      latest.current(event.key, event)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

interface RowKeys {
  count: number
  /** Whether there is something to open at that place. */
  isRow: (at: number) => boolean
  /** What the rows stand in; each has a link with its place in `data-row`. */
  box: RefObject<HTMLElement | null>
  /** Brings a row into sight. */
  show: (at: number) => void
  onKey?: (key: string, at: number) => void
}

/** `j` and `k` walk over the rows of a list, and Enter opens the one that has the focus, as it does any link. */
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
      const stands = going.current ?? focused()
      const from = stands < 0 && step < 0 ? count : stands
      let at = from + step
      while (at >= 0 && at < count && !isRow(at)) at += step
      if (at < 0 || at >= count) return
      event.preventDefault()
      show(at)
      going.current = at
      // A row that was out of sight is drawn first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (going.current !== at) return
          going.current = undefined
          box.current?.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus()
        }),
      )
    } else if (focused() >= 0) onKey?.(key, focused())
  })
}
