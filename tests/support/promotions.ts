import { promotions } from '@understudy/contracts'
import { statement } from './statement.ts'
import type { Actor } from './world.ts'

/** Promotions of an account by English title. */
export const listOf = async (actor: Actor) => (await actor.get(promotions.promotionList)).list
export async function promotionNamed(actor: Actor, title: string): Promise<promotions.Promotion> {
  const match = (await listOf(actor)).find((one) => one.title === title)
  if (!match) throw new Error(`No promotion ${title} is on the list`)
  return match
}
export const detailOf = (actor: Actor, id: number) => actor.get(promotions.promotionDetail, { query: { id } })
export const join = (actor: Actor, id: number) => actor.call(promotions.joinPromotion, { body: { id } })
export const claim = (actor: Actor, id: number) => actor.call(promotions.claimPromotion, { body: { id } })
export const claimReward = (actor: Actor, rewardId: string) =>
  actor.call(promotions.claimIssuedPromotion, { body: { rewardId } })
export const labelOf = async (actor: Actor, id: number) => (await detailOf(actor, id)).label
/** What promotions have paid, with the numbers of the rewards. */
export const bonuses = async (actor: Actor, days = {}) =>
  (await statement(actor, { kind: 'reward', ...days })).list
    .filter(({ tx_type_id }) => tx_type_id === 1101)
    .map(({ amount, order_no }) => [amount, order_no])
