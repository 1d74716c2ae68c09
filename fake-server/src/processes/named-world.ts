import { control, STAGE_PATH } from '@understudy/contracts'
import { isPagePath } from '@understudy/platform/binding/app-pages.ts'
import { DEFAULT_WORLD, WORLD_COOKIE, WORLD_HEADER, worldNamedBy } from '@understudy/platform/binding/world-of.ts'
import type { Processes } from '@understudy/steering/processes.ts'
import type { FastifyRequest } from 'fastify'

const CONTROL_WORLD = /^\/__control\/worlds\/([^/]+)/
const ROOM_PATH = /^\/(?:__control\/rooms|r)\/([^/]+)/
/** The id in the path of a stage page, which contains the world before the dot. */
const stageIdIn = (path: string) => (STAGE_PATH.test(path) ? path.split('/')[2] : undefined)
/** Paths of uploaded pictures, which contain their world. */
const UPLOAD = /^\/img\/upload\/([^/]+)/
/** Paths that are the same in every process. */
const SAME_EVERYWHERE = /^\/(assets|img|sw\.js|healthz)(\/|$)|^\/m\/lotto-h5\/assets\//
/** Control calls that make a world of the id in their body. */
const NEW_WORLD = /^\/__control\/worlds(\/adopt)?(\?|$)/

/** The process of the world that a call is about, by its URL and headers; none for what is the same in every process. */
export function ownersNamedBy(request: FastifyRequest, processes: Processes): string[] {
  const [path = '', query = ''] = request.url.split('?')
  const code = ROOM_PATH.exec(path)?.[1]
  if (code !== undefined) return [processes.ownerOfRoom(code)]
  const world = worldNamedIn(path, new URLSearchParams(query), request)
  return world === undefined ? [] : [processes.ownerOfWorld(world)]
}

function worldNamedIn(path: string, query: URLSearchParams, request: FastifyRequest): string | undefined {
  const upload = UPLOAD.exec(path)?.[1]
  if (upload !== undefined) return upload
  if (SAME_EVERYWHERE.test(path)) return undefined
  if (path.startsWith('/__control')) {
    const id = CONTROL_WORLD.exec(path)?.[1]
    return id === 'adopt' ? undefined : id
  }
  const inQuery = query.get('world')
  if (isPagePath(path) && inQuery) return inQuery
  const header = request.headers[WORLD_HEADER]
  const token = request.headers.authorization ?? query.get('token') ?? stageIdIn(path)
  return (
    (Array.isArray(header) ? header[0] : header) ||
    (token && worldNamedBy(token)) ||
    request.cookies[WORLD_COOKIE] ||
    // The room's cookie begins with its code, and so with the letter of its process.
    request.cookies[control.ROOM_COOKIE]?.toLowerCase().replace(/^(.).*/, '$1-') ||
    DEFAULT_WORLD
  )
}

/** The processes of the worlds named in a call's body: by the control API, or by a token in the payload. */
export function ownersNamedIn({ body, url, method }: FastifyRequest, processes: Processes): string[] {
  if (typeof body !== 'object' || body === null) return []
  const { world, token, address, id } = body as Record<string, unknown>
  return [
    textOf(world),
    worldNamedBy(textOf(token) ?? ''),
    new URLSearchParams(textOf(address)?.split('?')[1]).get('world') ?? undefined,
    method === 'POST' && NEW_WORLD.test(url) ? textOf(id) : undefined,
  ].flatMap((named) => (named ? processes.ownerOfWorld(named) : []))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
