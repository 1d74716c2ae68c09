import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount, line, MemberTypeField, Merchant, Time, wholeNumber } from '../fields.ts'
import { SessionInfo } from '../session.ts'
import { op, params, WorldId } from './fields.ts'

export const Actor = z.object({
  name: z.string(),
  type: MemberTypeField,
  merchant: Merchant,
  /** Description of the account; empty for accounts opened in the world. */
  story: z.string(),
  status: z.string(),
  /** VIP level as the app shows it; empty below level 1. */
  vip: z.string(),
  /** Balance over all wallets, currency units. */
  balance: Amount,
  /** Symbol of the merchant's currency. */
  currencySymbol: z.string(),
  /** Last use of the current session; null without one. */
  seenAt: z.nullable(Time),
})
export type Actor = z.infer<typeof Actor>

export const actors = endpoint({
  ...op,
  name: 'control.actors',
  method: 'GET',
  path: '/__control/worlds/:id/actors',
  summary: 'Lists the accounts of the world: its cast first, then everybody who registered or plays on trial.',
  params,
  reply: z.array(Actor),
})

export const signIn = endpoint({
  ...op,
  name: 'control.signIn',
  method: 'POST',
  path: '/__control/worlds/:id/sessions',
  summary:
    'Opens a session of an account, or of a new trial player for `trial`, without password and checks; the world’s merchant becomes that of the account.',
  params,
  body: z.strictObject({ as: line(1, 32) }),
  reply: SessionInfo,
  status: 201,
})

export const TIMELINE_KINDS = ['call', 'money', 'message', 'sms', 'email'] as const

/** One entry of an account's timeline. */
export const TimelineEntry = z.object({
  at: Time,
  kind: z.enum(TIMELINE_KINDS),
  /** Endpoint of a call, type of a movement, title of a message, recipient of an SMS or e-mail. */
  title: z.string(),
  /** Status and error code of a call, key of a movement, text of a message, SMS or e-mail. */
  text: z.string(),
  /** Signed amount of a movement, currency units; null for other kinds. */
  amount: z.nullable(Amount),
  /** Balance of the wallet after a movement, currency units; null for other kinds. */
  balance: z.nullable(Amount),
  /** Number of a recorded call; null for other kinds. */
  seq: z.nullable(z.int()),
  /** Number of the bet whose stake a movement is; absent for others. */
  bet: z.optional(z.int()),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const timeline = endpoint({
  ...op,
  name: 'control.timeline',
  method: 'GET',
  path: '/__control/worlds/:id/actors/:name/timeline',
  summary: 'Lists the calls, movements of money and messages of one account in one order, newest first.',
  params: z.strictObject({ id: WorldId, name: line(1, 32) }),
  query: z.strictObject({
    /** Text within an entry, or within the input or reply of a call, such as the number of a deposit. */
    find: z.optional(line(1, 60)),
    limit: z._default(wholeNumber(1, 200), 100),
  }),
  reply: z.array(TimelineEntry),
})
