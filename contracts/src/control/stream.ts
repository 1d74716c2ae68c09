import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Merchant, Time } from '../fields.ts'
import { op, params } from './fields.ts'
import { TapeEntry } from './inspect.ts'

/** An event of a world. */
export const WorldEvent = z.union([
  /** A call of the platform was answered. */
  z.object({ type: z.literal('call'), call: TapeEntry }),
  /** The world was steered; screens may be out of date. */
  z.object({
    type: z.literal('steered'),
    by: z.enum([
      'clock',
      'settings',
      'faults',
      'reset',
      'restore',
      'session',
      'luck',
      'result',
      'queue',
      'back-office',
      'rows',
    ]),
    now: Time,
    clock: z.enum(['running', 'frozen']),
    /** Merchant of the world; pages of another one must reload. */
    merchant: Merchant,
  }),
  /** A call wrote to the world; other screens may be out of date. */
  z.object({
    type: z.literal('wrote'),
    actor: z.nullable(z.string()),
    endpoint: z.string(),
    /** Header `x-client` of the calling page; null without one. */
    client: z.nullable(z.string()),
  }),
  /** People joined or left the room of the world. */
  z.object({
    type: z.literal('presence'),
    /** Number of people in the room. */
    people: z.int(),
  }),
  /** The world was closed. */
  z.object({ type: z.literal('closed') }),
])
export type WorldEvent = z.infer<typeof WorldEvent>

export const stream = endpoint({
  ...op,
  name: 'control.stream',
  method: 'GET',
  path: '/__control/worlds/:id/stream',
  summary:
    'Streams the events of one world as server-sent events; each `data` line is a WorldEvent, and a comment every 15 s keeps the connection open.',
  params,
  reply: WorldEvent,
  events: true,
})
