import type { Downline } from '@understudy/contracts/agents'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { MorePages } from '@/shared/query/MorePages'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './Agents.module.css'
import { type DownlineQuery, useDownlines } from './agents.queries.ts'
import { TeamRow } from './TeamRow.tsx'

interface TeamBranchProps {
  person: Downline
  symbol: string
  sort: DownlineQuery['sort']
  onShow: (account: string) => void
}

/** A member of the team as a branch of its tree: a row, and on demand the rows of the team below it. */
export function TeamBranch({ person, symbol, sort, onShow }: TeamBranchProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const row = <TeamRow person={person} symbol={symbol} onShow={onShow} />
  if (person.teamCount === 0) return <div className={styles.leaf}>{row}</div>
  return (
    <>
      <div className={styles.branch}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-label={t('agents:row.below', { name: person.account })}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={20} aria-hidden="true" />
        </button>
        {row}
      </div>
      {open && <Below under={person.account} symbol={symbol} sort={sort} onShow={onShow} />}
    </>
  )
}

interface BelowProps extends Omit<TeamBranchProps, 'person'> {
  under: string
}

function Below({ under, ...branch }: BelowProps) {
  const t = useText()
  const { rows, list } = useDownlines({ under, sort: branch.sort })
  if (list.isPending) return <Skeleton height="74px" radius={20} className={styles.waiting} />
  if (rows.length === 0 && list.error) return <QueryFailed error={list.error} onRetry={list.retry} />
  return (
    <ul className={styles.below} aria-label={t('agents:row.below', { name: under })}>
      {rows.map((person) => (
        <li key={person.customerId}>
          <TeamBranch person={person} {...branch} />
        </li>
      ))}
      <MorePages list={list} button={t('agents:row.more')} />
    </ul>
  )
}
