import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { line, Time } from '../fields.ts'
import { op, params } from './fields.ts'

const PlaysOff = z.object({ off: z.array(z.int()) })

/** Outcomes of a draw: random, result withheld, voided, or a given number. */
export const DRAW_ORDERS = ['drawn', 'held', 'voided', 'number'] as const

/** A predetermined outcome of a pending or withheld draw. */
export const DrawOrder = z.object({
  gameCode: z.string(),
  numero: z.string(),
  drawTime: Time,
  kind: z.enum(['held', 'voided', 'number']),
  /** Winning number for kind `number`: tiers joined by `|`, numbers by `,`; otherwise null. */
  winningNumber: z.nullable(z.string()),
})
export type DrawOrder = z.infer<typeof DrawOrder>

export const draws = endpoint({
  ...op,
  name: 'control.draws',
  method: 'GET',
  path: '/__control/worlds/:id/draws',
  summary: 'Lists the results that are set for lottery draws, by game and issue.',
  params,
  reply: z.array(DrawOrder),
})

export const putDraw = endpoint({
  ...op,
  name: 'control.putDraw',
  method: 'PUT',
  path: '/__control/worlds/:id/draws',
  summary:
    'Sets the result of a lottery draw before it is drawn or while it is held back; `drawn` removes the setting or releases a held result.',
  params,
  body: z.strictObject({
    gameCode: line(1, 40),
    /** Issue of the draw; default: the next one. */
    numero: z.optional(z.string().check(z.regex(/^\d{8}(\d{3,4})?$/))),
    kind: z.enum(DRAW_ORDERS),
    winningNumber: z.optional(z.string().check(z.maxLength(400))),
  }),
  reply: z.array(DrawOrder),
})

export const plays = endpoint({
  ...op,
  name: 'control.plays',
  method: 'GET',
  path: '/__control/worlds/:id/plays',
  summary: 'Lists the ids of the lottery plays that are disabled.',
  params,
  reply: PlaysOff,
})

export const putPlays = endpoint({
  ...op,
  name: 'control.putPlays',
  method: 'PUT',
  path: '/__control/worlds/:id/plays',
  summary: 'Disables the given plays of the lottery and enables all others; menus show it, and nobody can bet on them.',
  params,
  body: z.strictObject({ off: z.array(z.int().check(z.gte(1))).check(z.maxLength(200)) }),
  reply: PlaysOff,
})
