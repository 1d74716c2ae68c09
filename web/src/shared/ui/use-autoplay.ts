import { type RefObject, useEffect, useEffectEvent } from 'react'

interface AutoplayOptions {
  /** The scroll container of the slides. */
  slides: RefObject<Element | null>
  /** Interval in milliseconds. */
  every: number
  playing: boolean
  /** Shows the next slide. */
  next: () => void
}

/** Whether a dialog is open: motion below it would distract its reader, who cannot pause it. */
const isCovered = (slides: Element | null) => slides?.closest('[aria-hidden="true"]') !== null

/** Shows the next slide by a timer, which runs only while the slides are visible. */
export function useAutoplay({ slides, every, playing, next }: AutoplayOptions) {
  const advance = useEffectEvent(next)
  useEffect(() => {
    if (!playing || !slides.current) return
    let timer: ReturnType<typeof setInterval> | undefined
    let inSight = false
    const look = () => {
      clearInterval(timer)
      timer = inSight && !document.hidden ? setInterval(() => isCovered(slides.current) || advance(), every) : undefined
    }
    const observer = new IntersectionObserver((entries) => {
      inSight = entries.at(-1)?.isIntersecting ?? false
      look()
    })
    observer.observe(slides.current)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [slides, every, playing])
}
