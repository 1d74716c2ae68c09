import { control, PlatformError } from '@understudy/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { BoundEndpoint } from '../binding/call.ts'
import { parseInput, type RawInput } from '../binding/input.ts'
import { phoneOf } from '../binding/phone-hosts.ts'
import { type ControlAccess, checkGate, checkType } from './access/authorize.ts'
import { controlRoutes } from './control.routes.ts'
import { ControlProblem, invalidField } from './control-problem.ts'
import { controlScope } from './control-scope.ts'
import type { SteeredPlatform } from './steered-platform.ts'
import { OF_A_WORLD, steersItsWorld } from './steps.ts'
import { type ToldIssue, told } from './told-issues.ts'

/** Default limit of a body in bytes: an editor's text in each language fits. */
const BODY_LIMIT = 256 * 1024

/** Registers the control API behind its gate. */
export const serveControl = (app: FastifyInstance, platform: SteeredPlatform, access: ControlAccess): Promise<void> =>
  controlScope(
    app,
    (request, reply) => {
      if (followsItsWorld(request, platform)) return
      const opened = checkGate(request, access)
      checkType(request)
      if (opened === 'token' && !platform.worldAccess.hasCookie(request)) platform.worldAccess.allow(reply)
    },
    (scope) => {
      for (const bound of controlRoutes) bindControl(scope, platform, bound)
    },
  )

/** Whether a phone beside others listens to the world that the console has opened on it; its page holds no token. */
function followsItsWorld(request: FastifyRequest, { phones, worldAccess }: SteeredPlatform): boolean {
  if (request.routeOptions.url !== control.stream.path || phoneOf(request, phones.origins) === undefined) return false
  return worldAccess.hasCookie(request, (request.params as { id: string }).id)
}

/** Registers the route of a control contract: plain JSON in and out. */
function bindControl(
  app: FastifyInstance,
  platform: SteeredPlatform,
  { endpoint, handler, bodyLimit = BODY_LIMIT }: BoundEndpoint,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit,
    handler: async (request, reply) => {
      const body = endpoint.body && request.body === undefined ? {} : request.body
      const { params, query } = request
      const input = parsed(endpoint, { params, query, headers: {}, body })
      await settleWorldOf(request, platform, endpoint.path)
      const note = steeringOf(request, platform, endpoint)
      const value = await pruning(request, platform, endpoint, () =>
        (handler as (call: unknown) => unknown)({ ...input, worlds: platform.worlds, platform, request, reply }),
      )
      // A stream has hijacked the reply.
      if (reply.sent) return reply
      const checked = z.parse(endpoint.reply, value)
      note?.(checked)
      return reply
        .code(endpoint.status ?? 200)
        .header('cache-control', 'no-store')
        .send(checked)
    },
  })
}

/**
 * Calls before which nothing is settled: reset and restore replace the world, the clock may be set back over what was due,
 * the list of due events shows it, and the comparison must not open a world that is only on the disk.
 */
const EXEMPT: readonly string[] = [
  control.resetWorld.path,
  control.restoreSnapshot.path,
  control.patchClock.path,
  control.dueEvents.path,
  control.worldDiff.path,
]

/** Lets everything happen that is due before a call reads or changes its world, so that nothing depends on who looked before. */
async function settleWorldOf(request: FastifyRequest, platform: SteeredPlatform, path: string): Promise<void> {
  if (!path.startsWith(OF_A_WORLD) || EXEMPT.includes(path)) return
  const world = platform.worlds.find((request.params as { id: string }).id)
  if (world) await platform.settle(world)
}

/** Keeps the bounded tables bounded that a call writes to, as for a call of the platform. */
async function pruning(
  request: FastifyRequest,
  { worlds, keepBounded }: SteeredPlatform,
  { method, path }: BoundEndpoint['endpoint'],
  work: () => unknown,
): Promise<unknown> {
  const world =
    method === 'GET' || !path.startsWith(OF_A_WORLD) ? undefined : worlds.find((request.params as { id: string }).id)
  const watch = world?.writes.watch()
  try {
    return await work()
  } finally {
    const written = watch?.end()
    if (world?.db.$client.open && written) keepBounded(world, written.tables)
  }
}

/** Prepares to note on the tape what a call steers, for `understudy replay`; undefined for one that steers no world. */
function steeringOf(request: FastifyRequest, { worlds }: SteeredPlatform, endpoint: BoundEndpoint['endpoint']) {
  if (!steersItsWorld(endpoint)) return undefined
  const { id, ...params } = request.params as Record<string, string>
  const world = worlds.find(id ?? '')
  if (!world) return undefined
  const input = { params, query: request.query, body: request.body }
  const step = { at: world.now(), call: endpoint.name, input }
  return (reply: unknown) => {
    const { id: made } = reply as { id?: unknown }
    world.tape.steer({ ...step, ...(typeof made === 'string' && { made }) })
  }
}

function parsed(endpoint: BoundEndpoint['endpoint'], raw: RawInput) {
  try {
    return parseInput(endpoint, raw)
  } catch (error) {
    if (error instanceof PlatformError) {
      const issues = told(endpoint, raw)
      throw invalidInput(issues.length > 0 ? issues : unreadable(error))
    }
    throw error
  }
}

/** What a contract takes, but for characters that are refused in every call. */
const unreadable = ({ detail: { fields = {} } }: PlatformError): ToldIssue[] =>
  Object.keys(fields).map((name) => ({ name, message: 'has an invisible character, which nobody types; leave it out' }))

function invalidInput(fields: ToldIssue[]): ControlProblem {
  if (fields.length === 0) return invalidField('body', 'must be a JSON object')
  const detail = fields.map(({ name, message }) => `${name}: ${message}`).join('; ')
  return new ControlProblem(422, 'input.invalid', 'The input is not valid', detail, fields)
}
