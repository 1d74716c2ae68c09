import { PROCESS_HEADER, type Processes } from '@understudy/steering/processes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownersNamedBy, ownersNamedIn } from './named-world.ts'

/**
 * Sends each call to the process that has its world. The proxy routes by what it can read; a call that reached another
 * process all the same (its world is named in the body) is redirected within the proxy, before anything was done.
 */
export function routeByProcess(app: FastifyInstance, processes: Processes): void {
  const redirect = (request: FastifyRequest, reply: FastifyReply, owners: readonly string[]) => {
    const elsewhere = owners.find((owner) => owner !== processes.name)
    if (elsewhere === undefined || request.headers[PROCESS_HEADER] !== undefined) return
    // A named location of the proxy; a client without one learns by the status that it asked the wrong process.
    return reply
      .code(421)
      .header('x-accel-redirect', `@${elsewhere}`)
      .type('text/plain')
      .send('Another process has it.')
  }
  app.addHook('onRequest', async (request, reply) => redirect(request, reply, ownersNamedBy(request, processes)))
  app.addHook('preHandler', async (request, reply) => redirect(request, reply, ownersNamedIn(request, processes)))
}
