import type { MemberFigures, ProductFigures } from '@understudy/contracts/agent-reports'
import type { TeamFigures } from '@understudy/contracts/agents'
import { useDates } from '@/shared/format/dates'
import { type TextKey, useText } from '@/shared/i18n'
import { MoneyChange } from '@/shared/records/MoneyChange'
import { RecordLink, RecordRow } from '@/shared/records/RecordRow'
import { Totals } from '@/shared/records/Totals'
import { List } from '@/shared/ui/List'
import { Money } from '@/shared/ui/Money'

const RESULTS = ['pnl', 'profit'] as const
const SUMMED = [
  'profit',
  'deposit',
  'withdraw',
  'bet',
  'win',
  'pnl',
  'validBet',
  'rebate',
  'promotion',
  'income',
  'agentTransferIn',
  'agentTransferOut',
] as const

/** Totals of the selection. */
export function PnlTotals({ footer, symbol }: { footer: TeamFigures; symbol: string }) {
  const t = useText()
  return (
    <Totals
      label={t('record:total')}
      count={t('agents:bets', { count: footer.bets })}
      sums={SUMMED.filter((name) => footer[name] !== 0 || name === 'profit' || name === 'bet').map((name) => ({
        name: t(`agents:fig.${name}`),
        value: RESULTS.some((result) => result === name) ? (
          <MoneyChange amount={footer[name]} symbol={symbol} />
        ) : (
          <Money amount={footer[name]} symbol={symbol} />
        ),
      }))}
    />
  )
}

/** Number of bets and their stakes. */
function Played({ bets, bet, symbol }: { bets: number; bet: number; symbol: string }) {
  const t = useText()
  return (
    <>
      {t('agents:bets', { count: bets })} · <Money amount={bet} symbol={symbol} />
    </>
  )
}

/** Days with activity, newest first. */
export function PnlDays({
  days,
  symbol,
}: {
  days: readonly (TeamFigures & { balanceDate: string })[]
  symbol: string
}) {
  const { calendar } = useDates()
  return (
    <List>
      {days.map((day) => (
        <li key={day.balanceDate}>
          <RecordRow
            title={calendar(day.balanceDate, 'shortWeekday')}
            hint={<Played bets={day.bets} bet={day.bet} symbol={symbol} />}
            amount={<MoneyChange amount={day.profit} symbol={symbol} />}
          />
        </li>
      ))}
    </List>
  )
}

/** Products by stakes, highest first. */
export function PnlProducts({ products, symbol }: { products: readonly ProductFigures[]; symbol: string }) {
  const t = useText()
  return (
    <List>
      {products.map(({ gameType, bets, bet, pnl }) => (
        <li key={gameType}>
          <RecordRow
            title={t(`bets:kind.${gameType}` as TextKey)}
            hint={<Played bets={bets} bet={bet} symbol={symbol} />}
            amount={<MoneyChange amount={pnl} symbol={symbol} />}
          />
        </li>
      ))}
    </List>
  )
}

/** Row of a direct downline including the team below; links to it. */
export function PnlMember({ member, symbol, to }: { member: MemberFigures; symbol: string; to: string | undefined }) {
  const t = useText()
  const { account, teamCount, bets, bet, profit } = member
  const content = {
    title: <bdi>{account}</bdi>,
    hint: (
      <>
        <Played bets={bets} bet={bet} symbol={symbol} />
        {teamCount > 0 && ` · ${t('agents:with', { count: teamCount })}`}
      </>
    ),
    amount: <MoneyChange amount={profit} symbol={symbol} />,
  }
  return to ? <RecordLink to={to} {...content} /> : <RecordRow {...content} />
}
