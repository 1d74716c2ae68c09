import { useSettings } from '@/domain/system'
import { useOverview } from '@/features/agents/agents.queries'
import { Overview } from '@/features/agents/Overview'
import { useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { PeriodFilter } from '@/shared/records/PeriodFilter'
import { useSelection } from '@/shared/records/use-selection'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'

const FILTERS = {} as const

/** /m/agent/team/overview: the figures of the agent's team (AGENT-003). */
export default function TeamOverviewScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [{ span }, select] = useSelection(FILTERS)
  return (
    <div className={page.page}>
      <PeriodFilter label={t('agents:when')} value={span} onChange={(next) => select({ span: next, filter: {} })} />
      <QueryState query={useOverview(span)} waiting={<Skeleton height="520px" radius={20} />}>
        {(reply) => <Overview reply={reply} span={span} symbol={symbol} />}
      </QueryState>
    </div>
  )
}
