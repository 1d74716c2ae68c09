import { Pause, Play } from 'lucide-react'
import { IconButton } from './Button.tsx'
import styles from './Carousel.module.css'
import type { CarouselState } from './use-carousel.ts'

/** A dot for each slide. */
export const CarouselDots = ({ count, index }: { count: number; index: number }) => (
  <span className={styles.dots} aria-hidden="true">
    {Array.from({ length: count }, (_, dot) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its position
      <span key={dot} className={styles.dot} data-here={dot === index || undefined} />
    ))}
  </span>
)

interface CarouselPauseProps {
  carousel: CarouselState
  labels: { pause: string; play: string }
  className?: string
}

/** Pauses and resumes autoplay (WCAG 2.2.2). */
export function CarouselPause({ carousel: { playing, setPlaying }, labels, className }: CarouselPauseProps) {
  return (
    <IconButton
      className={className}
      label={playing ? labels.pause : labels.play}
      icon={playing ? <Pause size={16} /> : <Play size={16} />}
      onClick={() => setPlaying(!playing)}
    />
  )
}
