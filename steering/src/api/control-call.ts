import type { control, Endpoint, EndpointDefinition, ParsedInput, ReplyInput } from '@understudy/contracts'
import type { BoundEndpoint } from '@understudy/platform/binding/call.ts'
import type { HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import type { Platform } from '@understudy/platform/binding/platform.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { WorldExists } from '@understudy/platform/world/world-request.ts'
import type { Worlds } from '@understudy/platform/world/worlds.ts'
import { ControlProblem } from './control-problem.ts'

/** What a handler of the control API gets. */
export type ControlCall<E extends EndpointDefinition = EndpointDefinition> = ParsedInput<E> & {
  worlds: Worlds
  platform: Platform
  request: HttpRequest
}

/** Pairs a handler with its control contract. */
export const handle = <const D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  handler: (call: ControlCall<D>) => ReplyInput<D> | Promise<ReplyInput<D>>,
  options: Pick<BoundEndpoint, 'bodyLimit'> = {},
): BoundEndpoint => ({ endpoint, handler, ...options })

/** Pairs a contract with a handler that streams its answer. */
export const handleStream = <const D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  handler: (call: ControlCall<D>) => HttpAnswer,
): BoundEndpoint => ({ endpoint, handler, isWhole: true })

const WHY_ASIDE: Readonly<Record<control.AsideWorld['why'], string>> = {
  damaged: 'its file is damaged.',
  newer: 'it was written by a newer build, which opens it.',
  other: 'it was written by a build whose tables this one cannot migrate.',
}

/** Finds the world a caller named. @throws ControlProblem */
export function worldNamed(worlds: Worlds, id: string): World {
  const world = worlds.find(id)
  const [aside] = world ? [] : worlds.aside(id)
  if (aside)
    throw new ControlProblem(
      409,
      aside.why === 'damaged' ? 'world.damaged' : 'world.refused',
      'World set aside',
      `World ${id} cannot be opened and was set aside as worlds/${aside.file}: ${WHY_ASIDE[aside.why]} Delete the world to be rid of it.`,
    )
  if (!world) throw new ControlProblem(404, 'world.unknown', 'Unknown world', `There is no world ${id}.`)
  return world
}

/** As `worldNamed`, but only for a world whose database is open, so that looking at one does not open it. @throws ControlProblem */
export function openWorld(worlds: Worlds, id: string): World {
  if (worlds.stampOf(id))
    throw new ControlProblem(409, 'world.closed', 'World closed', `World ${id} rests on the disk; open it first.`)
  return worldNamed(worlds, id)
}

/**
 * Checks that a requested id is free: in memory, on disk, and among the files that were set aside.
 * @throws WorldExists
 */
export function refuseTaken(worlds: Worlds, id: string): void {
  if (worlds.isTaken(id)) throw new WorldExists(`There is a world ${id} already.`)
}

/** Checks after an await that the world was not reset or deleted meanwhile. @throws ControlProblem */
export function refuseOvertaken(world: World): void {
  if (world.overtakenBy !== undefined || !world.db.$client.open)
    throw new ControlProblem(409, 'world.changed', 'World changed', `World ${world.id} was reset or deleted meanwhile.`)
}
