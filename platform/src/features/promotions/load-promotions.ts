import { toUnits } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import { ledgerRepository } from '../ledger/index.ts'
import { rewardMovement } from './promotion-steps.ts'
import { promotionsRepository } from './promotions.repository.ts'
import { promotion } from './promotions.table.ts'
import { rewardIdOf } from './reward-id.ts'

/**
 * Loads the promotion rules and the parts before the world's start; the turnover that past claims required counts as
 * done.
 * @throws Error for a part in an unknown promotion
 */
export function loadPromotions(db: WorldDatabase, { promotions: { promotions, parts } }: WorldSeed): void {
  for (const row of promotions)
    db.insert(promotion)
      .values({ ...row })
      .run()
  for (const { promotionId, memberId, label, at, reason, amount: units } of parts) {
    const announced = promotions.find(({ id }) => id === promotionId)
    if (!announced) throw new Error(`There is no promotion ${promotionId}`)
    const rewardId = rewardIdOf(announced, memberId, at)
    const amount = toUnits(units)
    promotionsRepository(db).keep({
      rewardId,
      promotionId,
      memberId,
      label,
      since: at,
      at,
      amount,
      turnover: amount * announced.rule.multiple,
      expiresAt: label === 'issued' ? at + announced.rule.claimDays * DAY : null,
      transId: null,
      reason,
      remark: '',
    })
    if (label === 'claimed') ledgerRepository(db).write(rewardMovement({ rewardId, memberId, amount }), at)
  }
}
