import { isTrial, platformError, promotions, toUnits } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import type { Caller } from '../../binding/ports.ts'
import type { World } from '../../world/world.ts'
import { betsRepository } from '../bets/index.ts'
import { statementRepository, TX } from '../ledger/index.ts'
import { membersRepository, vipLevel } from '../member/index.ts'
import { type PartRow, type Promotion, promotionsRepository } from './promotions.repository.ts'
import { rewardIdOf } from './reward-id.ts'

/** Why a member is not eligible. */
export type Unfit = promotions.PromotionDetail['unfit']

/** A promotion's status for a member. */
export interface Standing {
  label: promotions.PromotionLabel
  part: PartRow | undefined
  unfit: Unfit
  /** Turnover towards the goal, ten-thousandths; undefined without a goal. */
  played: number | undefined
  /** When what is claimable now expires; null when nothing is claimable, or when it never expires. */
  expiresAt: number | null
}

/** Returns when a promotion ends; null for never. */
export const overAt = ({ announcement }: Pick<Promotion, 'announcement'>): number | null =>
  announcement.noExpiry === 1 ? null : announcement.endDate

/** Returns the member id of a caller; undefined for visitors and trials. */
export const playerOf = (caller: Pick<Caller, 'memberId' | 'type'> | null): number | undefined =>
  caller && !isTrial(caller.type) ? caller.memberId : undefined

/** Returns a promotion's status for a member, or for a visitor. */
export function standingOf(world: World, promotion: Promotion, memberId: number | undefined): Standing {
  const { rule, announcement } = promotion
  const over = overAt(promotion)
  const times = { way: rule.way, startDate: announcement.startDate, over }
  if (memberId === undefined)
    return {
      label: promotions.promotionLabel(times, undefined, world.now()),
      part: undefined,
      unfit: null,
      played: undefined,
      expiresAt: null,
    }
  const part = world.use(promotionsRepository).part(rewardIdOf(promotion, memberId, world.now()))
  const isOver = over !== null && world.hasCome(over)
  const unfit = part || isOver ? null : unfitOf(world, promotion, memberId)
  const played = part?.label === 'process' ? playedFor(world, promotion, part) : undefined
  const reached = played !== undefined && played >= toUnits(rule.goal)
  const expiresAt = reached ? over && over + rule.claimDays * DAY : (part?.expiresAt ?? null)
  const label = promotions.promotionLabel(
    times,
    part && { label: part.label, expiresAt, reached },
    world.now(),
    unfit === 'firstDeposit' || unfit === 'newcomers',
  )
  return { label, part, unfit, played, expiresAt: label === 'claim' && rule.way === 'claim' ? over : expiresAt }
}

/** Returns the turnover of bets settled between the start of the part and the end of the promotion. */
function playedFor(world: World, promotion: Promotion, { memberId, since }: PartRow): number {
  const bets = world.use(betsRepository)
  const before = overAt(promotion) ?? Number.MAX_SAFE_INTEGER
  const last = bets.lastCountedAt(memberId)
  if (last === undefined || world.hasCome(last)) return bets.validBetween(memberId, since, before)
  // The clock was set back: bets settled in what is now the future do not count yet.
  return bets
    .countedBetween(memberId, since, before)
    .reduce((sum, { valid, settledAt }) => sum + (world.hasCome(settledAt) ? valid : 0), 0)
}

function unfitOf(world: World, { rule }: Promotion, memberId: number): Unfit {
  if (rule.whom === 'firstDeposit' && hasDeposited(world, memberId)) return 'firstDeposit'
  if (rule.whom === 'newcomers' && !isNewcomer(world, memberId)) return 'newcomers'
  return rule.minVip > 0 && vipLevel(world, memberId) < rule.minVip ? 'level' : null
}

function hasDeposited(world: World, memberId: number): boolean {
  const first = world.use(statementRepository).firstAt(memberId, TX.deposit)
  return first !== undefined && world.hasCome(first)
}

const isNewcomer = (world: World, memberId: number): boolean => {
  const registeredAt = world.use(membersRepository).byId(memberId)?.registeredAt ?? 0
  return !world.hasCome(registeredAt + promotions.NEWCOMER_DAYS * DAY)
}

/**
 * Returns the label after an event, by the state table.
 * @throws PlatformError with the refusal of the state table, or `promotion.not.eligible`
 */
export function stepTo(
  promotion: Promotion,
  { label, unfit, part }: Standing,
  event: promotions.PromotionEvent,
): promotions.PromotionLabel {
  const step = promotions.promotionStep(promotion.rule.way, label, event)
  // Members who are not eligible are told that, rather than that the promotion has ended.
  const isAsking = event !== 'issue' && unfit !== null && !part && label !== 'coming soon'
  if (isAsking && (!('refusal' in step) || step.refusal === 'promotion.ended'))
    throw platformError('promotion.not.eligible')
  if ('refusal' in step) throw platformError(step.refusal)
  return step.to
}
