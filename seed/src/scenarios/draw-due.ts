import { aboutToBeDrawn } from '../lottery-orders.ts'
import type { Scenario } from '../scenario.ts'
import { HOUR, SECOND } from '../time.ts'

export const drawDue: Scenario = {
  name: 'draw-due',
  story: 'The one-minute lotteries draw in ten seconds, and amina has bet on big and on small at Three Dice.',
  person: 'amina',
  merchant: 'aurora1',
  begins: (startAt) => startAt - (startAt % HOUR) + 50 * SECOND,
  make: (world) => ({ ...world, lotteryOrders: [...world.lotteryOrders, ...aboutToBeDrawn] }),
}
