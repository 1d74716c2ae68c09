// Security headers and validation of the Host header (DNS rebinding) for one origin.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isHost, isLocalHost } from './host-name.ts'

/**
 * What holds for every answer of an origin: a Host that is no name and no address is refused before anything is made of
 * it, types are not guessed, and where somebody came from stays on this origin (`referrers`; pages may be stricter).
 */
export function guardFront(app: FastifyInstance, referrers: 'same-origin' | 'no-referrer'): void {
  // Not async: every request would wait for a promise that has nothing to wait for.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', referrers)
    if (isHost(request.headers.host ?? '') && isHost(request.host)) done()
    else void reply.code(400).type('text/plain').send('The Host header names no host.')
  })
}

/** Keeps a page apart from whoever opened it; browsers complain about it on plain HTTP beyond this machine. */
export const openerPolicy = (request: FastifyRequest): Record<string, string> =>
  request.protocol === 'https' || isLocalHost(request.headers.host)
    ? { 'cross-origin-opener-policy': 'same-origin' }
    : {}
