import type { FastifyRequest } from 'fastify'
import { DEFAULT_WORLD } from '../binding/world-names.ts'
import { ROOM_COOKIE, WORLD_COOKIE, WORLD_HEADER, worldNamedBy } from '../binding/world-of.ts'
import { isPagePath } from '../host/open-states.ts'

const WORLD_ID = /^[a-z0-9][a-z0-9-]{0,39}$/
const CONTROL_WORLD = /^\/__control\/worlds\/([^/]+)/
const CONTROL_ROOM = /^\/__control\/rooms\/([^/]+)/
const DOOR = /^\/r\/([^/]+)/
/** A page of the stage stands on an id that names its world before the dot. */
const STANDING = /^\/(?:play|check|cloud|pay|desk)\/([^/]+)/
/** A picture that was uploaded lies under its world. */
const UPLOAD = /^\/img\/upload\/([^/]+)/
/** What is the same in every world. */
const NO_WORLD = /^\/(assets|__fleet|sw\.js)(\/|$)|^\/m\/lotto-h5\/assets\//

/** Which world the room of a code is over, whichever process has it. */
type WorldOfRoom = (code: string) => string | undefined

/**
 * The worlds that have to be here before a call is answered, by its address and headers: the one it is for, as
 * `worldOf` finds it, and the one of the phone's room, which decides whether the phone may.
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

/** The worlds that a call names in its body: of the control API, or by a token that comes as payload. */
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
