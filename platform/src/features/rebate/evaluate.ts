import { type GameType, rebate } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import type { Calendar } from '@understudy/contracts/zone'
import type { World } from '../../world/world.ts'
import { betsRepository } from '../bets/index.ts'
import { REBATE_PER_LEVEL, vipBenefitAt } from '../vip/index.ts'

/** Rates are in hundredths of a percent; this is 100 %. */
const WHOLE = 10_000
/** Rebates are rounded down to hundredths of the unit; this is one, in ten-thousandths. */
const LEAST = 100

interface Earned {
  gameType: GameType
  turnover: number
  rate: number
  rebate: number
}

/** Returns the rebate on bets that were settled on a day of the merchant's calendar; ten-thousandths. */
export function earnedOn(world: World, memberId: number, date: string, { startOfDay }: Calendar) {
  const from = startOfDay(date)
  const before = from + DAY
  const level = vipBenefitAt(world, memberId, before - 1)
  const byType = world
    .use(betsRepository)
    .validByType(memberId, from, before)
    .map(({ gameType, valid }): Earned => {
      const rate = rebate.REBATE_RATES[gameType] + level * REBATE_PER_LEVEL
      return { gameType, turnover: valid, rate, rebate: shareOf(valid, rate) }
    })
  const sum = (part: (earned: Earned) => number) => byType.reduce((total, earned) => total + part(earned), 0)
  return { level, byType, turnover: sum(({ turnover }) => turnover), amount: sum((earned) => earned.rebate) }
}

/** Calculates in two steps, because turnover times rate may exceed the exact integers. */
const shareOf = (turnover: number, rate: number): number => {
  const share = Math.floor(turnover / WHOLE) * rate + Math.floor(((turnover % WHOLE) * rate) / WHOLE)
  return share - (share % LEAST)
}
