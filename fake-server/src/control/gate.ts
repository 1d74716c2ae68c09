import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ControlProblem } from './problem.ts'

export interface ControlAccess {
  /** The server listens on loopback only. */
  loopbackOnly: boolean
  token: string | undefined
}

const LOCAL_NAMES = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/** Who may steer: anyone on this machine's loopback, elsewhere only who holds the token. */
export function checkGate(request: FastifyRequest, access: ControlAccess): void {
  if (checkReach(request, access) === 'token') return
  // A page of another site may reach loopback through the visitor's browser.
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined && !sameHost(origin, request.headers.host ?? ''))
    throw new ControlProblem(403, 'control.origin', 'Foreign origin', 'The control API answers to its own pages only.')
  if (origin === undefined && site === 'cross-site')
    throw new ControlProblem(403, 'control.origin', 'Foreign origin', 'The control API answers to its own pages only.')
}

/** The part of the gate that holds for a page somebody visits, wherever the link to it stood; says what opened it. */
export function checkReach(request: FastifyRequest, access: ControlAccess): 'token' | 'loopback' {
  if (access.token !== undefined && hasToken(request, access.token)) return 'token'
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
  // Another site may have made a name of its own point here.
  if (!LOCAL_NAMES.test(request.headers.host ?? ''))
    throw new ControlProblem(403, 'control.host', 'Foreign host', 'The control API answers to localhost only.')
  return 'loopback'
}

/** A browser with `steering=off` has the app as players have it: for tests of the app, and for pictures of it. */
const STEERING_COOKIE = 'steering'

/** How a visitor of the app can steer: freely, with the token, or (undefined) not at all. */
export function steeringFor(request: FastifyRequest, access: ControlAccess): 'open' | 'token' | undefined {
  if (request.cookies[STEERING_COOKIE] === 'off') return undefined
  if (access.loopbackOnly && LOCAL_NAMES.test(request.headers.host ?? '')) return 'open'
  return access.token === undefined ? undefined : 'token'
}

/** A form of another site can post texts, but no JSON without asking first: nothing else is read. */
export function checkType(request: FastifyRequest): void {
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

function hasToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
