import { toUnits } from '@understudy/contracts'
import {
  BETTING_MODES,
  type BettingMode,
  LOTTERY_LIMITS,
  type LotteryGroup,
  type PrizeMode,
} from '@understudy/contracts/lottery/terms'

export interface Limits {
  /** Ledger units that one line may cost and may win on one issue. */
  betMax: number
  winMax: number
  /** Of a line, times that of the issue in a chase. */
  multipleMax: number
}

/** In currency units; the games of the regions pay more for a stake, and may. */
const FAST = { bet: 20_000, win: 400_000 }
const REGION = { bet: 20_000, win: 1_000_000 }
/** The small counter: one plays for less. */
const ZY = { bet: 2_000, win: 40_000 }

export function limitsOf(group: LotteryGroup, mode: PrizeMode): Limits {
  const { bet, win } = mode === 'zy' ? ZY : group.startsWith('VN') || group.startsWith('SEA') ? REGION : FAST
  return { betMax: toUnits(bet), winMax: toUnits(win), multipleMax: LOTTERY_LIMITS.multiple }
}

/** Stakes in tenths and hundredths go with a series; where there is none the price is the unit. */
export const modesOf = (mode: PrizeMode): readonly BettingMode[] => (mode === 'SEA' ? ['1'] : BETTING_MODES)
