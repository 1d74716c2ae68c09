import { promotions, toAmount } from '@understudy/contracts'
import type { Queue } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { plainWords } from '../chat/index.ts'
import { membersRepository } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { promotionOf } from './promotion-of.ts'
import { issue, reject } from './promotion-steps.ts'
import { type PartRow, promotionsRepository } from './promotions.repository.ts'

function itemOf(world: World, part: PartRow) {
  const member = world.use(membersRepository).byId(part.memberId)
  const promotion = promotionOf(world, part)
  return {
    id: part.rewardId,
    account: member?.username ?? String(part.memberId),
    since: part.at,
    merchant: member?.merchant ?? world.merchant,
    title: promotion?.announcement.title.EN ?? String(part.promotionId),
    amount: toAmount((promotion?.rule.amount ?? 0) * 10_000),
    currencySymbol: member ? world.use(systemRepository).merchant(member.merchant).currencySymbol : '',
    state: part.label,
    facts: {
      promotion: String(part.promotionId),
      type: promotion?.rule.type ?? '',
      vip: member?.vipLabel ?? '',
    },
    pictures: [],
    actions: promotion ? ['approve', 'reject'] : [],
  }
}

const waitingOne = (world: World, id: string): PartRow | undefined => {
  const part = world.use(promotionsRepository).part(id)
  return part?.label === 'applying' ? part : undefined
}

/** Queue of applications for promotions that the house reviews. */
export const promotionQueue: Queue = {
  name: 'promotions',
  count: (world) => world.use(promotionsRepository).countApplying(),
  items: (world, limit) =>
    world
      .use(promotionsRepository)
      .applying(limit)
      .map((part) => itemOf(world, part)),
  item: (world, id) => {
    const part = waitingOne(world, id)
    return part && itemOf(world, part)
  },
  reasons: { reject: promotions.REJECT_REASONS },
  decide(world, id, { action, reason = 'terms', remark }) {
    const part = waitingOne(world, id)
    const promotion = part && promotionOf(world, part)
    if (!promotion) throw new Error(`${id} waits no more`)
    const words = plainWords(remark)
    if (action === 'approve') issue(world, promotion, part.memberId, 'approve', { remark: words })
    else reject(world, promotion, part.memberId, { reason: reason as promotions.RejectReason, remark: words })
  },
}
