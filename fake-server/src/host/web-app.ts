import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { CLIENT_CONFIG } from '@understudy/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPlatformPath, refuseUnknownPath } from '../binding/error-handlers.ts'
import { openerPolicy } from '../binding/front.ts'
import { DEFAULT_WORLD } from '../binding/world-names.ts'
import { ROOM_COOKIE, WORLD_COOKIE } from '../binding/world-of.ts'
import { type ControlAccess, steeringFor } from '../control/gate.ts'
import type { OpenRoom } from '../control/rooms.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import { announcementsRepository } from '../features/announcements/index.ts'
import { outsideOrigins } from '../features/vendor-wallet/index.ts'
import { type PageFacts, readPage, withFacts } from './page.ts'

export interface WebHost {
  /** Folder of the built web app. */
  root: string
  /** Folder of the built lottery page. */
  lotto: string
  /** Folder of the built console. */
  console: string
  /** Serves pages itself (development); the host then only answers the rest. */
  pages?: (
    request: FastifyRequest,
    reply: FastifyReply,
    dress: (html: string) => string,
    page?: 'lotto',
  ) => Promise<unknown>
}

/** The built app: assets for ever, every other address below the origin is the app's shell. */
export async function serveWebApp(
  app: FastifyInstance,
  platform: SteeredPlatform,
  web: WebHost,
  access: ControlAccess,
): Promise<void> {
  const assets = join(web.root, 'assets')
  if (!web.pages && existsSync(assets))
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
  const worker = join(web.root, 'sw.js')
  if (!web.pages && existsSync(worker)) {
    const source = readFileSync(worker)
    app.get('/sw.js', (_request, reply) =>
      reply
        .header('content-type', 'text/javascript; charset=utf-8')
        // Asked for at every look: a worker that stayed behind would keep the whole app behind.
        .header('cache-control', 'no-cache')
        .send(source),
    )
  }
  const page = web.pages ? undefined : readPage(join(web.root, 'index.html'))

  app.setNotFoundHandler(async (request, reply) => {
    if (isPlatformPath(request.url)) return refuseUnknownPath(app, request, reply)
    if (request.url.startsWith('/__control'))
      return reply.code(404).type('application/problem+json').send({
        type: 'urn:understudy:path.unknown',
        title: 'Not found',
        status: 404,
        detail: 'The control API has no such path.',
      })
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).send('Method not allowed')
    if (
      /^\/(assets|img)\/|\.(js|css|map|woff2|svg|png|ico|json|txt)($|\?)/.test(request.url) &&
      !request.url.startsWith('/m/')
    )
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    const room = keepInRoom(request, reply, platform)
    const facts = { ...factsOf(request, platform, room), room: room?.code, steering: steeringFor(request, access) }
    if (web.pages) return web.pages(request, reply, (html) => withFacts(html, facts))
    if (!page) return reply.code(503).type('text/plain').send('The web app is not built: run npm run build.')
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .headers(openerPolicy(request))
      .header(
        'content-security-policy',
        policy(page.scriptHashes, platform.origins(request).stage, vendorsOf(request, platform, room)),
      )
    // The largest picture of the first view, before anything the page itself asks for.
    if (facts.banner) void reply.header('link', `<${facts.banner}>; rel=preload; as=image; fetchpriority=high`)
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html(facts))
    return reply.header('content-encoding', 'br').send(page.brotli(facts))
  })
}

/** A phone in a room is in its world, whatever became of the other cookie. */
function keepInRoom(request: FastifyRequest, reply: FastifyReply, { rooms }: SteeredPlatform): OpenRoom | undefined {
  const room = rooms.of(request.cookies[ROOM_COOKIE])?.room
  if (room && request.cookies[WORLD_COOKIE] !== room.world.id)
    void reply.setCookie(WORLD_COOKIE, room.world.id, { path: '/', sameSite: 'lax' })
  return room
}

const HOME = /^\/(m(\/(home|index(\.html)?)?)?)?\/?($|\?)/
/** What can stand in an attribute and a header as it is. */
const PLAIN_PICTURE = /^\/img\/[\w/.-]+$/

/** The host serves one merchant; here the world says which. An unknown world is the page's to tell. */
function factsOf(request: FastifyRequest, platform: SteeredPlatform, room: OpenRoom | undefined): PageFacts {
  const world = room?.world ?? platform.worlds.find(request.cookies[WORLD_COOKIE] ?? DEFAULT_WORLD)
  if (!world) return { merchant: CLIENT_CONFIG.merchantCode, banner: '' }
  const { merchant } = world
  if (!HOME.test(request.url)) return { merchant, banner: '' }
  const banners = world.use(announcementsRepository).banners(merchant)
  const first = banners.find(({ groupName }) => groupName === 'm_home')?.url ?? ''
  return { merchant, banner: PLAIN_PICTURE.test(first) ? first : '' }
}

/** Origins of the vendors whose pages the world's games open. */
function vendorsOf(request: FastifyRequest, platform: SteeredPlatform, room: OpenRoom | undefined): string[] {
  const world = room?.world ?? platform.worlds.find(request.cookies[WORLD_COOKIE] ?? DEFAULT_WORLD)
  return world ? outsideOrigins(world, platform.origins(request)) : []
}

const policy = (scriptHashes: string[], stage: string, vendors: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    ['frame-src', "'self'", stage, ...vendors].join(' '),
    `connect-src 'self' ${stage}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
