import * as z from 'zod/mini'

const Minutes = z.int().check(z.gte(0), z.lte(10_080))

/** What becomes of orders and applications that nobody at the cashier's desk decides, and after how many minutes of the world's time. */
export const CashierSetting = z.object({
  /** Of deposits whose proof was sent. */
  deposits: z.enum(['approve', 'reject', 'leave']),
  depositMinutes: Minutes,
  /** Of withdrawals; a third of the time each for waiting, review and payment. */
  withdrawals: z.enum(['approve', 'reject', 'fail', 'leave']),
  withdrawalMinutes: Minutes,
  /** Of applications for promotions. */
  promotions: z.enum(['approve', 'reject', 'leave']),
  promotionMinutes: Minutes,
  /** `silent`: whatever is paid on its page, the gateway never says so. */
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
