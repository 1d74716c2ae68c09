import { platformError } from '@understudy/contracts'
import type { FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'
import type { Platform } from './platform.ts'

export const WORLD_HEADER = 'x-world'
export const WORLD_COOKIE = 'world'
/** Of a phone in a room: `CODE.ticket`. */
export const ROOM_COOKIE = 'room'
export const DEFAULT_WORLD = 'default'

/** A token or launch id names its world before the dot. */
export const worldNamedBy = (token: string) => token.slice(0, Math.max(0, token.indexOf('.')))

type Places = Pick<Platform, 'worlds' | 'rooms' | 'strictWorlds'>

/**
 * Header, else token, else cookie, else the room, else the default world; an unknown id is an error, never a silent
 * default. A phone in a room reaches the room's world and no other one.
 */
export function worldOf(
  request: FastifyRequest,
  token: string | undefined,
  { worlds, rooms, strictWorlds }: Places,
): World {
  const header = request.headers[WORLD_HEADER]
  const room = rooms.of(request.cookies[ROOM_COOKIE])?.room
  const named =
    (Array.isArray(header) ? header[0] : header) || (token && worldNamedBy(token)) || request.cookies[WORLD_COOKIE]
  if (!named && !room && strictWorlds) throw platformError('world.required')
  const world = worlds.find(named || room?.world.id || DEFAULT_WORLD)
  if (!world || (room && room.world !== world)) throw platformError('world.unknown')
  return world
}
