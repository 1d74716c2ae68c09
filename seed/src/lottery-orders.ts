import { DAY, HOUR, MINUTE, SECOND } from '@understudy/contracts/durations'
import { gamesPart } from './games.ts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { LotteryOrderSeed } from './world-seed.ts'

/** An order whose defaults may be left out. */
type OrderOptions = Partial<LotteryOrderSeed> & Pick<LotteryOrderSeed, 'gameCode' | 'ago' | 'lines'>

export const lotteryOrder = (options: OrderOptions): LotteryOrderSeed => ({
  member: 'amina',
  prizeMode: options.gameCode.startsWith('SEA') ? 'SEA' : 'lott',
  issues: 1,
  winningStop: false,
  ...options,
})

const line = (play: string, content: string, multiple = 1) => ({ play, content, multiple })

/** amina's lottery orders in the week before the world's start: every outcome, two chases, some still open. */
const everydayOrders: readonly LotteryOrderSeed[] = [
  lotteryOrder({ gameCode: 'SSC_5M', ago: 6 * DAY + 2 * HOUR, lines: [line('SSC_FIXED', '1,3,5||||7', 5)] }),
  lotteryOrder({ gameCode: 'VN_NORTH', ago: 5 * DAY, lines: [line('VN_NORTH_LO2', '07,23', 2)] }),
  lotteryOrder({
    gameCode: 'PK10_3M',
    ago: 3 * DAY + HOUR,
    issues: 6,
    winningStop: true,
    lines: [line('PK10_PLACE_SIDES', '1b', 10)],
  }),
  lotteryOrder({ gameCode: 'SEA_4D_MONSOON', ago: 9 * DAY, lines: [line('SEA_4D_BIG', '1947', 4)] }),
  lotteryOrder({
    gameCode: '11X5_10M',
    ago: 2 * DAY + 3 * HOUR,
    result: { kind: 'voided' },
    lines: [line('11X5_ANY3', '01,05,09,11', 3)],
  }),
  lotteryOrder({ gameCode: 'EK3_5M', ago: DAY + 4 * HOUR, prizeMode: 'elott', lines: [line('K3_SUM', '10,11', 20)] }),
  lotteryOrder({
    gameCode: 'K3_1M',
    ago: 3 * HOUR,
    issues: 5,
    cancelled: 2,
    lines: [line('K3_SIDES', 'big', 25)],
  }),
  lotteryOrder({
    gameCode: 'SSC_3M',
    ago: 2 * HOUR,
    result: { kind: 'held' },
    lines: [line('SSC_BACK3_GROUP6', '1,4,8,9')],
  }),
  lotteryOrder({ gameCode: 'K3_1M', ago: 40 * MINUTE, lines: [line('K3_SIDES', 'small,even', 50)] }),
  lotteryOrder({ gameCode: 'VN_SOUTH_A', ago: 30 * MINUTE, issues: 2, lines: [line('VN_SOUTH_LO2', '86')] }),
]

/** One order for each status of a suborder, all placed within the last hours. */
export const ordersOfEveryStatus: readonly LotteryOrderSeed[] = [
  lotteryOrder({
    gameCode: 'K3_3M',
    ago: 4 * HOUR,
    result: { kind: 'number', winningNumber: '5,6,6' },
    lines: [line('K3_SIDES', 'big', 40)],
  }),
  lotteryOrder({
    gameCode: 'K3_3M',
    ago: 3 * HOUR,
    result: { kind: 'number', winningNumber: '1,1,2' },
    lines: [line('K3_SIDES', 'big', 40)],
  }),
  lotteryOrder({
    gameCode: 'SSC_5M',
    ago: 2 * HOUR,
    result: { kind: 'voided' },
    lines: [line('SSC_FIXED', '5||||', 30)],
  }),
  lotteryOrder({
    gameCode: 'SSC_3M',
    ago: HOUR,
    result: { kind: 'held' },
    lines: [line('SSC_BACK3_GROUP6', '1,4,8,9', 6)],
  }),
  lotteryOrder({
    gameCode: 'PK10_5M',
    ago: 90 * MINUTE,
    issues: 4,
    winningStop: true,
    result: { kind: 'number', winningNumber: '09,01,02,03,04,05,06,07,08,10' },
    lines: [line('PK10_PLACE_SIDES', '1b', 20)],
  }),
  lotteryOrder({
    gameCode: '11X5_5M',
    ago: 100 * MINUTE,
    issues: 3,
    cancelled: 2,
    lines: [line('11X5_ANY2', '03,07', 10)],
  }),
  lotteryOrder({
    gameCode: '11X5_3M',
    ago: 80 * MINUTE,
    calledOff: true,
    lines: [line('11X5_ANY5', '01,02,03,04,05')],
  }),
  lotteryOrder({ gameCode: 'VN_NORTH', ago: 50 * MINUTE, issues: 2, lines: [line('VN_NORTH_DE', '14,41', 10)] }),
]

/** Both sides of the next draw of three dice, placed 20 s after the full hour the seed starts at. */
export const aboutToBeDrawn: readonly LotteryOrderSeed[] = [
  lotteryOrder({ gameCode: 'K3_1M', ago: -20 * SECOND, lines: [line('K3_SIDES', 'big,small', 50)] }),
]

/** A bet on three sixes with a multiple of a hundred; the draw is set to three sixes. */
export const aboutToWin: readonly LotteryOrderSeed[] = [
  lotteryOrder({
    gameCode: 'K3_1M',
    ago: -20 * SECOND,
    result: { kind: 'number', winningNumber: '6,6,6' },
    lines: [line('K3_TRIPLE', '666', 100)],
  }),
]

export const lotteryOrdersPart = seedPart({
  name: 'lotteryOrders',
  needs: [gamesPart, membersPart],
  build: () => everydayOrders,
  empty: [],
})
