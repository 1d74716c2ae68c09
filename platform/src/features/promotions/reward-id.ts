import type { promotions } from '@understudy/contracts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'

/** Returns the id of a member's part and its reward; daily promotions have one per day, others one for ever. */
export function rewardIdOf(
  { id, merchant, rule }: { id: number; merchant: string; rule: Pick<promotions.PromotionRule, 'every'> },
  memberId: number,
  at: number,
): string {
  const day = rule.every === 'day' ? `-${merchantCalendar(merchant).dayOf(at).replaceAll('-', '')}` : ''
  return `P${id}-${memberId}${day}`
}
