import type { promotions } from '@understudy/contracts'
import { merchantDay } from '@understudy/contracts/zone'

/** Returns the id of a member's part and its reward; daily promotions have one per day, others one for ever. */
export function rewardIdOf(
  { id, rule }: { id: number; rule: Pick<promotions.PromotionRule, 'every'> },
  memberId: number,
  at: number,
): string {
  const day = rule.every === 'day' ? `-${merchantDay(at).replaceAll('-', '')}` : ''
  return `P${id}-${memberId}${day}`
}
