import { useText } from '@/shared/i18n'
import { Money } from '@/shared/ui/Money'
import styles from './Bets.module.css'

interface BetTotalsProps {
  footer: { bet: number; validBet: number; win: number; pnl: number }
  count: number
  symbol: string
}

/** Sums over all bets of the selection, whether or not they are on screen yet. */
export function BetTotals({ footer, count, symbol }: BetTotalsProps) {
  const t = useText()
  return (
    <section className={styles.totals} aria-label={t('bets:total.title')}>
      <p className={styles.count}>{t('bets:total.count', { count })}</p>
      <dl>
        {(['bet', 'validBet', 'win', 'pnl'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`bets:total.${name}`)}</dt>
            <dd className={name === 'pnl' ? tone(footer.pnl) : undefined}>
              <Money amount={footer[name]} symbol={symbol} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export const tone = (amount: number) => (amount > 0 ? styles.gain : amount < 0 ? styles.loss : undefined)
