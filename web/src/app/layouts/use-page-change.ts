import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { inTab } from '@/shared/storage'
import { byName, number, shaped } from '@/shared/storage/shape'

/** How far down each page of the history was left, by its entry. */
const positions = new Map<string, number>()

/** Entries whose place is kept over a reload, or while another site is open; the latest ones. */
const KEPT = 50

const stored = inTab('scroll', shaped(byName(number)))

/** A page that reloads grows while its replies come; so long it may take until its place is there again, in ms. */
const PATIENCE = 3_000

/** What a browser does for documents: the title, the scroll position, and where reading goes on. */
export function usePageChange(title: string) {
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()
  // The router names every entry alike that a document opened with, so the address belongs to the name.
  const entry = `${key} ${pathname}${search}`
  const before = useRef<{ pathname: string; search: string }>(undefined)

  useEffect(() => {
    document.title = title
  }, [title])

  // Stops with the page itself: the shorter page that follows makes the window jump up, and that is no place to keep.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page that the document opens with
  useEffect(() => {
    for (const [left, position] of Object.entries(stored.read() ?? {})) positions.set(left, position)
    stored.remove()
    if (isOpenedAnew()) positions.delete(entry)
    return scrollWhenThere(positions.get(entry) ?? 0)
  }, [])

  useLayoutEffect(() => {
    const last = before.current
    before.current = { pathname, search }
    if (!last) return
    const isSamePage = last.pathname === pathname
    // A page that rewrites its own address scrolls by itself; another list of it is a place of its own.
    if (isSamePage && (kind === 'REPLACE' || last.search === search)) return
    if (!isSamePage) document.getElementById('content')?.focus({ preventScroll: true })
    scrollTo(0, kind === 'POP' ? (positions.get(entry) ?? 0) : 0)
  }, [entry, kind, pathname, search])
}

/** Somebody followed a link here or typed the address: no reload, and no way back from another site. */
function isOpenedAnew(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opening?.type === 'navigate'
}

/** Scrolls as soon as the page is long enough, unless somebody has begun to scroll or the page never gets there. */
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
