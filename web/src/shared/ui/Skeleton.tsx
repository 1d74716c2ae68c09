import type { CSSProperties } from 'react'
import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  radius?: CSSProperties['borderRadius']
  className?: string
}

/** Class name for a group of skeletons that pulse together: animated one by one, each would be a compositor layer, and a hundred of them slow down every frame. */
export const breathing = styles.breathing

/** Class name for a container whose skeletons do not move, because nothing is being loaded yet. */
export const resting = styles.resting

/** Placeholder for loading content, in its final size. */
export function Skeleton({ width = '100%', height = '1em', radius = 8, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  )
}
