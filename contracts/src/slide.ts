import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, SlideResult, StageId } from './fields.ts'

/** Actions that a check can permit; the result is bound to one and to the visitor's address. */
export const SLIDE_ACTIONS = ['login', 'sms', 'register', 'reset'] as const
export type SlideAction = (typeof SLIDE_ACTIONS)[number]

/** Numbers of the check (ours): life of a result in milliseconds, wrong answers before another puzzle is needed. */
export const SLIDE = { life: 120_000, tries: 5, tolerance: 3, from: 25, to: 95 } as const

export { SlideResult } from './fields.ts'

export const openSlide = endpoint({
  name: 'slide.open',
  method: 'GET',
  path: '/wps/captcha/geetest',
  access: 'guest',
  summary: 'Returns whether the slide check is required, and a new puzzle with the address of its page.',
  query: z.strictObject({ action: z._default(z.enum(SLIDE_ACTIONS), 'login') }),
  reply: z.union([
    z.object({ enabled: z.literal(false), version: z.literal(4) }),
    z.object({ enabled: z.literal(true), version: z.literal(4), captchaId: StageId, page: Address }),
  ]),
  origin: 'specified',
  requirements: ['LOGIN-019', 'VALID-011', 'VALID-012'],
})

const params = z.strictObject({ challengeId: StageId })
const Offset = z.int().check(z.gte(0), z.lte(100))

export const slidePuzzle = endpoint({
  name: 'slide.puzzle',
  method: 'GET',
  path: '/check/:challengeId/puzzle',
  access: 'guest',
  summary: 'Returns what the provider’s page draws: the position of the gap, in percent of the track.',
  params,
  reply: z.object({
    gap: Offset,
    /** Number that selects the picture. */
    scene: z.int(),
    language: z.string(),
    dir: z.enum(['rtl', 'ltr']),
    appOrigin: z.string(),
  }),
  errors: ['slide.check.required'],
  origin: 'assumed',
})

export const solveSlide = endpoint({
  name: 'slide.solve',
  method: 'POST',
  path: '/check/:challengeId/solve',
  access: 'guest',
  summary:
    'Checks the position of the piece against the gap; a wrong one moves the gap, and the fifth ends the puzzle.',
  params,
  body: z.strictObject({ offset: Offset }),
  reply: SlideResult,
  errors: ['slide.check.failed', 'slide.check.required'],
  origin: 'assumed',
})

/** Message of the provider's page to the framing app. */
export const SlideMessage = z.union([
  z.object({ type: z.literal('slide-passed'), result: SlideResult }),
  z.object({ type: z.enum(['slide-closed', 'slide-expired']) }),
])
