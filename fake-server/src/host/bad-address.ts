// Answers URLs that the router cannot parse, which happens before any hook runs.

import { isPlatformPath } from '@understudy/platform/binding/app-pages.ts'
import { ControlProblem } from '@understudy/steering/api/control-problem.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseAsProblem } from './control-scope.ts'
import { refuseUnreadablePath } from './error-handlers.ts'

const HOME = '/m/home'

/**
 * Refuses a URL with invalid escapes or a parameter of more than a hundred characters, in the format of the surface it
 * addresses. Unknown pages end on home (spec §2).
 */
export function refuseBadAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin')
  if (isPlatformPath(request.url)) return refuseUnreadablePath(request, reply)
  if (request.url.startsWith('/__control'))
    return refuseAsProblem(
      new ControlProblem(400, 'request.invalid', 'The request cannot be read', 'The address is not a valid one.'),
      request,
      reply,
    )
  if (request.url.startsWith('/m/')) return reply.redirect(HOME)
  return reply.code(400).header('cache-control', 'no-store').type('text/plain').send('The address is not a valid one.')
}
