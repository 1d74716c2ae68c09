// Answers addresses that the router cannot read: before any hook has run, and so outside of everything else.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPlatformPath, refuseUnreadablePath } from '../binding/error-handlers.ts'
import { ControlProblem } from '../control/problem.ts'
import { refuseAsProblem } from '../control/refuse.ts'

const HOME = '/m/home'

/**
 * An address whose escapes are no text, or with a parameter of more than a hundred characters: refused in the form of
 * what it was to reach. Unknown pages end on home (spec §2).
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
