import type { LotteryGroup } from '@understudy/contracts/lottery/terms'
import type { CSSProperties } from 'react'
import { classes } from '@/shared/ui/classes'
import { Cart } from './Cart.tsx'
import { Die } from './Die.tsx'
import { figureOf, tiersOf } from './families.ts'
import styles from './Result.module.css'

interface ResultProps {
  group: LotteryGroup
  winningNumber: string
  size?: 'small' | 'large'
  /** Animates the figures one after the other. */
  reveal?: boolean
}

/** A result in the style of its family: dice, balls, carts; of a prize table only the top prize. */
export function Result({ group, winningNumber, size = 'large', reveal = false }: ResultProps) {
  const tiers = tiersOf(group, winningNumber)
  const figure = figureOf(group)
  const [first, second] = tiers
  if (!first) return null
  const figures = figure === 'table' ? [...(first.numbers[0] ?? '')] : first.numbers
  const many = figures.length >= 10
  const spoken =
    figure === 'table' ? (first.numbers[0] ?? '') : tiers.map(({ numbers }) => numbers.join(' ')).join(' + ')
  return (
    <bdi
      dir="ltr"
      className={classes(
        styles.result,
        styles[size],
        many && styles.many,
        figure === 'table' && styles.digits,
        reveal && styles.reveal,
      )}
      key={winningNumber}
    >
      <span className="visually-hidden">{spoken}</span>
      {figures.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: numbers may repeat, and the order is fixed
        <Drawn key={index} figure={figure} number={number} index={index} />
      ))}
      {group === 'SIX' && second && (
        <>
          <span aria-hidden="true" className={styles.plus}>
            +
          </span>
          {second.numbers.map((number) => (
            <Drawn key={number} figure="balls" number={number} index={figures.length} />
          ))}
        </>
      )}
    </bdi>
  )
}

function Drawn({ figure, number, index }: { figure: ReturnType<typeof figureOf>; number: string; index: number }) {
  const style = { '--place': index } as CSSProperties
  if (figure === 'dice') return <Die pips={Number(number)} className={styles.figure} style={style} />
  if (figure === 'carts') return <Cart number={number} first={index === 0} className={styles.figure} style={style} />
  return (
    <span
      aria-hidden="true"
      className={classes(styles.figure, styles.ball, figure === 'table' && styles.gold)}
      data-hue={Number(number) % 10}
      style={style}
    >
      {number}
    </span>
  )
}
