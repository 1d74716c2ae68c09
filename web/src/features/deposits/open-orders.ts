import { DepositId } from '@understudy/contracts/deposits'
import * as z from 'zod/mini'
import { inTab } from '@/shared/storage'

/** The orders of this tab whose end has not been told yet; a member has at most three open. */
const stored = inTab('openDeposits', z.array(DepositId).check(z.maxLength(3)))

/** The deposits that were left open in this tab, to tell of their end on whichever page one is by then. */
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
