import {
  chaseIssues,
  nearIssues,
  placeOrder,
  placeRegionalOrders,
  playMenu,
  todaysOrders,
} from '@understudy/contracts/lottery'
import type { LotteryGroup } from '@understudy/contracts/lottery/terms'
import { balance } from '@understudy/contracts/wallet'
import { hasPrizeTable } from '@/domain/draws/families'
import { invalidate, isApiError } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import {
  intentOf,
  type Order,
  type Placed,
  placedRegional,
  placedSlip,
  regionalRequest,
  slipRequest,
} from './requests.ts'

const INTENT = { intent: 'lottery-order', about: intentOf }
const AFFECTED = [balance, todaysOrders]

function refreshAfterFailure(error: unknown) {
  if (isApiError(error, 'issue.closed')) void invalidate(nearIssues, chaseIssues)
  if (isApiError(error, 'odds.changed')) void invalidate(playMenu)
  void invalidate(...AFFECTED)
}

/** Places an order by the endpoint of its kind of game; a retry is sent with the same key. */
export function usePlaceOrder(group: LotteryGroup, onPlaced: (placed: Placed) => void) {
  const slip = useAction(placeOrder, {
    keyed: { ...INTENT, withKey: slipRequest },
    invalidates: AFFECTED,
    onDone: (reply) => onPlaced(placedSlip(reply)),
    onFailed: refreshAfterFailure,
  })
  const regional = useAction(placeRegionalOrders, {
    keyed: { ...INTENT, withKey: regionalRequest },
    invalidates: AFFECTED,
    onDone: (reply, order: Order) => onPlaced(placedRegional(reply, order)),
    onFailed: refreshAfterFailure,
  })
  return hasPrizeTable(group) ? regional : slip
}
