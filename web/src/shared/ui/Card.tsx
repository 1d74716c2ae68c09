import type { ComponentPropsWithoutRef, ElementType } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'

type CardProps<T extends ElementType> = { as?: T } & ComponentPropsWithoutRef<T>

/** What stands out from the page: line, ground and corners as the merchant has them. The class says how it is laid out. */
export function Card<T extends ElementType = 'div'>({ as, className, ...rest }: CardProps<T>) {
  const Tag: ElementType = as ?? 'div'
  return <Tag className={classes(styles.card, className)} {...rest} />
}
