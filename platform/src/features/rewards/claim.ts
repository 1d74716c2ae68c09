import { platformError, type rewards, toAmount } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { HOUSE, memberAccount, move } from '../ledger/index.ts'
import { requireTurnover } from '../turnover/index.ts'
import { payment, rewardNumber } from './payment.ts'
import { rewardsRepository } from './rewards.repository.ts'
import type { RewardRow } from './rewards.table.ts'

/**
 * Pays a reward once and records the required turnover, in one transaction.
 * @throws PlatformError `claim.already`, `claim.expired`
 */
export function claimReward(world: World, row: RewardRow): rewards.Claimed {
  return world.transaction(() => {
    const now = world.now()
    if (row.claimedAt !== null) throw platformError('claim.already')
    if (row.expiresAt <= now) throw platformError('claim.expired')
    if (!world.use(rewardsRepository).take(row.id, now)) throw platformError('claim.already')
    const { movement, requirement } = payment(row)
    move(world, { ...movement, from: HOUSE, to: memberAccount(row.memberId) }, now)
    requireTurnover(world, requirement, now)
    return {
      transactionId: rewardNumber(row),
      amount: toAmount(row.amount),
      requiredTurnover: toAmount(requirement.amount),
    }
  })
}
