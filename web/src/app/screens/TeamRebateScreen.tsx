import { PRODUCTS } from '@understudy/contracts/agent-facts'
import { useFlags, useSettings } from '@/domain/system'
import { useCommission } from '@/features/agents/agents.queries'
import { Commission } from '@/features/agents/Commission'
import { DownlineRates } from '@/features/agents/DownlineRates'
import { TeamBets } from '@/features/agents/TeamBets'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { QueryState } from '@/shared/query/QueryState'
import { PeriodFilter } from '@/shared/records/PeriodFilter'
import type { DateRange } from '@/shared/records/period'
import { among, useSelection } from '@/shared/records/use-selection'
import page from '@/shared/ui/Page.module.css'
import { Segments } from '@/shared/ui/Segments'
import { Skeleton } from '@/shared/ui/Skeleton'

const VIEWS = ['rebate', 'bets'] as const
type View = (typeof VIEWS)[number]
const FILTERS = {
  view: among(VIEWS),
  gameType: among(PRODUCTS),
  under: (value: string) => /^[A-Za-z0-9]{1,32}$/.test(value),
} as const

const inAddress = (span: DateRange) =>
  typeof span === 'string' ? { days: span } : { from: span.startDate, to: span.endDate }

/** /m/member/agent/agentRebeat: the agent's rebate commission, and the bets of the team (AGENT-006, ROUTE-025). */
export default function TeamRebateScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { teamRebate, teamBet, teamManage } = useFlags()
  const [{ span, filter }, select] = useSelection(FILTERS)
  const offered = VIEWS.filter((view) => (view === 'rebate' ? teamRebate : teamBet))
  const requestedView = offered.find((view) => view === filter.view)
  const view = requestedView ?? offered[0]
  return (
    <div className={page.page}>
      {offered.length > 1 && view && (
        <Segments<View>
          label={t('agents:view.label')}
          options={offered.map((value) => ({ value, label: t(`agents:view.${value}`) }))}
          value={view}
          onChange={(chosen) => select({ span, filter: { view: chosen } })}
        />
      )}
      <PeriodFilter label={t('agents:when')} value={span} onChange={(next) => select({ span: next, filter })} />
      {view === 'rebate' && <Rebates span={span} symbol={symbol} withDownlines={teamManage} />}
      {view === 'bets' && (
        <TeamBets
          span={span}
          under={filter.under}
          gameType={filter.gameType}
          symbol={symbol}
          onProduct={(gameType) => select({ span, filter: { ...filter, view, gameType } })}
          to={(under) =>
            paths.teamRebate({
              ...inAddress(span),
              view: 'bets',
              ...(filter.gameType && { gameType: filter.gameType }),
              ...(under && { under }),
            })
          }
        />
      )}
    </div>
  )
}

function Rebates({ span, symbol, withDownlines }: { span: DateRange; symbol: string; withDownlines: boolean }) {
  const commission = useCommission(span)
  return (
    <>
      <QueryState query={commission} waiting={<Skeleton height="320px" radius={20} />}>
        {(reply) => <Commission reply={reply} symbol={symbol} />}
      </QueryState>
      {/* Once the commission above it has its height, so that it does not jump. */}
      {withDownlines && !commission.isPending && <DownlineRates />}
    </>
  )
}
