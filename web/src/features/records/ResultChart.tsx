import type { ProfitDay } from '@understudy/contracts/records'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { DayBars } from '@/shared/records/DayBars'

interface ResultChartProps {
  /** The oldest first. */
  days: readonly ProfitDay[]
  symbol: string
}

/** Chart of daily profit or loss; the list below shows the same as text. */
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
