import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import * as z from 'zod/mini'
import { inTab } from '@/shared/storage'

/** Scroll positions by history entry. */
const positions = new Map<string, number>()

/** How many of the latest entries keep their scroll position over a reload or a visit to another site. */
const KEPT = 50

const stored = inTab('scroll', z.record(z.string(), z.number()))

/** How long to wait for a reloaded page to become long enough for its scroll position, ms. */
const PATIENCE = 3_000

/** Does what browsers do at a page change: sets the title, restores the scroll position, moves the focus. */
export function usePageChange(title: string) {
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()
  // The router gives the first entry of every document the same key, so the URL is part of ours.
  const entry = `${key} ${pathname}${search}`
  const before = useRef<{ pathname: string; search: string }>(undefined)

  useEffect(() => {
    document.title = title
  }, [title])

  // Stops when the page unmounts: a shorter page makes the window jump up, which must not be recorded.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => {
      positions.delete(entry)
      positions.set(entry, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [entry])

  useEffect(() => {
    const keep = () => stored.write(Object.fromEntries([...positions].slice(-KEPT)))
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the document's first page
  useEffect(() => {
    for (const [left, position] of Object.entries(stored.read() ?? {})) positions.set(left, position)
    stored.remove()
    if (isFreshVisit()) positions.delete(entry)
    return scrollWhenThere(positions.get(entry) ?? 0)
  }, [])

  useLayoutEffect(() => {
    const last = before.current
    before.current = { pathname, search }
    if (!last) return
    const isSamePage = last.pathname === pathname
    // A page that replaces its own query manages its scrolling; a pushed query counts as another page.
    if (isSamePage && (kind === 'REPLACE' || last.search === search)) return
    if (!isSamePage) document.getElementById('content')?.focus({ preventScroll: true })
    scrollTo(0, kind === 'POP' ? (positions.get(entry) ?? 0) : 0)
  }, [entry, kind, pathname, search])
}

/** Whether the document was opened by a link or a typed URL, not by a reload or Back. */
function isFreshVisit(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opening?.type === 'navigate'
}

/** Scrolls as soon as the page is long enough; gives up when the player scrolls or after a timeout. */
function scrollWhenThere(position: number): () => void {
  if (position <= 0) return () => {}
  const until = performance.now() + PATIENCE
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  const look = () => {
    if (document.documentElement.scrollHeight - innerHeight >= position) scrollTo(0, position)
    else if (performance.now() < until) frame = requestAnimationFrame(look)
  }
  look()
  for (const sign of ['wheel', 'touchstart', 'keydown'] as const) addEventListener(sign, stop, { once: true })
  return stop
}
