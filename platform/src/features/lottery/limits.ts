import { toUnits } from '@understudy/contracts'
import {
  BETTING_MODES,
  type BettingMode,
  LOTTERY_LIMITS,
  type LotteryGroup,
  type PrizeMode,
} from '@understudy/contracts/lottery/terms'

export interface Limits {
  /** Upper bounds of the stake and the win of one line on one issue, in ledger units. */
  betMax: number
  winMax: number
  /** The line's multiple, multiplied by that of the issue in a chase. */
  multipleMax: number
}

/** In currency units. Regional games pay more per stake, so their bound of wins is higher. */
const FAST = { bet: 20_000, win: 400_000 }
const REGION = { bet: 20_000, win: 1_000_000 }
/** The mode for small stakes. */
const ZY = { bet: 2_000, win: 40_000 }

export function limitsOf(group: LotteryGroup, mode: PrizeMode): Limits {
  const { bet, win } = mode === 'zy' ? ZY : group.startsWith('VN') || group.startsWith('SEA') ? REGION : FAST
  return { betMax: toUnits(bet), winMax: toUnits(win), multipleMax: LOTTERY_LIMITS.multiple }
}

/** Returns the betting modes: fractions of a stake everywhere except in SEA games. */
export const modesOf = (mode: PrizeMode): readonly BettingMode[] => (mode === 'SEA' ? ['1'] : BETTING_MODES)
