import { useCallback, useEffect, useRef, useState } from 'react'
import { useAutoplay } from './use-autoplay.ts'
import { scrollBehavior, usePrefersStill } from './use-prefers-still.ts'

/** Delay after the last scroll event before the position counts, as a finger may rest between two slides, ms. */
const SETTLE = 120

interface CarouselOptions {
  count: number
  /** Interval of autoplay in milliseconds; absent for no autoplay. */
  every?: number
  /** Wraps around after the last slide; the track must then end with copies of the first slides, as many as are visible. */
  endless?: boolean
}

/** State of a scroll-snap carousel: moved by scrolling, by `go`, or by autoplay until the player interacts. */
export function useCarousel({ count, every = 0, endless = false }: CarouselOptions) {
  const track = useRef<HTMLDivElement & HTMLUListElement>(null)
  const prefersStill = usePrefersStill()
  const [index, setIndex] = useState(0)
  const [stopped, setStopped] = useState(prefersStill)
  const current = Math.min(index, Math.max(0, count - 1))
  /** Target slide of a programmatic scroll, during which passed slides do not count. */
  const target = useRef<number>(undefined)

  /** Scroll offset of a slide in pixels, negative in RTL. */
  const offset = (nth: number) => {
    const [first] = track.current?.children ?? []
    const slide = track.current?.children[nth]
    return slide instanceof HTMLElement && first instanceof HTMLElement ? slide.offsetLeft - first.offsetLeft : 0
  }
  const moveTo = (nth: number, behavior: ScrollBehavior) => {
    target.current = nth
    track.current?.scrollTo({ left: offset(nth), behavior })
  }
  const show = (target: number) => {
    const next = (target + count) % count
    setIndex(next)
    // Backwards from the first slide: jumps to its copy at the end first.
    if (endless && target < 0) moveTo(count, 'instant')
    moveTo(endless && target === count ? count : next, scrollBehavior())
  }

  const playing = every > 0 && count > 1 && !stopped
  useAutoplay({ slides: track, every, playing, next: () => show(current + 1) })

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settle = () => {
    const scrollOffset = track.current?.scrollLeft ?? 0
    const step = Math.abs(offset(1)) || (track.current?.clientWidth ?? 0)
    if (!step) return
    const reached = Math.round(Math.abs(scrollOffset) / step)
    if (target.current === undefined) setIndex(reached % count)
    const arrived = target.current === undefined || Math.abs(scrollOffset - offset(target.current)) < 2
    if (endless && reached === count && arrived) moveTo(0, 'instant')
  }
  const onScroll = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(settle, SETTLE)
  }
  useEffect(() => () => clearTimeout(settling.current), [])
  const byHand = useCallback(() => {
    target.current = undefined
  }, [])

  return {
    index: current,
    playing,
    setPlaying: (plays: boolean) => setStopped(!plays),
    go(target: number) {
      setStopped(true)
      show(target)
    },
    track: {
      ref: track,
      onScroll,
      onWheel: byHand,
      onPointerDown() {
        byHand()
        setStopped(true)
      },
    },
  }
}

export type CarouselState = ReturnType<typeof useCarousel>
