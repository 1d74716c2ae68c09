import * as z from 'zod/mini'
import { op, params } from './control-fields.ts'
import { endpoint } from './endpoint.ts'
import { Amount, line, MemberTypeField, Merchant, Time } from './fields.ts'
import { SessionInfo } from './session.ts'

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
