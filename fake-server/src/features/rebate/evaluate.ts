import { type GameType, rebate } from '@understudy/contracts'
import { DAY, startOfDay } from '@understudy/contracts/zone'
import type { World } from '../../world/world.ts'
import { betsRepository } from '../bets/index.ts'
import { REBATE_PER_LEVEL, vipBenefitAt } from '../vip/index.ts'

/** Rates are in hundredths of a percent: so many are the whole. */
const WHOLE = 10_000
/** Nobody is paid less than a hundredth of the unit, in ten-thousandths. */
const LEAST = 100

interface Earned {
  gameType: GameType
  turnover: number
  rate: number
  rebate: number
}

/** What a member's bets that were settled on a day of the merchant's calendar bring back; ten-thousandths. */
export function earnedOn(world: World, memberId: number, date: string) {
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

/** In two steps, as a turnover times a rate may be more than a number holds exactly. */
const shareOf = (turnover: number, rate: number): number => {
  const share = Math.floor(turnover / WHOLE) * rate + Math.floor(((turnover % WHOLE) * rate) / WHOLE)
  return share - (share % LEAST)
}
