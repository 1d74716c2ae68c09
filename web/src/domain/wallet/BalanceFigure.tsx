import { formatAmount, maskOf } from '@/shared/format/money'
import styles from './BalanceFigure.module.css'

interface BalanceFigureProps {
  /** Undefined until it is known. */
  amount: number | undefined
  symbol: string
  masked: boolean
  /** What stands for the asterisks to those who do not see them. */
  hiddenLabel: string
}

/**
 * The balance without decimals, cut and not rounded, or asterisks in the length it has with two (spec §4). Both lie in
 * the same place, as wide as the wider one, so that hiding moves nothing.
 */
export function BalanceFigure({ amount, symbol, masked, hiddenLabel }: BalanceFigureProps) {
  const known = amount !== undefined
  const figure = formatAmount(amount ?? 0, 0)
  const mask = maskOf(amount ?? 0)
  return (
    <bdi
      dir="ltr"
      className={styles.figure}
      style={{ '--characters': symbol.length + 1 + Math.max(figure.length, mask.length) }}
      aria-live="polite"
    >
      <span className={styles.layer} data-hidden={masked || !known}>
        {symbol} {figure}
      </span>
      <span className={styles.layer} data-hidden={!masked && known}>
        <span aria-hidden="true">
          {symbol} {mask}
        </span>
        {masked && <span className="visually-hidden">{hiddenLabel}</span>}
      </span>
    </bdi>
  )
}
