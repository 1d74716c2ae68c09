import { DAY, HOUR, MINUTE, SECOND } from '@understudy/contracts/durations'
import { aboutToBeDrawn, aboutToWin, ordersOfEveryStatus } from '../lottery-orders.ts'
import type { Scenario } from '../scenario.ts'

export const lotteryClosing: Scenario = {
  name: 'lottery-closing',
  story: 'Betting on the one-minute lotteries closes in ten seconds, and fifteen seconds later the next issue is open.',
  merchant: 'aurora1',
  begins: (startAt) => startAt - (startAt % HOUR) + 45 * SECOND,
  make: (world) => world,
}

export const drawDue: Scenario = {
  name: 'draw-due',
  story: 'The one-minute lotteries draw in ten seconds, and amina has bet on big and on small at Three Dice.',
  person: 'amina',
  merchant: 'aurora1',
  begins: (startAt) => startAt - (startAt % HOUR) + 50 * SECOND,
  make: (world) => ({ ...world, lotteryOrders: [...world.lotteryOrders, ...aboutToBeDrawn] }),
}

export const lotteryBigWin: Scenario = {
  name: 'lottery-big-win',
  story: 'In half a minute three sixes come at Three Dice, and amina has bet a hundred times on nothing else.',
  person: 'amina',
  merchant: 'aurora1',
  begins: (startAt) => startAt - (startAt % HOUR) + 30 * SECOND,
  make: (world) => ({ ...world, lotteryOrders: [...world.lotteryOrders, ...aboutToWin] }),
}

export const orderStatuses: Scenario = {
  name: 'order-statuses',
  story: 'amina has a lottery order of every status there is; Northern Lotus is closed and draws in ten minutes.',
  person: 'amina',
  merchant: 'aurora1',
  // The northern draw is at 11:15 UTC, and its betting closes a quarter of an hour before.
  begins: (startAt) => startAt - (startAt % DAY) + 11 * HOUR + 5 * MINUTE,
  make: (world) => ({ ...world, lotteryOrders: ordersOfEveryStatus }),
}

export const elottPrizes: Scenario = {
  name: 'elott-prizes',
  story: 'Lotus Draw is mapped under ELOTT as well, so its lotteries open in prize mode elott.',
  merchant: 'aurora1',
  make: (world) => ({
    ...world,
    vendors: world.vendors.map((vendor) =>
      vendor.code === 'TCG_LOTTO_VN'
        ? { ...vendor, alsoIn: [...vendor.alsoIn, { category: 'ELOTT' as const, lobby: vendor.lobby }] }
        : vendor,
    ),
  }),
}
