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

  const show = useCallback(
    (wanted: number) => {
      const next = (wanted + count) % count
      setIndex(next)
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
      if (clientWidth) setIndex(Math.round(Math.abs(scrollLeft) / clientWidth))
    }, SETTLE)
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
    track: { ref: track, onScroll, onPointerDown: () => setPlaying(false) },
  }
}
