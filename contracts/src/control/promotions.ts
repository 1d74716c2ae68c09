import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { line, Time } from '../fields.ts'
import { PROMOTION_WAYS } from '../promotion-states.ts'
import { op, params } from './fields.ts'

export const listPromotions = endpoint({
  ...op,
  name: 'control.promotions',
  method: 'GET',
  path: '/__control/worlds/:id/promotions',
  summary: 'Lists the promotions of the world’s merchant, newest first.',
  params,
  reply: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      way: z.enum(PROMOTION_WAYS),
      startDate: Time,
      /** End of the promotion; null if unlimited. */
      endDate: z.nullable(Time),
    }),
  ),
})

export const issuePromotion = endpoint({
  ...op,
  name: 'control.issuePromotion',
  method: 'POST',
  path: '/__control/worlds/:id/promotions',
  summary: 'Issues the reward of a promotion to an account, which can claim it and reads of it in the inbox.',
  params,
  body: z.strictObject({
    to: line(1, 40),
    /** Id of the promotion. */
    promotion: z.int().check(z.gte(1), z.lte(999_999_999)),
    /** Reward, currency units; default: that of the promotion's rule. */
    amount: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
    /** Remark shown to the member. */
    remark: z._default(line(0, 140), ''),
  }),
  reply: z.object({ rewardId: z.string() }),
  status: 201,
})
