import { platformError, promotions, toUnits } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import type { World } from '../../world/world.ts'
import { HOUSE, memberAccount, move, TX } from '../ledger/index.ts'
import { requireTurnover } from '../turnover/index.ts'
import { tellDecision } from './promotion-letters.ts'
import { type NewPart, type PartRow, type Promotion, promotionsRepository } from './promotions.repository.ts'
import { rewardIdOf } from './reward-id.ts'
import { type Standing, standingOf, stepTo } from './standing.ts'

/** Returns the member's part in a promotion, or a new one. */
const partOf = (promotion: Promotion, { part }: Pick<Standing, 'part'>, memberId: number, now: number): NewPart =>
  part ?? {
    rewardId: rewardIdOf(promotion, memberId, now),
    promotionId: promotion.id,
    memberId,
    label: 'joined',
    since: now,
    at: now,
    amount: 0,
    turnover: 0,
    expiresAt: null,
    transId: null,
    reason: null,
    remark: '',
  }

const storedLabel = (label: promotions.PromotionLabel): promotions.KeptLabel => {
  const stored = promotions.KEPT_LABELS.find((one) => one === label)
  if (!stored) throw new Error(`Nobody can be kept as ${label}`)
  return stored
}

/** Returns a fixed reward, or the most a promotion gives, with the required turnover; ten-thousandths. */
export const rewardOf = ({ rule }: Promotion, amount = toUnits(rule.amount || rule.cap)) => ({
  amount,
  turnover: amount * rule.multiple,
})

/** Applies for a promotion or enters it, depending on its kind. @throws PlatformError */
export const join = (world: World, promotion: Promotion, memberId: number): void =>
  world.transaction(() => {
    const now = world.now()
    const standing = standingOf(world, promotion, memberId)
    const to = stepTo(promotion, standing, promotion.rule.way === 'apply' ? 'apply' : 'enter')
    world
      .use(promotionsRepository)
      .keep({ ...partOf(promotion, standing, memberId, now), label: storedLabel(to), at: now })
  })

/** Pays what is claimable now. @throws PlatformError */
export const claim = (world: World, promotion: Promotion, memberId: number): NewPart =>
  world.transaction(() => {
    const now = world.now()
    const standing = standingOf(world, promotion, memberId)
    const to = stepTo(promotion, standing, 'claim')
    const part = partOf(promotion, standing, memberId, now)
    const reward = part.label === 'issued' ? part : rewardOf(promotion)
    return pay(world, { ...part, amount: reward.amount, turnover: reward.turnover, label: storedLabel(to) }, now)
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

/** Pays the bonus of a promotion chosen with a deposit; call it in the transaction that credits the deposit. */
export function payForDeposit(world: World, transId: string, at: number): void {
  const part = world.use(promotionsRepository).partOfDeposit(transId)
  if (part?.label === 'joined') pay(world, { ...part, label: 'claimed' }, at)
}

/** Frees the promotion of a failed deposit, so that it can be chosen again. */
export function releaseForDeposit(world: World, transId: string): void {
  const part = world.use(promotionsRepository).partOfDeposit(transId)
  if (part?.label === 'joined') world.use(promotionsRepository).remove(part.rewardId)
}

/** Returns the bonus a promotion would add to a deposit; ten-thousandths. @throws PlatformError */
export function quoteForDeposit(world: World, promotion: Promotion, memberId: number, requested: number) {
  stepTo(promotion, standingOf(world, promotion, memberId), 'choose')
  const { rule } = promotion
  if (requested < toUnits(rule.minDeposit)) throw platformError('promotion.not.eligible')
  const { bonus, turnover } = promotions.depositBonus(rule, requested / 10_000)
  return { bonus: toUnits(bonus), bonusTurnover: toUnits(turnover) }
}

/** Attaches a promotion to a new deposit; call it in the transaction that opens the deposit. */
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
  const label = storedLabel(stepTo(promotion, standing, 'choose'))
  const part = partOf(promotion, standing, memberId, now)
  world.use(promotionsRepository).keep({ ...part, label, at: now, amount: bonus, turnover: bonusTurnover, transId })
}

export interface Given {
  /** Ten-thousandths; defaults to the amount of the rule. */
  amount?: number | undefined
  remark?: string
  /** When it happens; defaults to now. */
  at?: number
}

/** Issues a reward by the house, for an application or without one. @throws PlatformError */
export const issue = (
  world: World,
  promotion: Promotion,
  memberId: number,
  event: 'approve' | 'issue',
  { amount, remark = '', at: now = world.now() }: Given = {},
): NewPart =>
  world.transaction(() => {
    const standing = standingOf(world, promotion, memberId)
    const label = storedLabel(stepTo(promotion, standing, event))
    const part: NewPart = {
      ...partOf(promotion, standing, memberId, now),
      label,
      at: now,
      ...rewardOf(promotion, amount),
      expiresAt: now + promotion.rule.claimDays * DAY,
      reason: null,
      remark,
    }
    world.use(promotionsRepository).keep(part)
    tellDecision(world, promotion, part)
    return part
  })

/** Rejects an application. @throws PlatformError */
export const reject = (
  world: World,
  promotion: Promotion,
  memberId: number,
  { reason, remark = '', at: now = world.now() }: Pick<Given, 'remark' | 'at'> & { reason: promotions.RejectReason },
): void =>
  world.transaction(() => {
    const standing = standingOf(world, promotion, memberId)
    const label = storedLabel(stepTo(promotion, standing, 'reject'))
    const part: NewPart = { ...partOf(promotion, standing, memberId, now), label, at: now, reason, remark }
    world.use(promotionsRepository).keep(part)
    tellDecision(world, promotion, part)
  })

/** The movement that pays a reward. */
export const rewardMovement = ({ rewardId, memberId, amount }: Pick<NewPart, 'rewardId' | 'memberId' | 'amount'>) => ({
  key: `promotion:${rewardId}`,
  typeId: TX.bonus,
  amount,
  remark: rewardId,
  from: HOUSE,
  to: memberAccount(memberId),
})

/** Books a reward and its required turnover, idempotent by promotion, member and day. */
function pay(world: World, part: NewPart, at: number): NewPart {
  const { rewardId, memberId, turnover } = part
  const paid: NewPart = { ...part, at, expiresAt: null }
  world.use(promotionsRepository).keep(paid)
  move(world, rewardMovement(part), at)
  requireTurnover(world, { memberId, amount: turnover, reason: 'promotion', reference: rewardId }, at)
  return paid
}
