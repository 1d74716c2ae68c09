import type { TeamFigures } from '@understudy/contracts/agents'
import { useSettings } from '@/domain/system'
import { useTeamPnl, useTeamPnlMembers } from '@/features/agents/agents.queries'
import { NoTeam } from '@/features/agents/NoTeam'
import { Path } from '@/features/agents/Path'
import { PnlDays, PnlMember, PnlProducts, PnlTotals } from '@/features/agents/PnlLists'
import { ToTeam } from '@/features/agents/ToTeam'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { PagedList } from '@/shared/query/PagedList'
import { QueryState } from '@/shared/query/QueryState'
import { DayBars } from '@/shared/records/DayBars'
import { EmptyRecord } from '@/shared/records/EmptyRecord'
import { PeriodFilter } from '@/shared/records/PeriodFilter'
import type { DateRange } from '@/shared/records/period'
import { among, useSelection } from '@/shared/records/use-selection'
import page from '@/shared/ui/Page.module.css'
import { Segments } from '@/shared/ui/Segments'
import { Skeleton } from '@/shared/ui/Skeleton'

const VIEWS = ['days', 'products', 'members'] as const
type View = (typeof VIEWS)[number]
const FILTERS = { view: among(VIEWS), under: (value: string) => /^[A-Za-z0-9]{1,32}$/.test(value) } as const

const isEventful = ({ bets, deposit, withdraw, rebate, promotion, income }: TeamFigures) =>
  [bets, deposit, withdraw, rebate, promotion, income].some((figure) => figure !== 0)

const inAddress = (span: DateRange) =>
  typeof span === 'string' ? { days: span } : { from: span.startDate, to: span.endDate }

/** /m/agent/team/pnl: profit and loss of the agent's team by day, product and member (AGENT-007). */
export default function TeamProfitScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, select] = useSelection(FILTERS)
  const { span, filter } = selection
  const { under } = filter
  const view = (filter.view ?? 'days') as View
  const members = useTeamPnlMembers(span, under)
  const to = (below: string | undefined) =>
    paths.teamProfitAndLoss({ ...inAddress(span), view: 'members', ...(below && { under: below }) })
  return (
    <div className={page.page}>
      <Path path={members.first?.path ?? []} error={members.list.error} to={to} />
      <PeriodFilter label={t('agents:when')} value={span} onChange={(next) => select({ span: next, filter })} />
      <QueryState query={useTeamPnl(span, under)} waiting={<Skeleton height="420px" radius={20} />}>
        {({ list, products, footer }) => {
          const eventful = list.filter(isEventful)
          if (eventful.length === 0)
            return (
              <EmptyRecord
                selection={{ span, filter: {} }}
                onSelect={(next) => select({ ...next, filter })}
                action={<ToTeam />}
              >
                {t('agents:empty.days')}
              </EmptyRecord>
            )
          return (
            <>
              <DayBars
                days={[...list].reverse().map(({ balanceDate, profit }) => ({ date: balanceDate, value: profit }))}
                label={(from, until) => t('agents:chart.label', { what: t('agents:fig.profit'), from, to: until })}
                say={(value) => moneyText(symbol, value, 0)}
              />
              <PnlTotals footer={footer} symbol={symbol} />
              <Segments<View>
                label={t('agents:view.label')}
                options={VIEWS.map((value) => ({ value, label: t(`agents:view.${value}`) }))}
                value={view}
                onChange={(chosen) => select({ span, filter: { ...filter, view: chosen } })}
              />
              {view === 'days' && <PnlDays days={eventful} symbol={symbol} />}
              {view === 'products' && <PnlProducts products={products} symbol={symbol} />}
              {view === 'members' && (
                <PagedList
                  label={t('agents:view.members')}
                  items={members.rows}
                  total={members.first?.totalCount}
                  list={members.list}
                  empty={<NoTeam />}
                  keyOf={({ account }) => account}
                  row={(member) => (
                    <PnlMember
                      member={member}
                      symbol={symbol}
                      to={member.teamCount > 0 ? to(member.account) : undefined}
                    />
                  )}
                />
              )}
            </>
          )
        }}
      </QueryState>
    </div>
  )
}
