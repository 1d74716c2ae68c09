import { type RefObject, useEffect, useEffectEvent } from 'react'

interface AutoplayOptions {
  /** What is seen of the slides; undefined while it is not there. */
  slides: RefObject<Element | null>
  /** Milliseconds between two slides. */
  every: number
  playing: boolean
  /** Shows the next slide. */
  next: () => void
}

/** A dialog lies over them: whoever reads it is not to be drawn away, and nobody can stop what is below. */
const isCovered = (slides: Element | null) => slides?.closest('[aria-hidden="true"]') !== null

/** Calls for the next slide, by a timer and only while the slides are in sight: what nobody sees costs nothing. */
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
