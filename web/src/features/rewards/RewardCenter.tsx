import { promotionClaims } from '@understudy/contracts/promotions'
import { claimable, history, type Reward, type RewardKind, unclaimed } from '@understudy/contracts/rewards'
import { useSettings } from '@/domain/system'
import { invalidate } from '@/shared/api'
import { usePendingRemoval } from '@/shared/api/use-pending-removal'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Tabs } from '@/shared/ui/Tabs'
import { RewardCard } from './RewardCard.tsx'
import { RewardHistory } from './RewardHistory.tsx'
import styles from './Rewards.module.css'
import { useClaimable, useClaimablePromotions, useClaimPromotionReward, useClaimReward } from './rewards.queries.ts'

export const VIEWS = ['earned', 'ticket', 'history'] as const
export type View = (typeof VIEWS)[number]

/** Claimable rewards, vouchers, and the history (MEMBER-007). */
export function RewardCenter({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useText()
  const { data } = useClaimable()
  const ofPromotions = useClaimablePromotions().length
  const nameOf = (id: View) => {
    const count = (data?.filter(({ kind }) => kind === id).length ?? 0) + (id === 'earned' ? ofPromotions : 0)
    return count > 0 ? t('rewards:tabWithCount', { name: t(`rewards:tab.${id}`), count }) : t(`rewards:tab.${id}`)
  }
  return (
    <Tabs
      label={t('rewards:title')}
      tabs={VIEWS.map((id) => ({ id, label: nameOf(id) }))}
      current={view}
      onChange={onView}
    >
      {view === 'history' ? <RewardHistory /> : <Waiting key={view} kind={view} />}
    </Tabs>
  )
}

function Waiting({ kind }: { kind: RewardKind }) {
  const t = useText()
  const query = useClaimable()
  const ofPromotions = useClaimablePromotions()
  return (
    <QueryState query={query} waiting={<Skeleton height="320px" radius={20} />}>
      {(all) => {
        const rewards = all.filter((reward) => reward.kind === kind)
        const promotions = kind === 'earned' ? ofPromotions : []
        if (rewards.length + promotions.length === 0)
          return (
            <EmptyState
              scene="gifts"
              action={<ButtonLink to={paths.promotions()}>{t('shared:action.toPromotions')}</ButtonLink>}
            >
              {t(`rewards:none.${kind}`)}
            </EmptyState>
          )
        return (
          <ul className={styles.cards}>
            <Cards rewards={rewards} />
            <PromotionCards promotions={promotions} />
          </ul>
        )
      }}
    </QueryState>
  )
}

function Cards({ rewards }: { rewards: readonly Reward[] }) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const claim = useClaimReward(symbol)
  const { isDone, markDone } = usePendingRemoval<string>()
  return rewards.map((reward) => (
    <RewardCard
      key={reward.transactionId}
      reward={reward}
      about={t(`rewards:type.${reward.type}`)}
      symbol={symbol}
      busy={claim.busy || isDone(reward.transactionId)}
      onClaim={() => markDone(reward.transactionId, claim.run({ body: { transactionId: reward.transactionId } }))}
      onExpired={() => void invalidate(claimable, unclaimed, history)}
    />
  ))
}

function PromotionCards({ promotions }: { promotions: ReturnType<typeof useClaimablePromotions> }) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const claim = useClaimPromotionReward(symbol)
  const { isDone, markDone } = usePendingRemoval<string>()
  return promotions.map(({ rewardId, eventName, rewardAmount, requiredTurnover, expireDate }) => (
    <RewardCard
      key={rewardId}
      reward={{
        name: eventName,
        kind: 'earned',
        amount: rewardAmount,
        requiredTurnover,
        expireDate,
        multiple: Math.round(requiredTurnover / rewardAmount),
      }}
      about={t('rewards:type.PROMOTION')}
      symbol={symbol}
      busy={claim.busy || isDone(rewardId)}
      onClaim={() => markDone(rewardId, claim.run({ body: { rewardId } }))}
      onExpired={() => void invalidate(promotionClaims, unclaimed)}
    />
  ))
}
