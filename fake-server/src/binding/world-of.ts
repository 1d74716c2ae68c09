// Tenant resolution: by header, token, cookie or room, in this order; a guarded world needs a ticket of its room.
import { platformError } from '@understudy/contracts'
import type { FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'
import type { Platform } from './platform.ts'

/** The world of calls that name none. */
export const DEFAULT_WORLD = 'default'
export const WORLD_HEADER = 'x-world'
export const WORLD_COOKIE = 'world'
/** Cookie of a phone in a room: `CODE.ticket`. */
export const ROOM_COOKIE = 'room'

/** An issued id, which ends in something that nobody can guess; the handler finds out whether it is a real one. */
const ISSUED = /\.[0-9a-f-]{24,36}$/

/** Captures the world's id before the dot of a token or launch id. */
export const worldNamedBy = (token: string) => token.slice(0, Math.max(0, token.indexOf('.')))

type Doors = Pick<Platform, 'worlds' | 'rooms' | 'worldAccess' | 'strictWorlds'>

/**
 * Resolves the world of a call: by header, else token, else cookie, else room, else the default world; an unknown id is
 * an error, never a silent default. A phone in a room reaches only the room's world. Without a ticket a guarded world
 * looks unknown, except to callers who may steer. `standing` is the id a page of the stage was opened with (a launch, a
 * chat or a project of the cloud service): it was issued to somebody in the room and stays valid while the room is open,
 * because the stage may be another site that gets no cookies.
 * @throws PlatformError `world.required`, `world.unknown`
 */
export function worldOf(
  request: FastifyRequest,
  { token, standing }: { token?: string | undefined; standing?: string | undefined },
  { worlds, rooms, worldAccess, strictWorlds }: Doors,
): World {
  const header = request.headers[WORLD_HEADER]
  const room = rooms.of(request.cookies[ROOM_COOKIE])?.room
  const worldToken = token ?? standing
  const named =
    (Array.isArray(header) ? header[0] : header) ||
    (worldToken && worldNamedBy(worldToken)) ||
    request.cookies[WORLD_COOKIE]
  if (!named && !room && strictWorlds) throw platformError('world.required')
  const world = worlds.find(named || room?.world.id || DEFAULT_WORLD)
  if (!world || (room && room.world !== world)) throw platformError('world.unknown')
  if (room || worldAccess.may(request, world.id) || !rooms.isGuarded(world)) return world
  if (token === undefined && standing !== undefined && ISSUED.test(standing) && rooms.hasRoom(world)) return world
  throw platformError('world.unknown')
}
