import { isTrial, platformError, promotions, toUnits } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/zone'
import type { Caller } from '../../binding/ports.ts'
import { startOfToday } from '../../world/today.ts'
import type { World } from '../../world/world.ts'
import { betsRepository } from '../bets/index.ts'
import { statementRepository, TX } from '../ledger/index.ts'
import { membersRepository, vipLevel } from '../member/index.ts'
import { type PartRow, type Promotion, promotionsRepository } from './promotions.repository.ts'
import { rewardIdOf } from './reward-id.ts'

/** Why somebody cannot have a promotion. */
export type Unfit = promotions.PromotionDetail['unfit']

/** How a promotion stands for somebody. */
export interface Standing {
  label: promotions.PromotionLabel
  part: PartRow | undefined
  unfit: Unfit
  /** What of a goal is turned over, ten-thousandths; undefined where there is none. */
  played: number | undefined
  /** Until when what can be claimed now can be; null where nothing can be, or for good. */
  expiresAt: number | null
}

/** The first moment a promotion is over; null where it is for good. */
export const overAt = ({ told }: Pick<Promotion, 'told'>): number | null => (told.noExpiry === 1 ? null : told.endDate)

/** Who a member is to the promotions; undefined for visitors and trials. */
export const playerOf = (caller: Pick<Caller, 'memberId' | 'type'> | null): number | undefined =>
  caller && !isTrial(caller.type) ? caller.memberId : undefined

/** How a promotion stands for a member, or for whoever has no account. */
export function standingOf(world: World, promotion: Promotion, memberId: number | undefined): Standing {
  const { rule, told } = promotion
  const over = overAt(promotion)
  const times = { way: rule.way, startDate: told.startDate, over }
  if (memberId === undefined)
    return {
      ...{
        label: promotions.promotionLabel(times, undefined, world.lastCome([told.startDate, over])),
        part: undefined,
        unfit: null,
      },
      ...{ played: undefined, expiresAt: null },
    }
  const part = world.use(promotionsRepository).part(rewardIdOf(promotion, memberId, startOfToday(world)))
  const isOver = over !== null && world.hasCome(over)
  const unfit = part || isOver ? null : unfitOf(world, promotion, memberId)
  const played = part?.label === 'process' ? playedFor(world, promotion, part) : undefined
  const reached = played !== undefined && played >= toUnits(rule.goal)
  const expiresAt = reached ? over && over + rule.claimDays * DAY : (part?.expiresAt ?? null)
  const label = promotions.promotionLabel(
    times,
    part && { label: part.label, expiresAt, reached },
    world.lastCome([told.startDate, over, expiresAt]),
    unfit === 'firstDeposit' || unfit === 'newcomers',
  )
  return { label, part, unfit, played, expiresAt: label === 'claim' && rule.way === 'claim' ? over : expiresAt }
}

/** What settled bets since the part began, and before the promotion is over, are valid for. */
function playedFor(world: World, promotion: Promotion, { memberId, since }: PartRow): number {
  const bets = world.use(betsRepository)
  const before = overAt(promotion) ?? Number.MAX_SAFE_INTEGER
  const last = bets.lastCountedAt(memberId)
  if (last === undefined || world.hasCome(last)) return bets.validBetween(memberId, since, before)
  // The clock was set back since: what was settled later has yet to come.
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
 * What an event makes of a member's part in a promotion.
 * @throws PlatformError with the refusal of the state table, or `promotion.not.eligible`
 */
export function stepTo(
  promotion: Promotion,
  { label, unfit, part }: Standing,
  event: promotions.PromotionEvent,
): promotions.PromotionLabel {
  const step = promotions.promotionStep(promotion.rule.way, label, event)
  // Who is outside of a promotion is told so, rather than that it is over.
  const isAsking = event !== 'issue' && unfit !== null && !part && label !== 'coming soon'
  if (isAsking && (!('refusal' in step) || step.refusal === 'promotion.ended'))
    throw platformError('promotion.not.eligible')
  if ('refusal' in step) throw platformError(step.refusal)
  return step.to
}
