import { type RefObject, useEffect, useEffectEvent } from 'react'

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Listens to keys on the whole page, except while the user types; Escape is always reported. */
export function useKeys(handler: (key: string, event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(handler)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('[role="dialog"]') || (event.key !== 'Escape' && isTyping(event))) return
      onKey(event.key, event)
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** `/` focuses the search field of the page. */
export function useSearchKey(): void {
  useKeys((key, event) => {
    if (key !== '/') return
    event.preventDefault()
    const first = SEARCHES.map((selector) => document.querySelector<HTMLInputElement>(`#content ${selector}`)).find(
      Boolean,
    )
    first?.focus()
  })
}

/** Selectors of the search field, in order of preference. */
const SEARCHES = ['.beside input[type="search"]', 'input[type="search"]', 'input']

/**
 * `j` and `k` move the focus among the elements with `data-row` inside `box`, all of which are rendered. Escape
 * collapses an expanded row.
 */
export function useRowArrows(box: RefObject<HTMLElement | null>): void {
  useKeys((key, event) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const index = rows.findIndex((row) => row.closest('li, tr')?.contains(document.activeElement))
    if (key === 'Escape') {
      const open = [rows[index], ...rows].find((row) => row?.getAttribute('aria-expanded') === 'true')
      open?.click()
      open?.focus()
      return
    }
    if (key !== 'j' && key !== 'k') return
    const next = rows[key === 'j' ? index + 1 : (index < 0 ? rows.length : index) - 1]
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView?.({ block: 'nearest' })
  })
}
