import type { Endpoint, EndpointDefinition, ParsedInput, ReplyInput } from '@understudy/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BoundEndpoint } from '../binding/call.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { ControlProblem } from './problem.ts'
import type { SteeredPlatform } from './steered-platform.ts'

/** What a handler of the control API may know of the call it answers. */
export type ControlCall<E extends EndpointDefinition = EndpointDefinition> = ParsedInput<E> & {
  worlds: Worlds
  platform: SteeredPlatform
  request: FastifyRequest
  /** Only for who answers with something else than one JSON value, and then hijacks it. */
  reply: FastifyReply
}

/** Ties a handler to its control contract. */
export const handle = <const D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  handler: (call: ControlCall<D>) => ReplyInput<D> | Promise<ReplyInput<D>>,
  options: Pick<BoundEndpoint, 'bodyLimit'> = {},
): BoundEndpoint => ({ endpoint, handler, ...options })

/** Ties a handler to a contract it answers itself, over the reply it hijacks. */
export const handleStream = <const D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  handler: (call: ControlCall<D>) => void,
): BoundEndpoint => ({ endpoint, handler })

/** The world of an id that a caller named. @throws ControlProblem */
export function worldNamed(worlds: Worlds, id: string): World {
  const world = worlds.find(id)
  const [damaged] = world ? [] : worlds.damagedFiles(id)
  if (damaged !== undefined)
    throw new ControlProblem(
      409,
      'world.damaged',
      'World damaged',
      `The file of world ${id} is damaged and was set aside as worlds/${damaged}; delete the world to be rid of it.`,
    )
  if (!world) throw new ControlProblem(404, 'world.unknown', 'Unknown world', `There is no world ${id}.`)
  return world
}

/** The same, of a world whose database is open: looking at one that rests must not wake it. @throws ControlProblem */
export function openWorld(worlds: Worlds, id: string): World {
  if (worlds.stampOf(id))
    throw new ControlProblem(409, 'world.closed', 'World closed', `World ${id} rests on the disk; open it first.`)
  return worldNamed(worlds, id)
}

/**
 * An id somebody gives to a new world must be free: in memory, on the disk, and among the damaged files.
 * @throws ControlProblem
 */
export function refuseTaken(worlds: Worlds, id: string): void {
  if (worlds.isTaken(id))
    throw new ControlProblem(409, 'world.exists', 'The id is taken', `There is a world ${id} already.`)
}

/** After a pause: a world that was reset or deleted meanwhile is not the one that was asked about. @throws ControlProblem */
export function refuseOvertaken(world: World): void {
  if (world.overtakenBy !== undefined || !world.db.$client.open)
    throw new ControlProblem(409, 'world.changed', 'World changed', `World ${world.id} was reset or deleted meanwhile.`)
}
