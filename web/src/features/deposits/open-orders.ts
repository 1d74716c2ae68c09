import { DepositId } from '@understudy/contracts/deposits'
import * as z from 'zod/mini'
import { inTab } from '@/shared/storage'

/** Orders that were open in this tab and whose end was not reported yet; a member has at most three open orders. */
const stored = inTab('openDeposits', z.array(DepositId).check(z.maxLength(3)))

/** The open deposits of this tab, whose end is reported on any page. */
export const openOrders = {
  read: () => stored.read() ?? [],
  subscribe: stored.subscribe,
  add(transId: string) {
    stored.write([transId, ...openOrders.read().filter((one) => one !== transId)].slice(0, 3))
  },
  remove(transId: string) {
    const remaining = openOrders.read().filter((one) => one !== transId)
    if (remaining.length > 0) stored.write(remaining)
    else stored.remove()
  },
}
