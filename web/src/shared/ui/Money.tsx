import { formatAmount } from '@/shared/format/money'
import { classes } from './classes.ts'
import styles from './Money.module.css'

interface MoneyProps {
  amount: number
  symbol: string
  /** Decimals shown; cut, never rounded up: nobody is shown money that is not there. */
  decimals?: 0 | 2 | 4
  className?: string
}

/** An amount, from left to right in every language, the currency before the figure. */
export function Money({ amount, symbol, decimals = 2, className }: MoneyProps) {
  return (
    <bdi dir="ltr" className={classes(styles.money, className)}>
      {symbol} {formatAmount(amount, decimals)}
    </bdi>
  )
}
