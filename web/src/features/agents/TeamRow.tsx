import type { Downline } from '@understudy/contracts/agents'
import { isAgent } from '@understudy/contracts/member-type'
import { memo } from 'react'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { RecordRow } from '@/shared/records/RecordRow'
import { Money } from '@/shared/ui/Money'
import { Sparkline } from '@/shared/ui/Sparkline'
import { StatusTag } from '@/shared/ui/StatusTag'
import styles from './Agents.module.css'

interface TeamRowProps {
  person: Downline
  symbol: string
  onShow: (account: string) => void
}

/** Row of a team member: name, level, team size, balance, and what was staked on each of the last seven days. */
export const TeamRow = memo(function TeamRow({ person, symbol, onShow }: TeamRowProps) {
  const t = useText()
  const { account, type, level, teamCount, balance, online, status, week } = person
  const staked = week.reduce((sum, amount) => sum + amount, 0)
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
        <span className={styles.tags}>
          {status !== 'active' ? (
            <StatusTag tone="bad">{t('agents:is.closed')}</StatusTag>
          ) : (
            online && <StatusTag tone="good">{t('agents:is.online')}</StatusTag>
          )}
          <Sparkline values={week} />
          <span className="visually-hidden">{t('agents:row.week', { amount: moneyText(symbol, staked, 0) })}</span>
        </span>
      }
      onOpen={() => onShow(account)}
    />
  )
})
