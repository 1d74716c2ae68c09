import type { ReactNode } from 'react'
import styles from './Carousel.module.css'
import { classes } from './classes.ts'
import type { CarouselState } from './use-carousel.ts'

interface TrackProps {
  /** Without it nothing but a finger moves the slides. */
  carousel?: CarouselState
  /** The slides are a list. */
  list?: boolean
  className?: string
  children: ReactNode
}

/** What is seen of a carousel: its children are the slides, one beside the other. */
export function CarouselTrack({ carousel, list, className, children }: TrackProps) {
  const Track = list ? 'ul' : 'div'
  return (
    <Track {...carousel?.track} className={classes(styles.track, className)}>
      {children}
    </Track>
  )
}
