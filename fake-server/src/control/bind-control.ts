import { PlatformError } from '@understudy/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { BoundEndpoint } from '../binding/call.ts'
import { brokenFields, parseInput } from '../binding/input.ts'
import { MomentRefused } from '../world/clock.ts'
import { WorldFileRefused } from '../world/schema.ts'
import { TooManyWorlds } from '../world/worlds.ts'
import { type ControlAccess, checkGate, checkType } from './gate.ts'
import { ControlProblem, invalidField } from './problem.ts'
import type { SteeredPlatform } from './steered-platform.ts'

/** Serves a control contract: plain JSON in and out, refusals as problem details that name the field. */
export function bindControl(
  app: FastifyInstance,
  platform: SteeredPlatform,
  access: ControlAccess,
  { endpoint, handler, bodyLimit }: BoundEndpoint,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: async (request, reply) => {
      const opened = checkGate(request, access)
      checkType(request)
      if (opened === 'token' && !platform.reach.hasCookie(request)) platform.reach.allow(reply)
    },
    handler: async (request, reply) => {
      const body = endpoint.body && request.body === undefined ? {} : request.body
      const input = parsed(() =>
        parseInput(endpoint, { params: request.params, query: request.query, headers: {}, body }),
      )
      const value = await (handler as (call: unknown) => unknown)({
        ...input,
        ...{ worlds: platform.worlds, platform, request, reply },
      })
      // A stream answers by itself.
      if (reply.sent) return reply
      const checked = z.parse(endpoint.reply, value)
      return reply
        .code(endpoint.status ?? 200)
        .header('cache-control', 'no-store')
        .send(checked)
    },
    errorHandler: refuseAsProblem,
  })
}

/** Answers whatever was thrown as problem details; what the server itself failed at is logged. */
export function refuseAsProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { problem } = asProblem(error)
  if (problem.status >= 500 && problem.status !== 503)
    request.log.error({ err: error, req: request }, 'A call of the control API failed')
  return reply.code(problem.status).header('content-type', 'application/problem+json').send(JSON.stringify(problem))
}

function parsed<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof PlatformError) throw invalidInput(error.detail.fields ?? {})
    throw error
  }
}

function invalidInput(fields: Record<string, string[]>): ControlProblem {
  const list = Object.entries(fields).map(([name, rules]) => ({ name, message: rules.join(', ') }))
  if (list.length === 0) return invalidField('body', 'must be a JSON object')
  const detail = list.map(({ name, message }) => `${name}: ${message}`).join('; ')
  return new ControlProblem(422, 'input.invalid', 'The input is not valid', detail, list)
}

function asProblem(error: unknown): ControlProblem {
  if (error instanceof ControlProblem) return error
  if (error instanceof MomentRefused)
    return new ControlProblem(422, 'input.invalid', 'The input is not valid', error.message)
  if (error instanceof TooManyWorlds) return new ControlProblem(503, 'limit.worlds', 'Too many worlds', error.message)
  if (error instanceof WorldFileRefused) return new ControlProblem(409, 'world.refused', 'World refused', error.message)
  if (error instanceof z.core.$ZodError) {
    const fields = JSON.stringify(brokenFields(error))
    return new ControlProblem(500, 'reply.invalid', 'The reply breaks its contract', fields)
  }
  const status = (error as { statusCode?: number }).statusCode
  if (status !== undefined && status < 500)
    return new ControlProblem(status, 'request.invalid', 'The request cannot be read', (error as Error).message)
  return new ControlProblem(
    500,
    'system.error',
    'The server failed',
    error instanceof Error ? error.message : String(error),
  )
}
