import type { ContractKind } from '@understudy/contracts/agent-contract-tiers'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { usePanel } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { Button } from '@/shared/ui/Button'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { Rows } from '@/shared/ui/Rows'
import { usePending } from './contracts.queries.ts'
import { SCREENS } from './KindLinks.tsx'

const NAMES = { salary: 'kind.salary', dividend: 'kind.dividend', hour: 'kind.hour' } as const satisfies Record<
  ContractKind,
  string
>

/** Popup with requests that wait for the agent's answer, with links by kind; once per visit (AGENT-010). */
export default function PendingPrompt() {
  const t = useText()
  const pending = usePending({ enabled: true })
  const [closed, setClosed] = useState(false)
  // Does not interrupt a player who has opened a panel meanwhile.
  const interrupted = usePanel() !== undefined
  if (closed || interrupted || !pending || pending.length === 0) return null
  return (
    <Overlay open unasked onClose={() => setClosed(true)} from="below" title={t('agent-contracts:prompt.title')}>
      <div className={page.sheet}>
        <p className={page.intro}>{t('agent-contracts:prompt.text')}</p>
        <Rows>
          {pending.map(({ kind, count }) => (
            <RowLink
              key={kind}
              to={SCREENS[kind]}
              label={t(`agent-contracts:${NAMES[kind]}`)}
              hint={t('agent-contracts:prompt.count', { count })}
            />
          ))}
        </Rows>
        <Button look="secondary" wide onClick={() => setClosed(true)}>
          {t('agent-contracts:prompt.later')}
        </Button>
      </div>
    </Overlay>
  )
}
