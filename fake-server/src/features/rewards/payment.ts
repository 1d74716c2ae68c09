import { TX } from '../ledger/index.ts'
import type { RewardRow } from './rewards.table.ts'

/** What a reward is called wherever it is told of. */
export const rewardNumber = ({ id }: Pick<RewardRow, 'id'>): string => `RW${id}`

/** What a claim moves and asks for; both are called by the reward, so that neither can happen twice. */
export function payment(row: RewardRow) {
  const { memberId, amount, multiple, type } = row
  const number = rewardNumber(row)
  return {
    movement: {
      ...{ key: `reward:${number}`, amount, remark: type },
      typeId: type === 'MISSION' ? TX.mission : TX.bonus,
    },
    requirement: { memberId, amount: amount * multiple, reason: 'reward', reference: number },
  }
}
