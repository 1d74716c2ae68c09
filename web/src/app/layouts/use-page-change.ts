import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/** What a browser does for documents: the title, the scroll position, and where reading goes on. */
export function usePageChange(title: string) {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const before = useRef<string>(undefined)

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
    const isFirst = before.current === undefined
    const isSamePage = before.current === pathname
    before.current = pathname
    if (isFirst || isSamePage) return
    document.getElementById('content')?.focus({ preventScroll: true })
    scrollTo(0, kind === 'POP' ? (positions.get(key) ?? 0) : 0)
  }, [key, kind, pathname])
}
