import type { ProfitDay, ProfitTotals } from '@understudy/contracts/records'
import { useText } from '@/shared/i18n'
import { MoneyChange } from '@/shared/records/MoneyChange'
import { Totals } from '@/shared/records/Totals'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import styles from './Profit.module.css'
import { ResultChart } from './ResultChart.tsx'

interface ProfitHeadProps {
  totals: ProfitTotals
  /** Newest first. */
  days: readonly ProfitDay[]
  symbol: string
}

/** Profit of the period, its components, and a chart by day. */
export function ProfitHead({ totals, days, symbol }: ProfitHeadProps) {
  const t = useText()
  const happened = (name: keyof ProfitTotals) => totals[name] !== 0
  const change = (name: 'reward' | 'income' | 'transfer') => ({
    name: t(`records:pnl.${name}`),
    value: <MoneyChange amount={totals[name]} symbol={symbol} />,
  })
  const money = (name: 'deposit' | 'withdraw') => ({
    name: t(`records:pnl.${name}`),
    value: <Money amount={totals[name]} symbol={symbol} />,
  })
  return (
    <>
      <section className={styles.head} aria-label={t('records:pnl.profit')}>
        <Muted>{t('records:pnl.profit')}</Muted>
        <p className={styles.profit}>
          <MoneyChange amount={totals.profit} symbol={symbol} />
        </p>
        <ResultChart days={[...days].reverse()} symbol={symbol} />
      </section>
      <Totals
        label={t('record:total')}
        count={t('records:pnl.bets', { count: totals.bets })}
        sums={[
          { name: t('bets:total.bet'), value: <Money amount={totals.bet} symbol={symbol} /> },
          { name: t('bets:total.win'), value: <Money amount={totals.win} symbol={symbol} /> },
          ...(totals.open > 0
            ? [{ name: t('bets:total.open'), value: <Money amount={totals.open} symbol={symbol} /> }]
            : []),
          { name: t('records:pnl.play'), value: <MoneyChange amount={totals.pnl} symbol={symbol} /> },
          { name: t('bets:total.validBet'), value: <Money amount={totals.validBet} symbol={symbol} /> },
          ...(totals.returned > 0
            ? [{ name: t('bets:total.returned'), value: <Money amount={totals.returned} symbol={symbol} /> }]
            : []),
          ...(['reward', 'income', 'transfer'] as const).filter(happened).map(change),
          ...(['deposit', 'withdraw'] as const).filter(happened).map(money),
        ]}
      />
      <Muted>{t('records:pnl.note')}</Muted>
    </>
  )
}
