import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/** What a browser does for documents: the title, the scroll position, and where reading goes on. */
export function usePageChange(title: string) {
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()
  const before = useRef<{ pathname: string; search: string }>(undefined)

  useEffect(() => {
    document.title = title
  }, [title])

  // Stops with the page itself: the shorter page that follows lets the window jump up, which is not where one was.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const last = before.current
    before.current = { pathname, search }
    if (!last) return
    const isSamePage = last.pathname === pathname
    // A page that rewrites its own address scrolls by itself; another list of it is a place of its own.
    if (isSamePage && (kind === 'REPLACE' || last.search === search)) return
    if (!isSamePage) document.getElementById('content')?.focus({ preventScroll: true })
    scrollTo(0, kind === 'POP' ? (positions.get(key) ?? 0) : 0)
  }, [key, kind, pathname, search])
}
