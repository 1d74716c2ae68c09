import { problemAnswer } from '@understudy/steering/api/answer-problem.ts'
import { ControlProblem } from '@understudy/steering/api/control-problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendAnswer } from './serve-routes.ts'

/** Admits a request, or throws a ControlProblem. */
export type ControlGate = (request: FastifyRequest) => void

export const refuseAsProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  sendAnswer(reply, problemAnswer(error, request))

/** Routes behind a gate, whose refusals and failures are problem details. */
export async function controlScope(
  app: FastifyInstance,
  gate: ControlGate | undefined,
  serve: (scope: FastifyInstance) => void | Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    if (gate) scope.addHook('onRequest', async (request) => gate(request))
    scope.setErrorHandler(refuseAsProblem)
    readOnlySimpleJson(scope)
    await serve(scope)
  })
}

/** Longest JSON around an uploaded file, characters. Parsing megabytes of brackets and names takes the event loop seconds. */
const MOST_STRUCTURE = 256 * 1024

/** Reads JSON bodies: long ones only if one string, a file, makes up their length. An empty body is none. */
function readOnlySimpleJson(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (body.length > MOST_STRUCTURE && hasTooMuchStructure(body))
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

/**
 * Whether more than the allowed length surrounds the longest string without escapes. It goes from quote to quote, as a
 * pattern over megabytes overflows the stack of the pattern matcher.
 */
function hasTooMuchStructure(body: string): boolean {
  let longest = 0
  let backslash = body.indexOf('\\')
  for (let start = body.indexOf('"'); start >= 0 && start - longest <= MOST_STRUCTURE; ) {
    const end = endOfString(body, start)
    if (backslash >= 0 && backslash < start) backslash = body.indexOf('\\', start)
    if (backslash < 0 || backslash > end) longest = Math.max(longest, end - start)
    start = body.indexOf('"', end + 1)
  }
  return body.length - longest > MOST_STRUCTURE
}

/** Where the string that begins at a quote ends; the end of the body where it is cut off. */
function endOfString(body: string, start: number): number {
  for (let end = body.indexOf('"', start + 1); end >= 0; end = body.indexOf('"', end + 1)) {
    let before = end
    while (body[before - 1] === '\\') before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return body.length
}
