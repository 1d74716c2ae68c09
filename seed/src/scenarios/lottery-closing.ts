import type { Scenario } from '../scenario.ts'
import { HOUR, SECOND } from '../time.ts'

export const lotteryClosing: Scenario = {
  name: 'lottery-closing',
  story: 'Betting on the one-minute lotteries closes in ten seconds, and fifteen seconds later the next issue is open.',
  merchant: 'aurora1',
  begins: (startAt) => startAt - (startAt % HOUR) + 45 * SECOND,
  make: (world) => world,
}
