// Tenant resolution: by header, token or cookie, in this order.
import { platformError } from '@understudy/contracts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import type { HttpRequest } from './http.ts'
import type { WorldIds } from './ports.ts'

/** The world of calls that name none. */
export const DEFAULT_WORLD = 'default'
export const WORLD_HEADER = 'x-world'
export const WORLD_COOKIE = 'world'

/** Captures the world's id before the dot of a token or launch id. */
export const worldNamedBy = (token: string) => token.slice(0, Math.max(0, token.indexOf('.')))

/**
 * Resolves the world of a call: by header, else token, else cookie, else `home`; an unknown id is an error, never a
 * silent default.
 * @throws PlatformError `world.required` for a call that names none where there is no `home`, `world.unknown`
 */
export function worldOf(
  request: HttpRequest,
  { token, standing }: WorldIds,
  { worlds, home }: { worlds: Worlds; home: string | undefined },
): World {
  const header = request.headers[WORLD_HEADER]
  const worldToken = token ?? standing
  const named =
    (Array.isArray(header) ? header[0] : header) ||
    (worldToken && worldNamedBy(worldToken)) ||
    request.cookies[WORLD_COOKIE] ||
    home
  if (!named) throw platformError('world.required')
  const world = worlds.find(named)
  if (!world) throw platformError('world.unknown')
  return world
}
