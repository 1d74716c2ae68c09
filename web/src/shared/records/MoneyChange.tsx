import { Money } from '@/shared/ui/Money'
import styles from './MoneyChange.module.css'

interface MoneyChangeProps {
  amount: number
  symbol: string
  /** Shows up to all four decimals of the ledger. */
  exact?: boolean
  /** Currency symbol; omitted where many amounts are close together. */
  whole?: boolean
}

/** A credit or debit: a plus sign for credits, and a colour for each. */
export function MoneyChange({ amount, symbol, exact, whole }: MoneyChangeProps) {
  const decimals = exact ? decimalsOf(amount) : whole ? 0 : 2
  // An amount that is displayed as zero has no sign or colour.
  const isSeen = Math.abs(amount) >= 10 ** -decimals
  return (
    <bdi dir="ltr" className={isSeen ? (amount > 0 ? styles.in : styles.out) : undefined}>
      {isSeen && amount > 0 && '+'}
      <Money amount={amount} symbol={symbol} decimals={decimals} />
    </bdi>
  )
}

/** Decimals to show: lotteries calculate with hundredths of a paisa, everything else with two decimals. */
export const decimalsOf = (amount: number): 2 | 4 => (Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6 ? 2 : 4)
