import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { control } from '@understudy/contracts'
import { isPlatformPath } from '@understudy/platform/binding/app-pages.ts'
import type { Origins } from '@understudy/platform/binding/platform.ts'
import { WORLD_COOKIE } from '@understudy/platform/binding/world-of.ts'
import { outsideOrigins } from '@understudy/platform/features/vendor-wallet/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { type ControlAccess, controlAccessOf } from '@understudy/steering/access/authorize.ts'
import { ancestorsOn } from '@understudy/steering/access/phone-hosts.ts'
import { ControlProblem } from '@understudy/steering/api/control-problem.ts'
import { factsFor, withFacts } from '@understudy/steering/pages/app-page.ts'
import { worldOfPage } from '@understudy/steering/pages/choose-world.ts'
import type { OpenRoom } from '@understudy/steering/rooms/rooms.ts'
import type { SteeredPlatform } from '@understudy/steering/steered-platform.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AtlasCommand } from './atlas-run.ts'
import { contentPolicy, pageHeaders, serveAssets } from './built-page.ts'
import { takes } from './compression.ts'
import { refuseAsProblem } from './control-scope.ts'
import { isControlPath, otherVerbs, refuseUnknownPath } from './error-handlers.ts'
import { withoutDoubleSlashes } from './hints.ts'
import { readPage } from './page.ts'

export interface WebHost {
  /** Folder of the built web app. */
  root: string
  /** Folder of the built lottery page. */
  lotto: string
  /** Folder of the built console. */
  console: string
  /** Folder that `npm run atlas` writes. */
  atlas: string
  /** Makes the atlas; absent where its sources are not. */
  makeAtlas?: AtlasCommand | undefined
  /** Development server that serves the pages; the host then only answers everything else. */
  pages?: (
    request: FastifyRequest,
    reply: FastifyReply,
    transform: (html: string) => string,
    page?: 'lotto',
  ) => Promise<unknown>
}

/** Serves the built app: assets cached for ever, and the app's shell for every other URL of the origin. */
export async function serveWebApp(
  app: FastifyInstance,
  platform: SteeredPlatform,
  web: WebHost,
  access: ControlAccess,
): Promise<void> {
  if (!web.pages) await serveAssets(app, web.root, { prefix: '/assets/', preCompressed: true })
  const worker = join(web.root, 'sw.js')
  if (!web.pages && existsSync(worker)) {
    const source = readFileSync(worker)
    app.get('/sw.js', (_request, reply) =>
      reply
        .header('content-type', 'text/javascript; charset=utf-8')
        // Revalidated at every load: a stale service worker would keep the whole app stale.
        .header('cache-control', 'no-cache')
        .send(source),
    )
  }
  const page = web.pages ? undefined : readPage(join(web.root, 'index.html'))

  app.setNotFoundHandler(async (request, reply) => {
    if (isPlatformPath(withoutDoubleSlashes(request.url))) return refuseUnknownPath(app, request, reply)
    if (isControlPath(request.url)) return refuseControlPath(app, request, reply, access)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed')
    // Checks the path alone: the query of an app URL may contain a file name.
    const [path = ''] = request.url.split('?')
    if (/^\/(assets|img)\/|\.(js|css|map|woff2|svg|png|ico|json|txt)$/.test(path) && !path.startsWith('/m/'))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    const room = keepInRoom(request, reply, platform)
    const world = worldOfPage(request, platform)
    const facts = factsFor(request, platform, access, { world, room })
    if (web.pages) return web.pages(request, reply, (html) => withFacts(html, facts))
    if (!page) return reply.code(503).type('text/plain').send('The web app is not built: run npm run build.')
    const origins = platform.origins(request)
    const frames = [origins.stage, ...vendorsOf(world, origins)]
    const ancestors = ancestorsOn(request, platform.phones.origins)
    pageHeaders(request, reply, policy(page.scriptHashes, origins.stage, frames, ancestors)).header(
      'vary',
      'accept-encoding',
    )
    if (!takes('br', request.headers['accept-encoding'])) return reply.send(page.html(facts, path))
    return reply.header('content-encoding', 'br').send(page.brotli(facts, path))
  })
}

/** Answers an unknown path or method of the control API, behind its gate. */
function refuseControlPath(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, access: ControlAccess) {
  const allowed = controlAccessOf(request, access) && otherVerbs(app, request)
  if (allowed === undefined)
    return refuseAsProblem(
      new ControlProblem(404, 'path.unknown', 'Not found', 'The control API has no such path.'),
      request,
      reply,
    )
  reply.header('allow', allowed)
  const detail = `The control API answers ${allowed} on this path.`
  return refuseAsProblem(new ControlProblem(405, 'method.unknown', 'Method not allowed', detail), request, reply)
}

/** Sets a phone's world cookie to its room's world, in case it was changed. */
function keepInRoom(request: FastifyRequest, reply: FastifyReply, { rooms }: SteeredPlatform): OpenRoom | undefined {
  const room = rooms.of(request.cookies[control.ROOM_COOKIE])?.room
  if (room && request.cookies[WORLD_COOKIE] !== room.world.id)
    void reply.setCookie(WORLD_COOKIE, room.world.id, { path: '/', sameSite: 'lax' })
  return room
}

/** Origins of vendors whose pages the world's games open in a frame. */
const vendorsOf = (world: World | undefined, origins: Origins): string[] =>
  world ? outsideOrigins(world, origins) : []

const policy = (scripts: string[], stage: string, frames: readonly string[], ancestors: string) =>
  contentPolicy({
    scripts,
    images: 'data: blob: https:',
    frames: ["'self'", ...frames].join(' '),
    connects: `'self' ${stage}`,
    ancestors,
  })
