import { useEffect, useState } from 'react'
import { moneyText } from '@/shared/format/money'
import styles from './Celebration.module.css'
import { prefersStill } from './use-prefers-still.ts'

export interface Winnings {
  title: string
  /** Currency units, with their symbol; absent if something other than money is celebrated, such as a new level. */
  amount?: number
  symbol?: string
}

const COINS = Array.from({ length: 12 }, (_, index) => index)
/** How long the amount counts up, ms. */
const COUNTING = 900

/** Celebrates an event: coins burst and the amount counts up; without motion if the player prefers that. */
export function Celebration({ title, amount, symbol = '' }: Winnings) {
  return (
    <span className={styles.celebration}>
      <span className={styles.coins} aria-hidden="true">
        {COINS.map((coin) => (
          <i key={coin} className={styles.coin} style={{ rotate: `${coin * 30}deg` }} />
        ))}
      </span>
      <span className={styles.title}>{title}</span>
      {amount !== undefined && <CountedUp amount={amount} symbol={symbol} />}
    </span>
  )
}

/** Counts up to an amount; screen readers read only the final amount. */
function CountedUp({ amount, symbol }: { amount: number; symbol: string }) {
  const [shownAmount, show] = useState(() => (prefersStill() ? amount : 0))
  useEffect(() => {
    if (prefersStill()) return
    const begin = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const share = Math.min(1, Math.max(0, (now - begin) / COUNTING))
      show(share === 1 ? amount : Math.floor(amount * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount])
  const decimals = Number.isInteger(amount) ? 0 : 2
  return (
    <bdi dir="ltr" className={styles.amount}>
      <span aria-hidden="true">{moneyText(symbol, shownAmount, decimals)}</span>
      <span className="visually-hidden">{moneyText(symbol, amount, decimals)}</span>
    </bdi>
  )
}
