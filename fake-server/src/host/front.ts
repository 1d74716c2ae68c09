// Security headers and validation of the Host header (DNS rebinding) for one origin.

import { isHost } from '@understudy/steering/access/host-name.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Applies to every reply of an origin: a malformed Host header is refused before it is used, content types are not
 * sniffed, and referrers are sent to this origin only (`referrers`; pages may be stricter).
 */
export function guardFront(app: FastifyInstance, referrers: 'same-origin' | 'no-referrer'): void {
  // Not async: that would cost every request a promise for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', referrers)
    if (isHost(request.headers.host ?? '') && isHost(request.host)) done()
    else void reply.code(400).type('text/plain').send('The Host header names no host.')
  })
}
