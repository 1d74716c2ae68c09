// Authentication by session token, and authorization by the role that the contract requires.
import { type EndpointDefinition, isRealAccount, mayReach, platformError } from '@understudy/contracts'
import type { Exchange } from './exchange.ts'
import type { HttpRequest } from './http.ts'
import type { Caller } from './ports.ts'

/** Format of a token: the world it belongs to, a dot, a random UUID. */
const OWN_TOKEN = /^[a-z0-9-]{1,40}\.[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Returns the credential: header Authorization, else `token` in query or body (spec §7 lists it as payload of some calls). */
export function tokenOf(request: HttpRequest): string | undefined {
  const { authorization } = request.headers
  if (authorization) return authorization
  return payloadToken(request.query) ?? payloadToken(request.body)
}

const payloadToken = (part: unknown): string | undefined =>
  typeof part === 'object' && part !== null && 'token' in part && typeof part.token === 'string' && part.token !== ''
    ? part.token
    : undefined

/** Authenticates the caller. Throws for a token without a live session at the merchant, or a missing token where the contract requires one. */
export function callerOf({ service, boundWorld, token, merchant }: Exchange): Caller | null {
  const { endpoint, platform } = service
  if (token === undefined) {
    if (endpoint.access === 'guest') return null
    throw platformError('CUSTOMER_NOT_LOGIN')
  }
  if (!OWN_TOKEN.test(token)) throw platformError('user.or.token.invalid')
  const caller = platform.identify(boundWorld, token)
  if (!caller || caller.merchant !== merchant) throw platformError('login.not.session')
  return caller
}

/** Throws when this kind of session may not make the call. */
export function checkAccess(caller: Caller | null, endpoint: EndpointDefinition): void {
  if (!caller) return
  const { access } = endpoint
  if (access === 'operator' || mayReach(access, caller.type)) return
  throw platformError(
    isRealAccount(caller.type) ? 'permission.denied' : (endpoint.trialRefusal ?? 'real.account.required'),
  )
}
