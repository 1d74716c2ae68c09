import { ordersOfEveryStatus } from '../lottery-orders.ts'
import type { Scenario } from '../scenario.ts'
import { DAY, HOUR, MINUTE } from '../time.ts'

export const orderStatuses: Scenario = {
  name: 'order-statuses',
  story: 'amina has a lottery order of every status there is; Northern Lotus is closed and draws in ten minutes.',
  person: 'amina',
  merchant: 'aurora1',
  // The northern draw is at 11:15 UTC, and its betting closes a quarter of an hour before.
  begins: (startAt) => startAt - (startAt % DAY) + 11 * HOUR + 5 * MINUTE,
  make: (world) => ({ ...world, lotteryOrders: ordersOfEveryStatus }),
}
