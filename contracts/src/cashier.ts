import * as z from 'zod/mini'

const Minutes = z.int().check(z.gte(0), z.lte(10_080))

/** Default decisions on orders and applications, and the minutes of world time until they apply. */
export const CashierSetting = z.object({
  /** Default decision on deposits with a proof; `leave`: none. */
  deposits: z.enum(['approve', 'reject', 'leave']),
  depositMinutes: Minutes,
  /** Default decision on withdrawals; a third of the time each for waiting, review and payment. */
  withdrawals: z.enum(['approve', 'reject', 'fail', 'leave']),
  withdrawalMinutes: Minutes,
  /** Default decision on promotion applications. */
  promotions: z.enum(['approve', 'reject', 'leave']),
  promotionMinutes: Minutes,
  /** Whether the payment gateway calls back; `silent`: never. */
  gateway: z.enum(['answers', 'silent']),
})
export type CashierSetting = z.infer<typeof CashierSetting>

export const USUAL_CASHIER: CashierSetting = {
  deposits: 'approve',
  depositMinutes: 2,
  withdrawals: 'approve',
  withdrawalMinutes: 15,
  gateway: 'answers',
  promotions: 'approve',
  promotionMinutes: 1_440,
}

export const CashierChange = z.strictObject({
  deposits: z.optional(CashierSetting.shape.deposits),
  depositMinutes: z.optional(Minutes),
  withdrawals: z.optional(CashierSetting.shape.withdrawals),
  withdrawalMinutes: z.optional(Minutes),
  promotions: z.optional(CashierSetting.shape.promotions),
  promotionMinutes: z.optional(Minutes),
  gateway: z.optional(CashierSetting.shape.gateway),
})
