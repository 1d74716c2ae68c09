import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MemberTypeField, Merchant, Time, Token } from './fields.ts'

/** Session data that the client stores under MC_SESSION_INFO (spec §3). */
export const SessionInfo = z.object({
  token: Token,
  merchantCode: Merchant,
  userName: z.string().check(z.minLength(1)),
  type: MemberTypeField,
  firstTimeLogin: z.boolean(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

/** The session that a login opens. */
export const OpenedSession = z.object({
  token: Token,
  id: z.int(),
  userName: z.string(),
  type: MemberTypeField,
  firstTimeLogin: z.boolean(),
})

export const publicKey = endpoint({
  name: 'session.key',
  method: 'GET',
  path: '/wps/session/key/rsa',
  access: 'guest',
  summary: 'Returns the public key that wraps the key of an encrypted body.',
  reply: z.object({ kid: z.string(), spki: z.string() }),
  duringOutage: true,
  origin: 'observed',
  requirements: ['API-066'],
})

export const touch = endpoint({
  name: 'session.touch',
  method: 'GET',
  path: '/wps/session/touch',
  access: 'member',
  summary: 'Renews the session; home calls it on load, and an open app every three minutes.',
  reply: z.object({ expiresAt: Time }),
  origin: 'observed',
  requirements: ['API-063', 'HOME-038'],
})
