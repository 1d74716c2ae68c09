import type { CSSProperties } from 'react'
import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  radius?: CSSProperties['borderRadius']
  className?: string
}

/** Class of a group of skeletons: they breathe as one. Each by itself would be a layer of its own, and a hundred of them cost every frame of home. */
export const breathing = styles.breathing

/** Stands for something that is on its way, in that thing's final size. */
export function Skeleton({ width = '100%', height = '1em', radius = 8, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  )
}
