import type { Downline } from '@understudy/contracts/agents'
import { isAgent } from '@understudy/contracts/member-type'
import { memo } from 'react'
import { useText } from '@/shared/i18n'
import { RecordRow } from '@/shared/records/RecordRow'
import { Money } from '@/shared/ui/Money'
import { StatusTag } from '@/shared/ui/StatusTag'
import styles from './Agents.module.css'

interface TeamRowProps {
  person: Downline
  symbol: string
  onShow: (account: string) => void
}

/** Row of a team member: name, level, team size and balance. */
export const TeamRow = memo(function TeamRow({ person, symbol, onShow }: TeamRowProps) {
  const t = useText()
  const { account, type, level, teamCount, balance, online, status } = person
  return (
    <RecordRow
      title={<bdi>{account}</bdi>}
      hint={[
        t(isAgent(type) ? 'agents:is.agent' : 'agents:is.player'),
        t('agents:row.level', { level }),
        ...(teamCount > 0 ? [t('agents:row.team', { count: teamCount })] : []),
      ].join(' · ')}
      amount={<Money amount={balance} symbol={symbol} />}
      status={
        status !== 'active' ? (
          <StatusTag tone="bad">{t('agents:is.closed')}</StatusTag>
        ) : online ? (
          <span className={styles.tags}>
            <StatusTag tone="good">{t('agents:is.online')}</StatusTag>
          </span>
        ) : undefined
      }
      onOpen={() => onShow(account)}
    />
  )
})
