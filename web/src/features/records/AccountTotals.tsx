import { useText } from '@/shared/i18n'
import { MoneyChange } from '@/shared/records/MoneyChange'
import { Totals } from '@/shared/records/Totals'

interface AccountTotalsProps {
  footer: { in: number; out: number; net: number }
  count: number
  symbol: string
}

/** Totals of the selection: net change, credits, debits. */
export function AccountTotals({ footer, count, symbol }: AccountTotalsProps) {
  const t = useText()
  return (
    <Totals
      label={t('record:total')}
      count={t('records:account.count', { count })}
      sums={(['net', 'in', 'out'] as const).map((name) => ({
        name: t(`records:account.${name}`),
        value: <MoneyChange amount={footer[name]} symbol={symbol} />,
      }))}
    />
  )
}
