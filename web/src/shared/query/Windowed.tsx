import { type JSX, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'

/** Measured heights by history entry, so that going back restores the scroll position at once. */
const measured = new Map<string, CacheSnapshot>()

/** Pixels rendered beyond each edge of the viewport. */
const BUFFER = 500

interface WindowedProps<E> {
  entries: E[]
  /** Estimated height; each entry is measured once rendered. */
  height: number
  children: (entry: E) => JSX.Element
}

/** Renders only the entries of a long list that are near the viewport. */
export function Windowed<E>({ entries, height, children }: WindowedProps<E>) {
  const { key } = useLocation()
  const handle = useRef<WindowVirtualizerHandle>(null)
  useLayoutEffect(() => {
    const list = handle.current
    return () => {
      if (list) measured.set(key, list.cache)
    }
  }, [key])
  return (
    <WindowVirtualizer ref={handle} data={entries} itemSize={height} bufferSize={BUFFER} cache={measured.get(key)}>
      {children}
    </WindowVirtualizer>
  )
}
