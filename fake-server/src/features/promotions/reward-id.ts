import type { promotions } from '@understudy/contracts'
import { merchantDay } from '@understudy/contracts/zone'

/** The id of a member's part in a promotion, and of the reward it leads to: one for all time, or one a day. */
export function rewardIdOf(
  { id, rule }: { id: number; rule: Pick<promotions.PromotionRule, 'every'> },
  memberId: number,
  at: number,
): string {
  const day = rule.every === 'day' ? `-${merchantDay(at).replaceAll('-', '')}` : ''
  return `P${id}-${memberId}${day}`
}
