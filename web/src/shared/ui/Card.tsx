import type { ComponentPropsWithoutRef, ElementType } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'

type CardProps<T extends ElementType> = { as?: T } & ComponentPropsWithoutRef<T>

/** A card with the merchant's border, background and corners; the class name sets its layout. */
export function Card<T extends ElementType = 'div'>({ as, className, ...rest }: CardProps<T>) {
  const Tag: ElementType = as ?? 'div'
  return <Tag className={classes(styles.card, className)} {...rest} />
}
