// Tenant resolution: by header, token, cookie or room, in this order; a guarded world needs a ticket of its room.
import { platformError } from '@understudy/contracts'
import type { FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'
import type { Platform } from './platform.ts'
import { DEFAULT_WORLD } from './world-names.ts'

export const WORLD_HEADER = 'x-world'
export const WORLD_COOKIE = 'world'
/** Of a phone in a room: `CODE.ticket`. */
export const ROOM_COOKIE = 'room'

/** A token or launch id names its world before the dot. */
export const worldNamedBy = (token: string) => token.slice(0, Math.max(0, token.indexOf('.')))

type Doors = Pick<Platform, 'worlds' | 'rooms' | 'reach' | 'strictWorlds'>

/**
 * Header, else token, else cookie, else the room, else the default world; an unknown id is an error, never a silent
 * default. A phone in a room reaches the room's world and no other one; who is not in the room of a guarded world
 * meets it as an unknown one, unless they may steer. `standing` is what a page of the stage stands on: an id that was
 * given to somebody inside, and good while the room is open, as the stage may be another site that gets no cookies.
 * @throws PlatformError `world.required`, `world.unknown`
 */
export function worldOf(
  request: FastifyRequest,
  { token, standing }: { token?: string | undefined; standing?: string | undefined },
  { worlds, rooms, reach, strictWorlds }: Doors,
): World {
  const header = request.headers[WORLD_HEADER]
  const room = rooms.of(request.cookies[ROOM_COOKIE])?.room
  const given = token ?? standing
  const named =
    (Array.isArray(header) ? header[0] : header) || (given && worldNamedBy(given)) || request.cookies[WORLD_COOKIE]
  if (!named && !room && strictWorlds) throw platformError('world.required')
  const world = worlds.find(named || room?.world.id || DEFAULT_WORLD)
  if (!world || (room && room.world !== world)) throw platformError('world.unknown')
  if (room || reach.may(request, world.id) || !rooms.isGuarded(world)) return world
  if (token === undefined && standing !== undefined && rooms.hasRoom(world)) return world
  throw platformError('world.unknown')
}
