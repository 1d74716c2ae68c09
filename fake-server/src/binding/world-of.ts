import { platformError } from '@understudy/contracts'
import type { FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'

export const WORLD_HEADER = 'x-world'
export const WORLD_COOKIE = 'world'
export const DEFAULT_WORLD = 'default'

/** A token or launch id names its world before the dot. */
export const worldNamedBy = (token: string) => token.slice(0, Math.max(0, token.indexOf('.')))

/** Header, else token, else cookie, else the default world; an unknown id is an error, never a silent default. */
export function worldOf(request: FastifyRequest, token: string | undefined, worlds: Worlds, strict: boolean): World {
  const header = request.headers[WORLD_HEADER]
  const named =
    (Array.isArray(header) ? header[0] : header) || (token && worldNamedBy(token)) || request.cookies[WORLD_COOKIE]
  if (!named && strict) throw platformError('world.required')
  const world = worlds.find(named || DEFAULT_WORLD)
  if (!world) throw platformError('world.unknown')
  return world
}
