import { useSearchParams } from 'react-router-dom'
import { useRateSettings } from '@/features/agents/agents.queries'
import { DirectForm } from '@/features/agents/DirectForm'
import { Links } from '@/features/agents/Links'
import { useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import page from '@/shared/ui/Page.module.css'
import { Segments } from '@/shared/ui/Segments'
import { Skeleton } from '@/shared/ui/Skeleton'

const VIEWS = ['links', 'direct'] as const
type View = (typeof VIEWS)[number]

/** /m/agentRegister: links and accounts to bring people into the agent's team (AGENT-005). */
export default function RegisterCenterScreen() {
  const t = useText()
  const [address, setAddress] = useSearchParams()
  const view: View = address.get('view') === 'direct' ? 'direct' : 'links'
  return (
    <div className={page.page}>
      <Segments<View>
        label={t('agents:view.label')}
        options={VIEWS.map((value) => ({ value, label: t(`agents:view.${value}`) }))}
        value={view}
        onChange={(next) => setAddress({ view: next }, { replace: true })}
      />
      <QueryState query={useRateSettings()} waiting={<Skeleton height="420px" radius={20} />}>
        {(bounds) => (view === 'direct' ? <DirectForm bounds={bounds} /> : <Links bounds={bounds} />)}
      </QueryState>
    </div>
  )
}
