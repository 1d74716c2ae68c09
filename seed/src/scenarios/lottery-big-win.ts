import { aboutToWin } from '../lottery-orders.ts'
import type { Scenario } from '../scenario.ts'
import { HOUR, SECOND } from '../time.ts'

export const lotteryBigWin: Scenario = {
  name: 'lottery-big-win',
  story: 'In half a minute three sixes come at Three Dice, and amina has bet a hundred times on nothing else.',
  person: 'amina',
  merchant: 'aurora1',
  begins: (startAt) => startAt - (startAt % HOUR) + 30 * SECOND,
  make: (world) => ({ ...world, lotteryOrders: [...world.lotteryOrders, ...aboutToWin] }),
}
