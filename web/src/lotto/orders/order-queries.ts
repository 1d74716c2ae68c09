import type { CallInput } from '@understudy/contracts/endpoint'
import { searchOrders, todaysOrders } from '@understudy/contracts/lottery'
import { useSession } from '@/shared/session'
import { usePages } from '../use-pages.ts'

const PAGE = 20

export type OrderSearchInput = Omit<CallInput<typeof searchOrders>['body'], 'page' | 'size'>

/** Today's orders of a game, paginated. */
export function useTodaysOrders(gameId: string, enabled: boolean) {
  const session = useSession()
  return usePages(
    todaysOrders,
    (page) => ({ query: { gameId, page, size: PAGE } }),
    ({ orders }) => ({ list: orders.content, totalPages: orders.totalPages }),
    { enabled: enabled && session !== undefined },
  )
}

const NOTHING: OrderSearchInput = { startDate: '', endDate: '' }

/** The orders found by a search, paginated; disabled before there is one. */
export function useFoundOrders(search: OrderSearchInput | undefined) {
  const session = useSession()
  return usePages(
    searchOrders,
    (page) => ({ body: { ...(search ?? NOTHING), page, size: PAGE } }),
    ({ orders }) => ({ list: orders.content, totalPages: orders.totalPages }),
    { enabled: search !== undefined && session !== undefined },
  )
}
