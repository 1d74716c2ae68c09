import type { HttpRequest } from '@understudy/platform/binding/http.ts'
import { areEqual } from '@understudy/platform/shared/digests.ts'
import { ControlProblem } from '../api/control-problem.ts'
import { isLocalHost } from './host-name.ts'

export interface ControlAccess {
  /** The server listens on loopback only. */
  loopbackOnly: boolean
  /** A proxy passes on calls from elsewhere, so that loopback says nothing about who calls. */
  behindProxy: boolean
  token: string | undefined
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host'] as const

/** Whether a request comes from a program of this machine: no name of another site, no proxy in between. */
const isLocal = ({ headers }: HttpRequest, { loopbackOnly, behindProxy }: ControlAccess): boolean =>
  loopbackOnly && !behindProxy && isLocalHost(headers.host) && FORWARDED.every((name) => headers[name] === undefined)

/**
 * Authorizes a control call: anyone on loopback, otherwise only with the token. As a defence against CSRF and DNS
 * rebinding, a foreign Origin, Host or Sec-Fetch-Site is refused.
 * @throws ControlProblem 401, 403, 404
 */
export function checkGate(request: HttpRequest, access: ControlAccess): 'token' | 'loopback' {
  if (requireControlAccess(request, access) === 'token') return 'token'
  // A page of another site can reach loopback through the visitor's browser.
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined && !sameHost(origin, request.headers.host ?? ''))
    throw new ControlProblem(403, 'control.origin', 'Foreign origin', 'The control API answers to its own pages only.')
  if (origin === undefined && site === 'cross-site')
    throw new ControlProblem(403, 'control.origin', 'Foreign origin', 'The control API answers to its own pages only.')
  return 'loopback'
}

export const hasControlToken = (request: HttpRequest, { token }: ControlAccess): boolean =>
  token !== undefined && hasToken(request, token)

/** What authorizes a request to the control API; undefined for nothing. */
export function controlAccessOf(request: HttpRequest, access: ControlAccess): 'token' | 'loopback' | undefined {
  if (hasControlToken(request, access)) return 'token'
  // A name of another site may resolve to this machine (DNS rebinding).
  return isLocal(request, access) ? 'loopback' : undefined
}

/**
 * Authorizes a page visit, which may follow a link from anywhere, and returns what authorized it.
 * @throws ControlProblem
 */
export function requireControlAccess(request: HttpRequest, access: ControlAccess): 'token' | 'loopback' {
  const grant = controlAccessOf(request, access)
  if (grant !== undefined) return grant
  if (!access.loopbackOnly)
    throw access.token === undefined
      ? new ControlProblem(
          404,
          'control.off',
          'Not found',
          'The control API is off: the server listens beyond loopback and has no CONTROL_TOKEN.',
        )
      : new ControlProblem(
          401,
          'control.token',
          'A token is needed',
          'Send Authorization: Bearer with the CONTROL_TOKEN of the server.',
        )
  throw new ControlProblem(
    403,
    'control.host',
    'Foreign host',
    'The control API answers to programs of this machine only; behind a proxy it needs the CONTROL_TOKEN.',
  )
}

/** Whether the cookie `steering=off` hides the steering, for tests and screenshots of the app as players see it. */
const STEERING_COOKIE = 'steering'

/** How a visitor of the app may steer: freely, with the token, or (undefined) not at all. */
export function steeringFor(request: HttpRequest, access: ControlAccess): 'open' | 'token' | undefined {
  if (request.cookies[STEERING_COOKIE] === 'off') return undefined
  if (isLocal(request, access)) return 'open'
  return access.token === undefined ? undefined : 'token'
}

/**
 * Requires a JSON content type, which a form of another site cannot send without a CORS preflight.
 * @throws ControlProblem
 */
export function checkType(request: HttpRequest): void {
  const type = request.headers['content-type']
  if (type !== undefined && !/^application\/json(;|$)/i.test(type))
    throw new ControlProblem(
      415,
      'request.type',
      'Not JSON',
      'The control API reads JSON: send Content-Type: application/json.',
    )
}

const sameHost = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host

function hasToken(request: HttpRequest, token: string): boolean {
  const received = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return areEqual(received, expected)
}
