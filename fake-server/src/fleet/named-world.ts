import type { FastifyRequest } from 'fastify'
import { DEFAULT_WORLD } from '../binding/world-names.ts'
import { ROOM_COOKIE, WORLD_COOKIE, WORLD_HEADER, worldNamedBy } from '../binding/world-of.ts'
import { isPagePath } from '../host/open-states.ts'

const WORLD_ID = /^[a-z0-9][a-z0-9-]{0,39}$/
const CONTROL_WORLD = /^\/__control\/worlds\/([^/]+)/
const CONTROL_ROOM = /^\/__control\/rooms\/([^/]+)/
const DOOR = /^\/r\/([^/]+)/
/** Paths of stage pages, whose id contains the world before the dot. */
const STANDING = /^\/(?:play|check|cloud|pay|desk)\/([^/]+)/
/** Paths of uploaded pictures, which contain their world. */
const UPLOAD = /^\/img\/upload\/([^/]+)/
/** Paths that are the same in every world. */
const NO_WORLD = /^\/(assets|__fleet|sw\.js)(\/|$)|^\/m\/lotto-h5\/assets\//

/** Looks up the world of a room's code, in whichever process it is. */
type WorldOfRoom = (code: string) => string | undefined

/**
 * The worlds that must be in this process before a call is handled, by its URL and headers: its own world, as `worldOf`
 * resolves it, and that of the phone's room, which decides about access.
 */
export function worldsNamedBy(request: FastifyRequest, worldOfRoom: WorldOfRoom): string[] {
  const [path = '', query = ''] = request.url.split('?')
  if (NO_WORLD.test(path)) return []
  const code = CONTROL_ROOM.exec(path)?.[1] ?? DOOR.exec(path)?.[1]
  if (code !== undefined) return known(worldOfRoom(code.toUpperCase()))
  if (path.startsWith('/__control')) return known(CONTROL_WORLD.exec(path)?.[1])
  const upload = UPLOAD.exec(path)?.[1]
  if (upload !== undefined) return known(upload)
  const values = new URLSearchParams(query)
  const room = roomWorld(request, worldOfRoom)
  if (isPagePath(path) && values.has('world')) return known(values.get('world') ?? undefined, room)
  const header = request.headers[WORLD_HEADER]
  const token = request.headers.authorization ?? values.get('token') ?? STANDING.exec(path)?.[1]
  const named =
    (Array.isArray(header) ? header[0] : header) || (token && worldNamedBy(token)) || request.cookies[WORLD_COOKIE]
  return known(named || room || DEFAULT_WORLD, room)
}

/** The worlds named in a call's body: by the control API, or by a token in the payload. */
export function worldsNamedIn({ body }: FastifyRequest): string[] {
  if (typeof body !== 'object' || body === null) return []
  const { world, token, address } = body as Record<string, unknown>
  return known(
    textOf(world),
    worldNamedBy(textOf(token) ?? ''),
    new URLSearchParams(textOf(address)?.split('?')[1]).get('world') ?? undefined,
  )
}

function roomWorld(request: FastifyRequest, worldOfRoom: WorldOfRoom): string | undefined {
  const cookie = request.cookies[ROOM_COOKIE]
  return cookie === undefined ? undefined : worldOfRoom(cookie.slice(0, Math.max(0, cookie.indexOf('.'))))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const known = (...ids: (string | undefined)[]) => [
  ...new Set(ids.filter((id): id is string => id !== undefined && WORLD_ID.test(id))),
]
