import {
  claimPromotion,
  depositPromotions,
  joinPromotion,
  promotionClaims,
  promotionDetail,
  promotionList,
} from '@understudy/contracts/promotions'
import { accountRecords } from '@understudy/contracts/records'
import { balance } from '@understudy/contracts/wallet'
import { refresh, STALE, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { moneyText } from '@/shared/format/money'
import { text } from '@/shared/i18n'

/** Poll interval of promotions that wait for a review or a deposit. */
const LOOK_AGAIN = 15_000
const WAITING: readonly string[] = ['applying', 'joined']

export const usePromotions = () => useApiQuery(promotionList, undefined, { staleTime: STALE.always })

export const usePromotionDetail = (id: number) =>
  useApiQuery(
    promotionDetail,
    { query: { id: String(id) } },
    {
      staleTime: STALE.always,
      refetchInterval: ({ state: { data } }) => (data && WAITING.includes(data.label) ? LOOK_AGAIN : false),
    },
  )

const STANDINGS = [promotionDetail, promotionList, promotionClaims, depositPromotions] as const

/** Refetches how the member stands with promotions. */
export const refreshStandings = () => void refresh(...STANDINGS)

/** Refetches when somebody else or the clock was faster. */
const refused = (error: unknown) => {
  refreshStandings()
  return error
}

/** Applies or enters; idempotent, as the platform identifies it by member and promotion. */
export const useJoin = (isReviewed: boolean, onDone: () => void) =>
  useAction(joinPromotion, {
    ...{ inToast: true, refused, invalidates: STANDINGS, onDone },
    success: () => text(isReviewed ? 'promotions:done.apply' : 'promotions:done.enter'),
  })

/** Claims; idempotent, as the platform identifies the reward by member, promotion and day. */
export const useClaim = (symbol: string, onDone: () => void) =>
  useAction(claimPromotion, {
    ...{ inToast: true, refused, invalidates: [...STANDINGS, balance, accountRecords], onDone },
    success: ({ amount }) => text('promotions:done.claim', { amount: moneyText(symbol, amount) }),
  })
