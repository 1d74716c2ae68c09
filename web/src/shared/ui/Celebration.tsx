import { useEffect, useState } from 'react'
import { moneyText } from '@/shared/format/money'
import styles from './Celebration.module.css'
import { prefersStill } from './use-prefers-still.ts'

export interface Winnings {
  title: string
  /** Currency units, with their symbol; absent if something other than money is celebrated, such as a new level. */
  amount?: number
  symbol?: string
  /** What was staked for it; absent where nothing was. */
  stake?: number
}

/** By how many times its stake a win is: how many coins burst and how long the amount counts up, ms. */
const SIZES = [
  { name: 'huge', from: 200, coins: 36, counts: 2_400 },
  { name: 'big', from: 50, coins: 24, counts: 1_600 },
  { name: 'fine', from: 10, coins: 12, counts: 900 },
] as const
/** What has no stake, as a new level or a deposit, is celebrated in the smallest size. */
const sizeOf = ({ amount = 0, stake }: Winnings) =>
  stake === undefined ? SIZES[2] : SIZES.find(({ from }) => amount >= from * stake)

/**
 * Celebrates an event by its size: coins burst, the amount counts up and the device vibrates; without motion if the player prefers that, and
 * a win below ten times its stake at rest too.
 */
export function Celebration(winnings: Winnings) {
  const { title, amount, symbol = '' } = winnings
  const size = sizeOf(winnings)
  const coins = size?.coins ?? 0
  useEffect(() => {
    if (!prefersStill()) navigator.vibrate?.([40, 60, 40])
  }, [])
  return (
    <span className={styles.celebration} data-size={size?.name}>
      <span className={styles.coins} aria-hidden="true">
        {Array.from({ length: coins }, (_, coin) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins are all alike
          <i key={coin} className={styles.coin} style={{ rotate: `${(coin * 360) / coins}deg` }} />
        ))}
      </span>
      <span className={styles.title}>{title}</span>
      {amount !== undefined && <CountedUp amount={amount} symbol={symbol} counting={size?.counts ?? 0} />}
    </span>
  )
}

/** Counts up to an amount; screen readers read only the final amount. */
function CountedUp({ amount, symbol, counting }: { amount: number; symbol: string; counting: number }) {
  const still = counting === 0 || prefersStill()
  const [shownAmount, show] = useState(still ? amount : 0)
  useEffect(() => {
    if (still) return
    const begin = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const share = Math.min(1, Math.max(0, (now - begin) / counting))
      show(share === 1 ? amount : Math.floor(amount * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount, counting, still])
  const decimals = Number.isInteger(amount) ? 0 : 2
  return (
    <bdi dir="ltr" className={styles.amount}>
      <span aria-hidden="true">{moneyText(symbol, shownAmount, decimals)}</span>
      <span className="visually-hidden">{moneyText(symbol, amount, decimals)}</span>
    </bdi>
  )
}
