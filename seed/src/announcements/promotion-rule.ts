import type { promotions } from '@understudy/contracts'

type Rule = promotions.PromotionRule

/** Returns a rule with defaults, so that only what differs has to be given. */
export const rule = (said: Pick<Rule, 'way' | 'kind' | 'type'> & Partial<Rule>): Rule => ({
  amount: 0,
  percent: 0,
  cap: 0,
  minDeposit: 0,
  goal: 0,
  multiple: 5,
  every: 'once',
  minVip: 0,
  whom: 'all',
  claimDays: 7,
  ...said,
})
