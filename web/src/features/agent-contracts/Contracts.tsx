import type { ContractKind } from '@understudy/contracts/agent-contracts'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { lazyPart } from '@/shared/ui/lazy-part'
import { ClosesItself } from '@/shared/ui/missing'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Tabs } from '@/shared/ui/Tabs'
import { ContractCard } from './ContractCard.tsx'
import styles from './Contracts.module.css'
import { useContracts } from './contracts.queries.ts'
import { KindLinks } from './KindLinks.tsx'

const TermsSheet = lazyPart(() => import('./TermsSheet.tsx'), { missing: ClosesItself })

/** The contracts of one kind: those the agent is paid by, and those of the direct downlines. */
export function Contracts({ kind }: { kind: ContractKind }) {
  const t = useText()
  const [role, setRole] = useState<'mine' | 'team'>('mine')
  return (
    <div className={page.page}>
      <KindLinks current={kind} />
      <Tabs
        label={t('agent-contracts:whose')}
        tabs={(['mine', 'team'] as const).map((id) => ({ id, label: t(`agent-contracts:${id}`) }))}
        current={role}
        onChange={setRole}
      >
        <ContractList key={role} kind={kind} role={role} />
      </Tabs>
    </div>
  )
}

function ContractList({ kind, role }: { kind: ContractKind; role: 'mine' | 'team' }) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const contracts = useContracts(kind, role)
  const [proposing, setProposing] = useState(false)
  return (
    <QueryState query={contracts} waiting={<Skeleton height="420px" radius={20} />}>
      {({ list, upline, downlines }) => {
        const others = role === 'mine' ? [upline] : downlines
        return (
          <div className={styles.list}>
            {others.length > 0 && (
              <Button look="secondary" wide aria-haspopup="dialog" onClick={() => setProposing(true)}>
                {t('agent-contracts:propose')}
              </Button>
            )}
            {list.length === 0 && <EmptyState>{t(`agent-contracts:none.${role}`)}</EmptyState>}
            {list.map((contract) => (
              <ContractCard key={contract.id} contract={contract} role={role} symbol={symbol} />
            ))}
            {proposing && (
              <TermsSheet kind={kind} role={role} others={others} symbol={symbol} onClose={() => setProposing(false)} />
            )}
          </div>
        )
      }}
    </QueryState>
  )
}
