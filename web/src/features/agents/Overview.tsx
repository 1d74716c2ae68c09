import type { OverviewDay, overview } from '@understudy/contracts/agents'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { type ReactNode, useState } from 'react'
import { useFlags } from '@/domain/system'
import { formatAmount, moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { DayBars } from '@/shared/records/DayBars'
import { MoneyChange } from '@/shared/records/MoneyChange'
import type { DateRange } from '@/shared/records/period'
import { Card } from '@/shared/ui/Card'
import { classes } from '@/shared/ui/classes'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import { Segments } from '@/shared/ui/Segments'
import styles from './Agents.module.css'

type Reply = ReplyOf<typeof overview>
type Name = Exclude<keyof Reply, 'series' | 'bets'>

const COUNTS: readonly Name[] = ['teamCount', 'directCount', 'agentCount', 'onlineCount', 'newCount', 'activeCount']
const NOW: readonly Name[] = ['teamCount', 'directCount', 'agentCount', 'onlineCount', 'teamBalance']
const PERIOD: readonly Name[] = [
  'newCount',
  'activeCount',
  'deposit',
  'withdraw',
  'bet',
  'win',
  'rebate',
  'commission',
  'profit',
]
/** Figures that are small enough to be shown with decimals. */
const CENTS: readonly Name[] = ['commission', 'rebate']
const CHARTED = ['bet', 'pnl', 'deposit', 'activeCount'] as const satisfies readonly (keyof OverviewDay)[]
type Charted = (typeof CHARTED)[number]

/** Days as query parameters. */
const inAddress = (span: DateRange) =>
  typeof span === 'string' ? { days: span } : { from: span.startDate, to: span.endDate }

interface OverviewProps {
  reply: Reply
  span: DateRange
  symbol: string
}

/** The team's current state and its figures of the chosen days; each figure links to its list. */
export function Overview({ reply, span, symbol }: OverviewProps) {
  const t = useText()
  const { teamManage, teamProfitAndLoss, teamRebate } = useFlags()
  const team = (more: Parameters<typeof paths.team>[0] = {}) => (teamManage ? paths.team(more) : undefined)
  const pnl = teamProfitAndLoss ? paths.teamProfitAndLoss(inAddress(span)) : undefined
  const behind: Partial<Record<Name, string | undefined>> = {
    teamCount: team({ levels: 'all' }),
    directCount: team(),
    agentCount: team({ levels: 'all', type: 'agent' }),
    onlineCount: team({ levels: 'all', activity: 'online' }),
    teamBalance: team({ sort: 'balance' }),
    newCount: team({ levels: 'all', activity: 'new', ...inAddress(span) }),
    activeCount: team({ levels: 'all', activity: 'active', ...inAddress(span) }),
    commission: teamRebate ? paths.teamRebate(inAddress(span)) : undefined,
  }
  const tiles = (names: readonly Name[], kind: 'counts' | 'sums') => (
    <ul className={classes(styles.tiles, styles[kind])}>
      {names.map((name) => (
        <Tile key={name} to={name in behind ? behind[name] : pnl} name={t(`agents:fig.${name}`)}>
          {COUNTS.includes(name) ? (
            <bdi>{formatAmount(reply[name], 0)}</bdi>
          ) : name === 'profit' ? (
            <MoneyChange whole amount={reply[name]} symbol={symbol} />
          ) : (
            <Money amount={reply[name]} symbol={symbol} decimals={CENTS.includes(name) ? 2 : 0} />
          )}
        </Tile>
      ))}
    </ul>
  )
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.title}>{t('agents:now')}</h2>
        {tiles(NOW, 'counts')}
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>{t('agents:period')}</h2>
        {tiles(PERIOD, 'sums')}
      </section>
      {reply.series.length > 1 && <Chart days={reply.series} symbol={symbol} />}
    </>
  )
}

function Tile({ to, name, children }: { to: string | undefined; name: string; children: ReactNode }) {
  const contents = (
    <>
      <Muted as="span">{name}</Muted>
      <span className={styles.figure}>{children}</span>
    </>
  )
  return (
    <li>
      {to ? (
        <Card as={Link} to={to} className={styles.tile}>
          {contents}
        </Card>
      ) : (
        <Card className={styles.tile}>{contents}</Card>
      )}
    </li>
  )
}

function Chart({ days, symbol }: { days: readonly OverviewDay[]; symbol: string }) {
  const t = useText()
  const [figure, show] = useState<Charted>('bet')
  const what = t(`agents:fig.${figure}`)
  const say = (value: number) => (figure === 'activeCount' ? formatAmount(value, 0) : moneyText(symbol, value, 0))
  return (
    <Card as="section" className={styles.card} aria-label={what}>
      <Segments<Charted>
        look="fit"
        label={t('agents:chart.choose')}
        options={CHARTED.map((value) => ({ value, label: t(`agents:fig.${value}`) }))}
        value={figure}
        onChange={show}
      />
      <DayBars
        days={days.map((day) => ({ date: day.date, value: day[figure] }))}
        label={(from, to) => t('agents:chart.label', { what, from, to })}
        say={say}
      />
    </Card>
  )
}
