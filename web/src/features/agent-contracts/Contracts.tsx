import type { ContractKind } from '@understudy/contracts/agent-contracts'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Tabs } from '@/shared/ui/Tabs'
import { ContractCard } from './ContractCard.tsx'
import styles from './Contracts.module.css'
import { useContracts } from './contracts.queries.ts'
import { KindLinks } from './KindLinks.tsx'
import { TermsSheet } from './TermsSheet.tsx'

const ROLES = ['mine', 'team'] as const
type Role = (typeof ROLES)[number]

/**
 * The contracts of one kind: the agent's own and those of direct downlines; opens the list with pending requests first.
 */
export function Contracts({ kind }: { kind: ContractKind }) {
  const t = useText()
  const [chosen, choose] = useState<Role>()
  const lists = { mine: useContracts(kind, 'mine'), team: useContracts(kind, 'team') }
  const waitingIn = (role: Role) => lists[role].data?.list.filter(({ asker }) => asker === 'them').length ?? 0
  const first = waitingIn('mine') === 0 && waitingIn('team') > 0 ? 'team' : 'mine'
  // The initial tab is kept after the request was answered.
  if (!chosen && ROLES.every((id) => !lists[id].isPending)) choose(first)
  const role = chosen ?? first
  const nameOf = (id: Role) => {
    const [name, count] = [t(`agent-contracts:${id}`), waitingIn(id)]
    return count > 0 ? t('agent-contracts:withCount', { name, count }) : name
  }
  return (
    <div className={page.page}>
      <p className={page.intro}>{t('agent-contracts:intro')}</p>
      <KindLinks current={kind} />
      <Tabs
        label={t('agent-contracts:whose')}
        tabs={ROLES.map((id) => ({ id, label: nameOf(id) }))}
        current={role}
        onChange={choose}
      >
        {/* The initial tab is only known once both lists are loaded. */}
        {chosen ? (
          <ContractList key={role} kind={kind} role={role} contracts={lists[role]} />
        ) : (
          <Skeleton height="420px" radius={20} />
        )}
      </Tabs>
    </div>
  )
}

interface ContractListProps {
  kind: ContractKind
  role: Role
  contracts: ReturnType<typeof useContracts>
}

function ContractList({ kind, role, contracts }: ContractListProps) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [proposing, setProposing] = useState(false)
  return (
    <QueryState query={contracts} waiting={<Skeleton height="420px" radius={20} />}>
      {({ list, upline, downlines }) => {
        const contracts = role === 'mine' ? [upline] : downlines
        return (
          <div className={styles.list}>
            {contracts.length > 0 && (
              <Button look="secondary" wide aria-haspopup="dialog" onClick={() => setProposing(true)}>
                {t('agent-contracts:propose')}
              </Button>
            )}
            {list.length === 0 && (
              <EmptyState
                action={
                  contracts.length > 0 ? null : <ButtonLink to={paths.home()}>{t('shared:action.goHome')}</ButtonLink>
                }
              >
                {t(`agent-contracts:none.${role}`)}
              </EmptyState>
            )}
            {list.map((contract) => (
              <ContractCard key={contract.id} contract={contract} role={role} symbol={symbol} />
            ))}
            {proposing && (
              <TermsSheet
                kind={kind}
                role={role}
                others={contracts}
                symbol={symbol}
                onClose={() => setProposing(false)}
              />
            )}
          </div>
        )
      }}
    </QueryState>
  )
}
