import { Money } from '@/shared/ui/Money'
import styles from './MoneyChange.module.css'

interface MoneyChangeProps {
  amount: number
  symbol: string
  /** All four decimals of the ledger, where there are that many. */
  exact?: boolean
  /** None where many sums stand close together. */
  whole?: boolean
}

/** What came or went: a plus where it came, and a colour for either. */
export function MoneyChange({ amount, symbol, exact, whole }: MoneyChangeProps) {
  const decimals = exact ? decimalsOf(amount) : whole ? 0 : 2
  // What is cut to nothing neither came nor went.
  const isSeen = Math.abs(amount) >= 10 ** -decimals
  return (
    <bdi dir="ltr" className={isSeen ? (amount > 0 ? styles.in : styles.out) : undefined}>
      {isSeen && amount > 0 && '+'}
      <Money amount={amount} symbol={symbol} decimals={decimals} />
    </bdi>
  )
}

/** Lotteries count in hundredths of a paisa; everything else has two decimals. */
export const decimalsOf = (amount: number): 2 | 4 => (Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6 ? 2 : 4)
