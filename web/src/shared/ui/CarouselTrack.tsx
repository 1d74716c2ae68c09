import type { ReactNode } from 'react'
import styles from './Carousel.module.css'
import { classes } from './classes.ts'
import type { CarouselState } from './use-carousel.ts'

interface TrackProps {
  /** Without it slides move only by scrolling. */
  carousel?: CarouselState
  /** Whether the slides are list items. */
  list?: boolean
  className?: string
  children: ReactNode
}

/** The scroll container of a carousel; its children are the slides. */
export function CarouselTrack({ carousel, list, className, children }: TrackProps) {
  const Track = list ? 'ul' : 'div'
  return (
    <Track {...carousel?.track} className={classes(styles.track, className)}>
      {children}
    </Track>
  )
}
