import { useText } from '@/shared/i18n'
import { Totals } from '@/shared/records/Totals'
import { Money } from '@/shared/ui/Money'
import styles from './Bets.module.css'

interface BetTotalsProps {
  footer: { bet: number; validBet: number; win: number; pnl: number }
  count: number
  symbol: string
}

/** What the bets of the selection came to. */
export function BetTotals({ footer, count, symbol }: BetTotalsProps) {
  const t = useText()
  return (
    <Totals
      label={t('bets:total.title')}
      count={t('bets:total.count', { count })}
      sums={(['bet', 'validBet', 'win', 'pnl'] as const).map((name) => ({
        name: t(`bets:total.${name}`),
        value: <Money amount={footer[name]} symbol={symbol} />,
        className: name === 'pnl' ? tone(footer.pnl) : undefined,
      }))}
    />
  )
}

export const tone = (amount: number) => (amount > 0 ? styles.gain : amount < 0 ? styles.loss : undefined)
