import * as z from 'zod/mini'
import { op, params } from './control-fields.ts'
import { endpoint } from './endpoint.ts'
import { line } from './fields.ts'

export const issuePromotion = endpoint({
  ...op,
  name: 'control.issuePromotion',
  method: 'POST',
  path: '/__control/worlds/:id/promotions',
  summary:
    'Issues the reward of a promotion of the world’s merchant to somebody, who can claim it and reads of it in the inbox.',
  params,
  body: z.strictObject({
    to: line(1, 40),
    /** The id of the promotion. */
    promotion: z.int().check(z.gte(1), z.lte(999_999_999)),
    /** Currency units; what the rule gives where it is not named. */
    amount: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
    /** Told to the member. */
    remark: z._default(line(0, 140), ''),
  }),
  reply: z.object({ rewardId: z.string() }),
  status: 201,
})
