import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseAsProblem } from './answer-problem.ts'
import { ControlProblem } from './control-problem.ts'

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
    readOnlySimpleJson(scope)
    await serve(scope)
  })
}

/** Longest JSON around an uploaded file, characters. Parsing megabytes of brackets and names takes the event loop seconds. */
const MOST_STRUCTURE = 256 * 1024
const FILE = /"[^"\\]{1000,}"/

/** Reads JSON bodies: long ones only if one string, a file, makes up their length. An empty body is none. */
function readOnlySimpleJson(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (body.length > MOST_STRUCTURE && body.replace(FILE, '').length > MOST_STRUCTURE)
      return done(
        new ControlProblem(
          422,
          'input.invalid',
          'The input is not valid',
          'A long body holds one file, and nothing else of length.',
        ),
      )
    void parseJson(request, body, done)
  })
}
