import type { ProfitDay, ProfitOfType } from '@understudy/contracts/records'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { MoneyChange } from '@/shared/records/MoneyChange'
import type { Days } from '@/shared/records/period'
import { RecordLink } from '@/shared/records/RecordRow'
import { List } from '@/shared/ui/List'
import { Money } from '@/shared/ui/Money'

/** Days with bets or rewards; each links to its bets. */
export function ProfitDays({ days, symbol }: { days: readonly ProfitDay[]; symbol: string }) {
  const t = useText()
  const { calendar } = useDates()
  return (
    <List aria-label={t('records:pnl.list')}>
      {days.map((day) => (
        <li key={day.balanceDate}>
          <RecordLink
            to={paths.bettingRecord({ from: day.balanceDate, to: day.balanceDate })}
            title={calendar(day.balanceDate, 'shortWeekday')}
            hint={<Played count={day.bets} staked={day.bet} symbol={symbol} />}
            amount={<MoneyChange amount={day.profit} symbol={symbol} />}
          />
        </li>
      ))}
    </List>
  )
}

interface ProfitTypesProps {
  types: readonly ProfitOfType[]
  days: Days
  symbol: string
}

/** Types of games by stakes, highest first; each links to its bets. */
export function ProfitTypes({ types, days, symbol }: ProfitTypesProps) {
  const t = useText()
  return (
    <List aria-label={t('records:pnl.listTypes')}>
      {types.map((type) => (
        <li key={type.gameType}>
          <RecordLink
            to={paths.bettingRecord({ from: days.startDate, to: days.endDate, gameType: type.gameType })}
            title={t(`bets:kind.${type.gameType}`)}
            hint={<Played count={type.bets} staked={type.bet} symbol={symbol} />}
            amount={<MoneyChange amount={type.pnl} symbol={symbol} />}
          />
        </li>
      ))}
    </List>
  )
}

function Played({ count, staked, symbol }: { count: number; staked: number; symbol: string }) {
  const t = useText()
  return (
    <>
      {t('records:pnl.bets', { count })} · {t('bets:total.bet')} <Money amount={staked} symbol={symbol} />
    </>
  )
}
