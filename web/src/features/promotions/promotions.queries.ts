import {
  claimPromotion,
  depositPromotions,
  joinPromotion,
  type Promotion,
  promotionClaims,
  promotionDetail,
  promotionList,
} from '@understudy/contracts/promotions'
import { accountRecords } from '@understudy/contracts/records'
import { balance } from '@understudy/contracts/wallet'
import { invalidate, STALE, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { now } from '@/shared/clock'
import { calendar } from '@/shared/clock/calendar'
import { untilPast } from '@/shared/clock/until-past'
import { text } from '@/shared/i18n'

/** Poll interval of promotions that wait for a review or a deposit. */
const LOOK_AGAIN = 15_000
const WAITING: readonly string[] = ['applying', 'joined']

/** When a promotion's label may change by itself, epoch ms: a daily reward that was claimed returns at midnight. */
function turnOf({ label, startDate, endDate, noExpiry }: Promotion): number {
  if (label === 'coming soon') return startDate
  if (label === 'claimed') return calendar().nextMidnight(now())
  return noExpiry || label === 'close' ? Number.POSITIVE_INFINITY : endDate
}

/** Milliseconds until the label of one of these promotions may change; false if none will. */
function untilTurn(promotions: readonly Promotion[] = []): number | false {
  const next = Math.min(...promotions.map(turnOf).filter((at) => at > now()))
  return Number.isFinite(next) && untilPast(next)
}

export const usePromotions = () =>
  useApiQuery(promotionList, undefined, {
    staleTime: STALE.always,
    refetchInterval: ({ state: { data } }) => untilTurn(data?.list),
  })

export const usePromotionDetail = (id: number) =>
  useApiQuery(
    promotionDetail,
    { query: { id: String(id) } },
    {
      staleTime: STALE.always,
      refetchInterval: ({ state: { data } }) => data && (WAITING.includes(data.label) ? LOOK_AGAIN : untilTurn([data])),
    },
  )

const STANDINGS = [promotionDetail, promotionList, promotionClaims, depositPromotions] as const

/** Refetches the member's status in promotions. */
export const refreshStandings = () => void invalidate(...STANDINGS)

/** Refetches when somebody else or the clock was faster. */
const refused = (error: unknown) => {
  refreshStandings()
  return error
}

/** Applies or enters; idempotent, as the platform identifies it by member and promotion. */
export const useJoin = (isReviewed: boolean, onDone: () => void) =>
  useAction(joinPromotion, {
    inToast: true,
    refused,
    invalidates: STANDINGS,
    onDone,
    success: () => text(isReviewed ? 'promotions:done.apply' : 'promotions:done.enter'),
  })

/** Claims; idempotent, as the platform identifies the reward by member, promotion and day. */
export const useClaimPromotion = (symbol: string, onDone: () => void) =>
  useAction(claimPromotion, {
    inToast: true,
    refused,
    invalidates: [...STANDINGS, balance, accountRecords],
    onDone,
    success: ({ amount }) => ({ title: text('shared:won.wallet'), amount, symbol }),
  })
