import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { Amount } from './fields.ts'

export const PromotionId = z.int().check(z.gte(1), z.lte(999_999_999))

/** A promotion selectable with a deposit; amounts in currency units. */
export const DepositPromotion = z.object({
  id: PromotionId,
  title: z.string(),
  percent: z.int(),
  cap: Amount,
  minDeposit: Amount,
  multiple: z.int(),
  every: z.enum(['once', 'day']),
})
export type DepositPromotion = z.infer<typeof DepositPromotion>

/** Why a member may not join a promotion. */
export const JOIN_ERRORS = [
  'promotion.not.found',
  'promotion.not.started',
  'promotion.ended',
  'promotion.state',
  'promotion.not.eligible',
  'claim.already',
] as const satisfies readonly ErrorCode[]

export const depositPromotions = endpoint({
  access: 'real',
  origin: 'assumed',
  name: 'promotions.forDeposit',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositPromotions',
  flag: 'DPSTBAS3',
  summary: 'Lists the promotions the member may choose with the next deposit, newest first.',
  reply: z.array(DepositPromotion),
  requirements: ['MONEY-001'],
})

/** Bonus of a deposit with a promotion, rounded down to hundredths, and its required turnover; currency units. */
export function depositBonus(
  { percent, cap, multiple }: Pick<DepositPromotion, 'percent' | 'cap' | 'multiple'>,
  amount: number,
): { bonus: number; turnover: number } {
  const bonus = Math.min(cap, Math.floor((Math.round(amount * 100) * percent) / 100) / 100)
  return { bonus, turnover: Math.round(bonus * 100 * multiple) / 100 }
}
