import { milestones, missionSummary } from '@understudy/contracts/missions'
import { claimIssuedPromotion, promotionClaims, promotionDetail, promotionList } from '@understudy/contracts/promotions'
import { accountRecords } from '@understudy/contracts/records'
import { claim, claimable, history, unclaimed } from '@understudy/contracts/rewards'
import { balance } from '@understudy/contracts/wallet'
import { withdrawSettings } from '@understudy/contracts/withdrawals'
import { invalidate, listState, STALE, useApiChain, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { text } from '@/shared/i18n'

/** Claimable rewards, soonest expiry first. */
export const useClaimable = () => useApiQuery(claimable, { query: {} }, { staleTime: STALE.always })

/** Claims a reward; the platform identifies it by its number, so a second tap or device gets "already claimed". */
export const useClaimReward = (symbol: string) =>
  useAction(claim, {
    inToast: true,
    // Another device or the expiry was faster, so the queries are refetched.
    refused: (error) => {
      void invalidate(claimable, unclaimed, history)
      return error
    },
    invalidates: [claimable, unclaimed, history, missionSummary, milestones, balance, accountRecords, withdrawSettings],
    success: ({ amount }) => ({ title: text('shared:won.wallet'), amount, symbol }),
  })

/** Promotion rewards that were issued by the merchant or earned by a goal. */
export function useClaimablePromotions() {
  const { data } = useApiQuery(promotionClaims, { query: {} }, { staleTime: STALE.always })
  return data?.filter(({ status }) => status === 'I' || status === 'U') ?? []
}

/** Claims a promotion's reward; idempotent. */
export const useClaimPromotionReward = (symbol: string) =>
  useAction(claimIssuedPromotion, {
    inToast: true,
    refused: (error) => {
      void invalidate(promotionClaims, unclaimed, history)
      return error
    },
    invalidates: [
      promotionClaims,
      promotionList,
      promotionDetail,
      unclaimed,
      history,
      balance,
      accountRecords,
      withdrawSettings,
    ],
    success: ({ amount }) => ({ title: text('shared:won.wallet'), amount, symbol }),
  })

/** Claimed and expired rewards, paginated. */
export function useRewardHistory() {
  const pages = useApiChain(history, (after) => ({ query: { after } }))
  return {
    first: pages.data?.pages[0],
    rows: pages.data?.pages.flatMap(({ list }) => list) ?? [],
    list: listState(pages),
  }
}
