import { formatAmount } from '@/shared/format/money'
import { classes } from './classes.ts'
import styles from './Money.module.css'

interface MoneyProps {
  amount: number
  symbol: string
  /** Displayed decimals; further ones are cut, as rounding up would show money that is not there. */
  decimals?: 0 | 2 | 4
  className?: string | undefined
}

/** An amount: sign, currency and number, left to right in every language. */
export function Money({ amount, symbol, decimals = 2, className }: MoneyProps) {
  const figure = formatAmount(amount, decimals)
  return (
    <bdi dir="ltr" className={classes(styles.money, className)}>
      {figure.startsWith('−') && '−'}
      {symbol} {figure.replace('−', '')}
    </bdi>
  )
}
