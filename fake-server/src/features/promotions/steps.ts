import { platformError, promotions, toUnits } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/zone'
import type { World } from '../../world/world.ts'
import { HOUSE, memberAccount, move, TX } from '../ledger/index.ts'
import { requireTurnover } from '../turnover/index.ts'
import { type NewPart, type PartRow, type Promotion, promotionsRepository } from './promotions.repository.ts'
import { rewardIdOf } from './reward-id.ts'
import { type Standing, standingOf, stepTo } from './standing.ts'
import { tellDecision } from './tell.ts'

/** The part a member has in a promotion, or one that begins now. */
const partOf = (promotion: Promotion, { part }: Pick<Standing, 'part'>, memberId: number, now: number): NewPart =>
  part ?? {
    ...{ rewardId: rewardIdOf(promotion, memberId, now), promotionId: promotion.id, memberId },
    ...{ label: 'joined', since: now, at: now, amount: 0, turnover: 0 },
    ...{ expiresAt: null, transId: null, reason: null, remark: '' },
  }

const kept = (label: promotions.PromotionLabel): promotions.KeptLabel => {
  const found = promotions.KEPT_LABELS.find((one) => one === label)
  if (!found) throw new Error(`Nobody can be kept as ${label}`)
  return found
}

/** What a promotion gives that is no share of a deposit, or the most one gives, with what has to be bet for it; ten-thousandths. */
export const rewardOf = ({ rule }: Promotion, amount = toUnits(rule.amount || rule.cap)) => ({
  amount,
  turnover: amount * rule.multiple,
})

/** Applies or enters, as the promotion wants it. @throws PlatformError */
export const join = (world: World, promotion: Promotion, memberId: number): void =>
  world.transaction(() => {
    const now = world.now()
    const standing = standingOf(world, promotion, memberId)
    const to = stepTo(promotion, standing, promotion.rule.way === 'apply' ? 'apply' : 'enter')
    world.use(promotionsRepository).keep({ ...partOf(promotion, standing, memberId, now), label: kept(to), at: now })
  })

/** Pays what can be claimed now. @throws PlatformError */
export const claim = (world: World, promotion: Promotion, memberId: number): NewPart =>
  world.transaction(() => {
    const now = world.now()
    const standing = standingOf(world, promotion, memberId)
    const to = stepTo(promotion, standing, 'claim')
    const part = partOf(promotion, standing, memberId, now)
    const reward = part.label === 'issued' ? part : rewardOf(promotion)
    return pay(world, { ...part, amount: reward.amount, turnover: reward.turnover, label: kept(to) }, now)
  })

/** Pays a reward by its id, also one of another day. @throws PlatformError */
export const claimReward = (world: World, promotion: Promotion, part: PartRow): NewPart =>
  world.transaction(() => {
    const now = world.now()
    if (part.label === 'claimed') throw platformError('claim.already')
    if (part.label === 'process') return claimGoal(world, promotion, part)
    if (part.label !== 'issued') throw platformError('promotion.state')
    if (part.expiresAt !== null && now >= part.expiresAt) throw platformError('claim.expired')
    return pay(world, { ...part, label: 'claimed' }, now)
  })

function claimGoal(world: World, promotion: Promotion, part: PartRow): NewPart {
  const { label, expiresAt } = standingOf(world, promotion, part.memberId)
  if (label === 'close' && expiresAt !== null) throw platformError('claim.expired')
  return claim(world, promotion, part.memberId)
}

/** The bonus of the deposit a promotion was chosen with; call it in the transaction that gives the deposit. */
export function payForDeposit(world: World, transId: string, at: number): void {
  const part = world.use(promotionsRepository).partOfDeposit(transId)
  if (part?.label === 'joined') pay(world, { ...part, label: 'claimed' }, at)
}

/** The deposit came to nothing: the promotion can be chosen again. */
export function releaseForDeposit(world: World, transId: string): void {
  const part = world.use(promotionsRepository).partOfDeposit(transId)
  if (part?.label === 'joined') world.use(promotionsRepository).remove(part.rewardId)
}

/** What a deposit of so much would bring with a promotion; ten-thousandths. @throws PlatformError */
export function quoteForDeposit(world: World, promotion: Promotion, memberId: number, requested: number) {
  stepTo(promotion, standingOf(world, promotion, memberId), 'choose')
  const { rule } = promotion
  if (requested < toUnits(rule.minDeposit)) throw platformError('promotion.not.eligible')
  const { bonus, turnover } = promotions.depositBonus(rule, requested / 10_000)
  return { bonus: toUnits(bonus), bonusTurnover: toUnits(turnover) }
}

/** Ties a promotion to a deposit that is opened; call it in the transaction that opens it. */
export function chooseForDeposit(
  world: World,
  promotion: Promotion,
  {
    memberId,
    transId,
    bonus,
    bonusTurnover,
  }: { memberId: number; transId: string; bonus: number; bonusTurnover: number },
): void {
  const now = world.now()
  const standing = standingOf(world, promotion, memberId)
  const label = kept(stepTo(promotion, standing, 'choose'))
  const part = partOf(promotion, standing, memberId, now)
  world.use(promotionsRepository).keep({ ...part, label, at: now, amount: bonus, turnover: bonusTurnover, transId })
}

export interface Given {
  /** Ten-thousandths; what the rule says where it is not told. */
  amount?: number | undefined
  remark?: string
  /** When it happens, where that is not now. */
  at?: number
}

/** The house gives a reward, on an application or by itself. @throws PlatformError */
export const issue = (
  world: World,
  promotion: Promotion,
  memberId: number,
  event: 'approve' | 'issue',
  { amount, remark = '', at: now = world.now() }: Given = {},
): NewPart =>
  world.transaction(() => {
    const standing = standingOf(world, promotion, memberId)
    const label = kept(stepTo(promotion, standing, event))
    const part: NewPart = {
      ...partOf(promotion, standing, memberId, now),
      ...{ label, at: now, ...rewardOf(promotion, amount), expiresAt: now + promotion.rule.claimDays * DAY },
      ...{ reason: null, remark },
    }
    world.use(promotionsRepository).keep(part)
    tellDecision(world, promotion, part)
    return part
  })

/** The house refuses an application. @throws PlatformError */
export const reject = (
  world: World,
  promotion: Promotion,
  memberId: number,
  { reason, remark = '', at: now = world.now() }: Pick<Given, 'remark' | 'at'> & { reason: promotions.RejectReason },
): void =>
  world.transaction(() => {
    const standing = standingOf(world, promotion, memberId)
    const label = kept(stepTo(promotion, standing, 'reject'))
    const part: NewPart = { ...partOf(promotion, standing, memberId, now), label, at: now, reason, remark }
    world.use(promotionsRepository).keep(part)
    tellDecision(world, promotion, part)
  })

/** Books a reward with what has to be bet for it, under the key of promotion, member and day. */
function pay(world: World, part: NewPart, at: number): NewPart {
  const { rewardId, memberId, amount, turnover } = part
  const paid: NewPart = { ...part, at, expiresAt: null }
  world.use(promotionsRepository).keep(paid)
  move(
    world,
    {
      ...{ key: `promotion:${rewardId}`, typeId: TX.bonus, amount, remark: rewardId },
      ...{ from: HOUSE, to: memberAccount(memberId) },
    },
    at,
  )
  requireTurnover(world, { memberId, amount: turnover, reason: 'promotion', reference: rewardId }, at)
  return paid
}
