import { history, type PastReward } from '@understudy/contracts/rewards'
import { useSettings } from '@/domain/system'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { PagedList } from '@/shared/query/PagedList'
import { useFreshRecord } from '@/shared/records/use-fresh-record'
import { Card } from '@/shared/ui/Card'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import { StatusTag } from '@/shared/ui/StatusTag'
import styles from './Rewards.module.css'
import { useRewardHistory } from './rewards.queries.ts'

/** Claimed and expired rewards, latest first. */
export function RewardHistory() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { first, rows, list } = useRewardHistory()
  useFreshRecord(history)
  const footer = first?.footer
  return (
    <div className={styles.cards}>
      {footer && footer.count > 0 && (
        <Muted className={styles.sum}>
          {t('rewards:inAll', { count: footer.count })} <Money amount={footer.amount} symbol={symbol} />
        </Muted>
      )}
      <PagedList
        label={t('rewards:tab.history')}
        items={rows}
        list={list}
        empty={
          <EmptyState
            scene="gifts"
            action={<ButtonLink to={paths.promotions()}>{t('shared:action.toPromotions')}</ButtonLink>}
          >
            {t('rewards:none.history')}
          </EmptyState>
        }
        keyOf={({ transactionId }) => transactionId}
        row={(reward) => <Row reward={reward} symbol={symbol} />}
      />
    </div>
  )
}

function Row({ reward, symbol }: { reward: PastReward; symbol: string }) {
  const t = useText()
  const dates = useDates()
  const { name, type, amount, transactionId, claimedAt, expireDate } = reward
  const claimed = claimedAt !== null
  return (
    <Card className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        <Muted>
          {t(`rewards:type.${type}`)} · <bdi dir="ltr">{transactionId}</bdi>
        </Muted>
        <Muted>
          {t(claimed ? 'rewards:claimedAt' : 'rewards:expiredAt', {
            time: dates.merchant(claimed ? claimedAt : expireDate, 'short'),
          })}
        </Muted>
      </div>
      <div className={styles.figures}>
        <Money amount={amount} symbol={symbol} className={claimed ? styles.paid : styles.lost} />
        <StatusTag tone={claimed ? 'good' : 'quiet'}>
          {t(claimed ? 'rewards:status.CLAIMED' : 'rewards:status.EXPIRED')}
        </StatusTag>
      </div>
    </Card>
  )
}
