import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseAsProblem } from './refuse.ts'

/** Admits a request, or throws a ControlProblem. */
export type ControlGate = (request: FastifyRequest, reply: FastifyReply) => void

/** Routes behind a gate, whose refusals and failures are problem details. */
export async function controlScope(
  app: FastifyInstance,
  gate: ControlGate,
  serve: (scope: FastifyInstance) => void | Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => gate(request, reply))
    scope.setErrorHandler(refuseAsProblem)
    await serve(scope)
  })
}
