import { formatAmount, maskOf } from '@/shared/format/money'
import styles from './BalanceFigure.module.css'

interface BalanceFigureProps {
  /** Undefined while loading. */
  amount: number | undefined
  symbol: string
  masked: boolean
  /** Text for screen readers instead of the asterisks. */
  hiddenLabel: string
}

/**
 * The balance without decimals (cut, not rounded), or asterisks in its length with two decimals (spec §4). Both share a
 * grid cell as wide as the wider one, so that hiding shifts nothing.
 */
export function BalanceFigure({ amount, symbol, masked, hiddenLabel }: BalanceFigureProps) {
  const isLoaded = amount !== undefined
  const figure = formatAmount(amount ?? 0, 0)
  const mask = maskOf(amount ?? 0)
  return (
    <bdi
      dir="ltr"
      className={styles.figure}
      style={{ '--characters': symbol.length + 1 + Math.max(figure.length, mask.length) }}
      aria-live="polite"
    >
      <span className={styles.layer} data-hidden={masked || !isLoaded}>
        {symbol} {figure}
      </span>
      <span className={styles.layer} data-hidden={!masked && isLoaded}>
        <span aria-hidden="true">
          {symbol} {mask}
        </span>
        {masked && <span className="visually-hidden">{hiddenLabel}</span>}
      </span>
    </bdi>
  )
}
