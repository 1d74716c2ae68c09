import { useCallback, useEffect, useRef, useState } from 'react'
import { TIMINGS } from '@/shared/timings'

/** A finger may rest between two slides; where it stops counts. */
const SETTLE = 120

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Slides side by side: moved by a finger, by `go`, or by themselves until somebody takes over. */
export function useSlides(count: number, autoplay: boolean) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(() => autoplay && !prefersStill())
  const current = Math.min(index, count - 1)
  /** Where the track is being moved to; the slides it passes on its way do not count. */
  const target = useRef<number>(undefined)

  const show = useCallback(
    (wanted: number) => {
      const next = (wanted + count) % count
      setIndex(next)
      target.current = next
      const slide = track.current?.children[next]
      if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft })
    },
    [count],
  )

  useEffect(() => {
    if (!playing || count < 2) return
    const timer = setTimeout(() => show(current + 1), TIMINGS.autoplay)
    return () => clearTimeout(timer)
  }, [playing, count, current, show])

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onScroll = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
      // Negative where lines begin on the right.
      if (clientWidth && target.current === undefined) setIndex(Math.round(Math.abs(scrollLeft) / clientWidth))
    }, SETTLE)
  }
  const byHand = () => {
    target.current = undefined
  }
  useEffect(() => () => clearTimeout(settling.current), [])

  return {
    index: current,
    playing: playing && count > 1,
    setPlaying,
    go(wanted: number) {
      setPlaying(false)
      show(wanted)
    },
    track: {
      ref: track,
      onScroll,
      onWheel: byHand,
      onPointerDown() {
        byHand()
        setPlaying(false)
      },
    },
  }
}
