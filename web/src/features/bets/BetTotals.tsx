import type { BetTotals as Footer } from '@understudy/contracts/bets'
import { useText } from '@/shared/i18n'
import { MoneyChange } from '@/shared/records/MoneyChange'
import { Totals } from '@/shared/records/Totals'
import { Money } from '@/shared/ui/Money'

interface BetTotalsProps {
  footer: Footer
  count?: number
  symbol: string
}

/** Totals of bets that add up: won minus settled stakes is the result (docs/money.md). */
export function BetTotals({ footer, count, symbol }: BetTotalsProps) {
  const t = useText()
  const money = (name: keyof Footer) => ({
    name: t(`bets:total.${name}`),
    value: <Money amount={footer[name]} symbol={symbol} />,
  })
  return (
    <Totals
      label={t('record:total')}
      {...(count !== undefined && { count: t('bets:total.count', { count }) })}
      sums={[
        { name: t('bets:total.pnl'), value: <MoneyChange amount={footer.pnl} symbol={symbol} /> },
        money('bet'),
        money('win'),
        ...(footer.open > 0 ? [money('open')] : []),
        money('validBet'),
        ...(footer.returned > 0 ? [money('returned')] : []),
      ]}
    />
  )
}
