import type { ErrorCode } from './errors.ts'

/** States of a promotion for a member (spec §3), in usual order. */
export const PROMOTION_LABELS = [
  'coming soon',
  'join',
  'applying',
  'rejected',
  'joined',
  'process',
  'issued',
  'claim',
  'claimed',
  'close',
] as const
export type PromotionLabel = (typeof PROMOTION_LABELS)[number]

/**
 * Ways to get a promotion: chosen with a deposit; applied for and reviewed; taken at once; joined, for a goal or a
 * draw; or earned by referred friends.
 */
export const PROMOTION_WAYS = ['deposit', 'apply', 'claim', 'goal', 'draw', 'invite'] as const
export type PromotionWay = (typeof PROMOTION_WAYS)[number]

/** Source of each event. */
export const PROMOTION_EVENTS = {
  begin: 'time',
  apply: 'member',
  enter: 'member',
  /** Chosen with a new deposit. */
  choose: 'member',
  claim: 'member',
  approve: 'house',
  reject: 'house',
  /** A reward issued without a claim. */
  issue: 'house',
  /** The deposit ended without payment. */
  release: 'deposit',
  /** The deposit was credited. */
  pay: 'deposit',
  reach: 'play',
  /** The next day of a daily promotion. */
  renew: 'time',
  end: 'time',
} as const
export type PromotionEvent = keyof typeof PROMOTION_EVENTS

interface Transition {
  event: PromotionEvent
  from: readonly PromotionLabel[]
  to: PromotionLabel
  ways: readonly PromotionWay[]
}

/** All transitions of a promotion; any other is refused. */
export const PROMOTION_TRANSITIONS: readonly Transition[] = [
  { event: 'begin', from: ['coming soon'], to: 'join', ways: ['deposit', 'apply', 'goal', 'draw', 'invite'] },
  { event: 'begin', from: ['coming soon'], to: 'claim', ways: ['claim'] },
  { event: 'apply', from: ['join'], to: 'applying', ways: ['apply'] },
  { event: 'enter', from: ['join'], to: 'process', ways: ['goal'] },
  { event: 'enter', from: ['join'], to: 'joined', ways: ['draw'] },
  { event: 'choose', from: ['join'], to: 'joined', ways: ['deposit'] },
  { event: 'release', from: ['joined'], to: 'join', ways: ['deposit'] },
  { event: 'pay', from: ['joined'], to: 'claimed', ways: ['deposit'] },
  { event: 'approve', from: ['applying'], to: 'issued', ways: ['apply'] },
  { event: 'reject', from: ['applying'], to: 'rejected', ways: ['apply'] },
  { event: 'reach', from: ['process'], to: 'claim', ways: ['goal'] },
  { event: 'claim', from: ['claim'], to: 'claimed', ways: ['claim', 'goal'] },
  { event: 'claim', from: ['issued'], to: 'claimed', ways: PROMOTION_WAYS },
  { event: 'issue', from: ['join', 'close'], to: 'issued', ways: PROMOTION_WAYS },
  { event: 'issue', from: ['applying', 'rejected'], to: 'issued', ways: ['apply'] },
  { event: 'issue', from: ['process', 'claim'], to: 'issued', ways: ['goal'] },
  { event: 'issue', from: ['joined'], to: 'issued', ways: ['draw'] },
  { event: 'issue', from: ['claim'], to: 'issued', ways: ['claim'] },
  { event: 'renew', from: ['claimed'], to: 'join', ways: ['deposit'] },
  { event: 'renew', from: ['claimed'], to: 'claim', ways: ['claim'] },
  { event: 'end', from: ['join', 'issued'], to: 'close', ways: PROMOTION_WAYS },
  { event: 'end', from: ['process', 'claim'], to: 'close', ways: ['goal'] },
  { event: 'end', from: ['joined'], to: 'close', ways: ['draw'] },
  { event: 'end', from: ['claim'], to: 'close', ways: ['claim'] },
]

export type PromotionStep = { to: PromotionLabel } | { refusal: ErrorCode }

const REFUSALS: Partial<Record<PromotionLabel, ErrorCode>> = {
  'coming soon': 'promotion.not.started',
  claimed: 'claim.already',
  close: 'promotion.ended',
}

/** The state after an event, or the error code of its refusal. */
export function promotionStep(way: PromotionWay, label: PromotionLabel, event: PromotionEvent): PromotionStep {
  const transition = PROMOTION_TRANSITIONS.find(
    (step) => step.event === event && step.ways.includes(way) && step.from.includes(label),
  )
  return transition ? { to: transition.to } : { refusal: REFUSALS[label] ?? 'promotion.state' }
}

/** Stored states of a participation; the others follow from time and play. */
export const KEPT_LABELS = ['applying', 'rejected', 'joined', 'process', 'issued', 'claimed'] as const
export type KeptLabel = (typeof KEPT_LABELS)[number]

export interface PromotionTimes {
  way: PromotionWay
  startDate: number
  /** End, exclusive; null if unlimited. */
  over: number | null
}

export interface KeptPart {
  label: KeptLabel
  /** Expiry of the reward; null without one. */
  expiresAt: number | null
  /** Whether the goal was reached before the end. */
  reached: boolean
}

/** The label at an instant, for a participant or not; `outside`: excluded from the promotion. */
export function promotionLabel(
  { way, startDate, over }: PromotionTimes,
  part: KeptPart | undefined,
  now: number,
  outside = false,
): PromotionLabel {
  const isOver = over !== null && now >= over
  if (!part) {
    if (isOver || outside) return 'close'
    if (now < startDate) return 'coming soon'
    return way === 'claim' ? 'claim' : 'join'
  }
  const isExpired = part.expiresAt !== null && now >= part.expiresAt
  if (part.label === 'issued') return isExpired ? 'close' : 'issued'
  if (part.label === 'process') {
    if (part.reached) return isExpired ? 'close' : 'claim'
    return isOver ? 'close' : 'process'
  }
  if (part.label === 'joined' && way === 'draw' && isOver) return 'close'
  return part.label
}

/** Action offered in a state. */
export type PromotionAction = 'apply' | 'enter' | 'deposit' | 'invite' | 'claim'

const ASKS = { claim: 'claim', apply: 'apply', enter: 'enter', choose: 'deposit' } as const

/** The action offered in a state; null for none. */
export function promotionAction(way: PromotionWay, label: PromotionLabel): PromotionAction | null {
  if (way === 'invite' && label === 'join') return 'invite'
  for (const [event, action] of Object.entries(ASKS))
    if ('to' in promotionStep(way, label, event as keyof typeof ASKS)) return action
  return null
}
