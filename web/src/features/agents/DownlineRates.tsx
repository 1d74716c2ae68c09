import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { PagedList } from '@/shared/query/PagedList'
import { RecordRow } from '@/shared/records/RecordRow'
import { EmptyState } from '@/shared/ui/EmptyState'
import styles from './Agents.module.css'
import { useDownlines } from './agents.queries.ts'
import { RatesSheet } from './RatesSheet.tsx'

/** The direct downlines with their highest rate; each opens a sheet to raise rates. */
export function DownlineRates() {
  const t = useText()
  const [openAccount, show] = useState<string>()
  const { first, rows, list } = useDownlines({ sort: 'team' })
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('agents:rate.downlines')}</h2>
      <PagedList
        label={t('agents:rate.downlines')}
        items={rows}
        total={first?.totalCount}
        list={list}
        empty={<EmptyState scene="people">{t('agents:empty.team')}</EmptyState>}
        keyOf={({ customerId }) => customerId}
        row={({ account, rebates, teamCount }) => (
          <RecordRow
            title={<bdi>{account}</bdi>}
            hint={teamCount > 0 ? t('agents:row.team', { count: teamCount }) : t('agents:is.player')}
            amount={<bdi dir="ltr">{`≤ ${Math.max(...Object.values(rebates)).toFixed(2)}%`}</bdi>}
            onOpen={() => show(account)}
          />
        )}
      />
      {openAccount && <RatesSheet account={openAccount} onClose={() => show(undefined)} />}
    </section>
  )
}
