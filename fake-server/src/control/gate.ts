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
  if (access.token !== undefined && hasToken(request, access.token)) return
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
  // A page of another site may reach loopback through the visitor's browser, or by a name it made point here.
  if (!LOCAL_NAMES.test(request.headers.host ?? ''))
    throw new ControlProblem(403, 'control.host', 'Foreign host', 'The control API answers to localhost only.')
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined && !sameHost(origin, request.headers.host ?? ''))
    throw new ControlProblem(403, 'control.origin', 'Foreign origin', 'The control API answers to its own pages only.')
  if (origin === undefined && site === 'cross-site')
    throw new ControlProblem(403, 'control.origin', 'Foreign origin', 'The control API answers to its own pages only.')
}

const sameHost = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host

function hasToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
