import { PlatformError } from '@understudy/contracts'
import type { HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import { brokenFields } from '@understudy/platform/binding/input.ts'
import { ScenarioRefused } from '@understudy/platform/scenarios/scenario-refused.ts'
import { WorldFileRefused } from '@understudy/platform/storage/schema.ts'
import { MomentRefused } from '@understudy/platform/world/clock.ts'
import { TooManyWorlds, WorldExists } from '@understudy/platform/world/world-request.ts'
import { ScenarioMissing } from '@understudy/seed'
import * as z from 'zod/mini'
import { ControlProblem } from './control-problem.ts'

/** The answer to a thrown value, as problem details; unexpected errors are logged. */
export function problemAnswer(error: unknown, request: HttpRequest): HttpAnswer {
  const { problem } = asProblem(error)
  if (problem.status >= 500 && problem.status !== 503)
    request.log.error({ err: error, req: request }, 'A call of the control API failed')
  return {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify(problem),
  }
}

/** The error codes of a world view whose world was reset or deleted. */
const OVERTAKEN: ReadonlySet<string> = new Set(['world.reset', 'world.unknown'])

function asProblem(error: unknown): ControlProblem {
  if (error instanceof ControlProblem) return error
  if (error instanceof PlatformError && OVERTAKEN.has(error.code))
    return new ControlProblem(409, 'world.changed', 'World changed', 'The world was reset or deleted meanwhile.')
  if (error instanceof MomentRefused)
    return new ControlProblem(422, 'input.invalid', 'The input is not valid', error.message)
  if (error instanceof ScenarioRefused)
    return new ControlProblem(422, 'scenario.refused', 'The scenario does not fit', `${error.path}: ${error.message}`)
  if (error instanceof ScenarioMissing)
    return new ControlProblem(
      409,
      'scenario.missing',
      'The scenario is not here',
      `The world was made of the scenario ${error.scenario}, which this server does not have, so its first moment cannot be made again: put ${error.scenario}.json into the server's folder of scenarios.`,
    )
  if (error instanceof TooManyWorlds) return new ControlProblem(503, 'limit.worlds', 'Too many worlds', error.message)
  if (error instanceof WorldExists) return new ControlProblem(409, 'world.exists', 'The id is taken', error.message)
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
