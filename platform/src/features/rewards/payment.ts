import { TX } from '../ledger/index.ts'
import type { RewardRow } from './rewards.table.ts'

/** Returns the number under which a reward appears everywhere. */
export const rewardNumber = ({ id }: Pick<RewardRow, 'id'>): string => `RW${id}`

/**
 * Returns the movement and the turnover requirement of a claim. The reward's number is in both keys, so neither can
 * happen twice.
 */
export function payment(row: RewardRow) {
  const { memberId, amount, multiple, type } = row
  const number = rewardNumber(row)
  return {
    movement: {
      key: `reward:${number}`,
      amount,
      remark: type,
      typeId: type === 'MISSION' ? TX.mission : TX.bonus,
    },
    requirement: { memberId, amount: amount * multiple, reason: 'reward', reference: number },
  }
}
