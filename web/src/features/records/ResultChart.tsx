import type { ProfitDay } from '@understudy/contracts/records'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { DayBars } from '@/shared/records/DayBars'

interface ResultChartProps {
  /** The oldest first. */
  days: readonly ProfitDay[]
  symbol: string
}

/** The profit or loss of each day; the list under it says the same in figures. */
export function ResultChart({ days, symbol }: ResultChartProps) {
  const t = useText()
  return (
    <DayBars
      days={days.map(({ balanceDate, profit }) => ({ date: balanceDate, value: profit }))}
      label={(from, to) => t('records:pnl.chart', { from, to })}
      say={(value) => `${value > 0 ? '+' : ''}${moneyText(symbol, value, 0)}`}
    />
  )
}
