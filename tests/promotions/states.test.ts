import { ERRORS, promotions } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'

const { PROMOTION_EVENTS, PROMOTION_LABELS, PROMOTION_WAYS, promotionAction, promotionLabel, promotionStep } =
  promotions
type Label = promotions.PromotionLabel
type Way = promotions.PromotionWay
const EVENTS = Object.keys(PROMOTION_EVENTS) as promotions.PromotionEvent[]

/** Everything that may happen, written a second time and by way: `label event -> label`. */
const ALLOWED: Record<Way, string[]> = {
  deposit: [
    'coming soon begin -> join',
    'join choose -> joined',
    'joined release -> join',
    'joined pay -> claimed',
    'join issue -> issued',
    'close issue -> issued',
    'issued claim -> claimed',
    'claimed renew -> join',
    'join end -> close',
    'issued end -> close',
  ],
  apply: [
    'coming soon begin -> join',
    'join apply -> applying',
    'applying approve -> issued',
    'applying reject -> rejected',
    'issued claim -> claimed',
    'join issue -> issued',
    'close issue -> issued',
    'applying issue -> issued',
    'rejected issue -> issued',
    'join end -> close',
    'issued end -> close',
  ],
  claim: [
    'coming soon begin -> claim',
    'claim claim -> claimed',
    'issued claim -> claimed',
    'join issue -> issued',
    'close issue -> issued',
    'claim issue -> issued',
    'claimed renew -> claim',
    'join end -> close',
    'issued end -> close',
    'claim end -> close',
  ],
  goal: [
    'coming soon begin -> join',
    'join enter -> process',
    'process reach -> claim',
    'claim claim -> claimed',
    'issued claim -> claimed',
    'join issue -> issued',
    'close issue -> issued',
    'process issue -> issued',
    'claim issue -> issued',
    'join end -> close',
    'issued end -> close',
    'process end -> close',
    'claim end -> close',
  ],
  draw: [
    'coming soon begin -> join',
    'join enter -> joined',
    'issued claim -> claimed',
    'join issue -> issued',
    'close issue -> issued',
    'joined issue -> issued',
    'join end -> close',
    'issued end -> close',
    'joined end -> close',
  ],
  invite: [
    'coming soon begin -> join',
    'issued claim -> claimed',
    'join issue -> issued',
    'close issue -> issued',
    'join end -> close',
    'issued end -> close',
  ],
}

/** What each label refuses whatever it does not allow with. */
const REFUSED: Record<Label, string> = {
  'coming soon': 'promotion.not.started',
  join: 'promotion.state',
  applying: 'promotion.state',
  rejected: 'promotion.state',
  joined: 'promotion.state',
  process: 'promotion.state',
  issued: 'promotion.state',
  claim: 'promotion.state',
  claimed: 'claim.already',
  close: 'promotion.ended',
}

test('the labels are the ten of the platform', { tags: ['MEMBER-010'] }, () => {
  expect([...PROMOTION_LABELS].sort()).toEqual([
    'applying',
    'claim',
    'claimed',
    'close',
    'coming soon',
    'issued',
    'join',
    'joined',
    'process',
    'rejected',
  ])
})

describe.each(PROMOTION_WAYS)('the way %s', { tags: ['MEMBER-011'] }, (way) => {
  test('a promotion refuses every event that its label does not allow, with a code', () => {
    const walked = PROMOTION_LABELS.flatMap((label) =>
      EVENTS.map((event) => {
        const step = promotionStep(way, label, event)
        if ('refusal' in step) {
          expect({ way, label, event, refusal: step.refusal }).toEqual({ way, label, event, refusal: REFUSED[label] })
          expect(ERRORS[step.refusal].status).toBe(409)
          return undefined
        }
        return `${label} ${event} -> ${step.to}`
      }),
    )
    expect(walked.filter((one) => one !== undefined).sort()).toEqual([...ALLOWED[way]].sort())
  })

  test('a promotion goes from coming soon to claimed, and from there to the next day', () => {
    const reached = new Set<Label>(['coming soon'])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const label of [...reached])
        for (const event of EVENTS) {
          const step = promotionStep(way, label, event)
          if ('to' in step) reached.add(step.to)
        }
    }
    expect(reached.has('claimed')).toBe(true)
    expect(EVENTS.filter((event) => 'to' in promotionStep(way, 'claimed', event))).toEqual(
      way === 'deposit' || way === 'claim' ? ['renew'] : [],
    )
  })

  test('a promotion offers an action at the labels that allow one only', () => {
    const eventOf: Partial<Record<promotions.PromotionAction, promotions.PromotionEvent>> = {
      apply: 'apply',
      enter: 'enter',
      claim: 'claim',
      deposit: 'choose',
    }
    for (const label of PROMOTION_LABELS) {
      const action = promotionAction(way, label)
      const event = action && eventOf[action]
      if (event) expect({ label, leadsOn: 'to' in promotionStep(way, label, event) }).toEqual({ label, leadsOn: true })
      const may = (['apply', 'enter', 'claim', 'choose'] as const).some((one) => 'to' in promotionStep(way, label, one))
      if (may || way !== 'invite' || label !== 'join')
        expect({ label, isOffered: action !== null }).toEqual({ label, isOffered: may })
    }
    expect(promotionAction('invite', 'join')).toBe('invite')
  })
})

describe('the label of a moment', { tags: ['MEMBER-011'] }, () => {
  const times = (way: Way) => ({ way, startDate: 1_000, over: 2_000 })
  const part = (label: promotions.KeptLabel, more: Partial<promotions.KeptPart> = {}): promotions.KeptPart => ({
    label,
    expiresAt: null,
    reached: false,
    ...more,
  })

  test.each(PROMOTION_WAYS)('the label of %s without a part follows the dates to the millisecond', (way) => {
    const open = way === 'claim' ? 'claim' : 'join'
    const labels = [999, 1_000, 1_999, 2_000].map((now) => promotionLabel(times(way), undefined, now))
    expect(labels).toEqual(['coming soon', open, open, 'close'])
    expect(promotionLabel({ ...times(way), over: null }, undefined, 9_999)).toBe(open)
    expect(promotionLabel(times(way), undefined, 1_500, true)).toBe('close')
  })

  test('the label follows the goal that was reached and the time left to claim', () => {
    const goal = (more: Partial<promotions.KeptPart>, now: number) =>
      promotionLabel(times('goal'), part('process', more), now)
    expect([goal({}, 1_999), goal({}, 2_000)]).toEqual(['process', 'close'])
    expect([1_500, 2_500, 2_999, 3_000].map((now) => goal({ reached: true, expiresAt: 3_000 }, now))).toEqual([
      'claim',
      'claim',
      'claim',
      'close',
    ])
    const issued = (now: number) => promotionLabel(times('apply'), part('issued', { expiresAt: 3_000 }), now)
    expect([issued(2_999), issued(3_000)]).toEqual(['issued', 'close'])
    const joined = (way: Way, now: number) => promotionLabel(times(way), part('joined'), now)
    expect([joined('draw', 1_999), joined('draw', 2_000), joined('deposit', 2_000)]).toEqual([
      'joined',
      'close',
      'joined',
    ])
    for (const label of ['applying', 'rejected', 'claimed'] as const)
      expect(promotionLabel(times('apply'), part(label), 9_999)).toBe(label)
  })
})
