import { control, PlatformError } from '@understudy/contracts'
import { JSON_TYPE } from '@understudy/platform/binding/answer.ts'
import type { BoundEndpoint } from '@understudy/platform/binding/call.ts'
import type { HttpAnswer, HttpRequest, Route } from '@understudy/platform/binding/http.ts'
import { parseInput, type RawInput } from '@understudy/platform/binding/input.ts'
import * as z from 'zod/mini'
import { type ControlAccess, checkGate, checkType, hasControlToken } from './access/authorize.ts'
import { phoneOf } from './access/phone-hosts.ts'
import { problemAnswer } from './api/answer-problem.ts'
import { ControlProblem, invalidField } from './api/control-problem.ts'
import { OF_A_WORLD, steersItsWorld } from './api/steps.ts'
import { type ToldIssue, told } from './api/told-issues.ts'
import { controlRoutes } from './control.routes.ts'
import type { SteeredPlatform } from './steered-platform.ts'

/** Default limit of a body in bytes: an editor's text in each language fits. */
const BODY_LIMIT = 256 * 1024

/** The routes of the control API, behind its gate: plain JSON in and out. */
export const controlApi = (platform: SteeredPlatform, access: ControlAccess): Route[] =>
  controlRoutes(platform).map((bound) => bindControl(platform, access, bound))

function bindControl(platform: SteeredPlatform, access: ControlAccess, bound: BoundEndpoint): Route {
  const { endpoint, bodyLimit = BODY_LIMIT } = bound
  return {
    method: endpoint.method,
    path: endpoint.path,
    bodyLimit,
    admit(request) {
      try {
        if (followsItsWorld(request, platform, endpoint)) return undefined
        checkGate(request, access)
        checkType(request)
        return undefined
      } catch (error) {
        return problemAnswer(error, request)
      }
    },
    async answer(request) {
      const answer = await answerOf(request, platform, bound).catch((error) => problemAnswer(error, request))
      // Calls of the platform carry no token: the browser of who has it is known by a cookie from now on.
      const isNew = hasControlToken(request, access) && !platform.worldAccess.hasCookie(request)
      return isNew ? { ...answer, cookies: platform.worldAccess.cookies() } : answer
    },
  }
}

/** Whether a phone beside others listens to the world that the console has opened on it; its page holds no token. */
function followsItsWorld(
  request: HttpRequest,
  { phones, worldAccess }: SteeredPlatform,
  { path }: BoundEndpoint['endpoint'],
): boolean {
  if (path !== control.stream.path || phoneOf(request, phones.origins) === undefined) return false
  return worldAccess.hasCookie(request, (request.params as { id: string }).id)
}

async function answerOf(
  request: HttpRequest,
  platform: SteeredPlatform,
  { endpoint, handler, isWhole }: BoundEndpoint,
): Promise<HttpAnswer> {
  const body = endpoint.body && request.body === undefined ? {} : request.body
  const { params, query } = request
  const input = parsed(endpoint, { params, query, headers: {}, body })
  await settleWorldOf(request, platform, endpoint.path)
  const note = steeringOf(request, platform, endpoint)
  const value = await pruning(request, platform, endpoint, () =>
    (handler as (call: unknown) => unknown)({ ...input, worlds: platform.worlds, platform, request }),
  )
  if (isWhole) return value as HttpAnswer
  const checked = z.parse(endpoint.reply, value)
  note?.(checked)
  return {
    status: endpoint.status ?? 200,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
    body: JSON.stringify(checked),
  }
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
async function settleWorldOf(request: HttpRequest, platform: SteeredPlatform, path: string): Promise<void> {
  if (!path.startsWith(OF_A_WORLD) || EXEMPT.includes(path)) return
  const world = platform.worlds.find((request.params as { id: string }).id)
  if (world) await platform.settle(world)
}

/** Keeps the bounded tables bounded that a call writes to, as for a call of the platform. */
async function pruning(
  request: HttpRequest,
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
function steeringOf(request: HttpRequest, { worlds }: SteeredPlatform, endpoint: BoundEndpoint['endpoint']) {
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
