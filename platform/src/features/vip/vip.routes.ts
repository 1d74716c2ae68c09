import { platformError, toAmount, vip } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import { betsRepository } from '../bets/index.ts'
import { channelsRepository, reimbursementOf } from '../deposits/index.ts'
import { vipLevel } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { dayAmountAt } from '../withdrawals/index.ts'
import { LADDER, levelName, MANAGER_FROM, REBATE_PER_LEVEL, stepOf, TOP_LEVEL } from './ladder.ts'
import { hasProgramme } from './raise.ts'
import { vipRepository } from './vip.repository.ts'

export const vipRoutes = [
  handle(vip.rankProgress, ({ world, caller: { memberId, merchant } }) => {
    if (!hasProgramme(world, { merchant })) throw platformError('function.not.available')
    const level = vipLevel(world, memberId)
    const repository = world.use(vipRepository)
    const { dayOf, startOfDay } = merchantCalendar(merchant)
    const month = dayOf(world.now()).slice(0, 7)
    const played = world.use(betsRepository).validBetween(memberId, startOfDay(`${month}-01`), world.now() + 1)
    return {
      level,
      playerRankName: levelName(level),
      nextRankName: level < TOP_LEVEL ? levelName(level + 1) : '',
      month,
      monthlyTurnover: { actual: toAmount(played), expected: toAmount(stepOf(level).monthly) },
      totalTurnover: {
        actual: toAmount(repository.turnover(memberId)),
        expected: toAmount(stepOf(level + 1).turnover),
      },
      raises: repository
        .raises(memberId)
        .map((raise) => ({ level: raise.level, at: raise.at, bonus: toAmount(raise.bonus) })),
    }
  }),

  handle(vip.vipBenefits, ({ world, merchant }) => {
    if (!hasProgramme(world, { merchant })) throw platformError('function.not.available')
    const channels = world.use(channelsRepository)
    return {
      currencySymbol: world.use(systemRepository).merchant(merchant).currencySymbol,
      levels: LADDER.map(({ level, turnover, monthly, bonus }) => ({
        level,
        name: levelName(level),
        totalTurnover: toAmount(turnover),
        monthlyTurnover: toAmount(monthly),
        upgradeBonus: toAmount(bonus),
        dailyWithdraw: dayAmountAt(level),
        rebateExtra: (level * REBATE_PER_LEVEL) / 100,
        channels: channels.of(merchant, level).length,
        feesReimbursed: reimbursementOf(level) > 0,
        privateManager: level >= MANAGER_FROM,
      })),
    }
  }),
]
