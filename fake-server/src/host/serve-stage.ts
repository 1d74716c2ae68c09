import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import type { Route } from '@understudy/platform/binding/http.ts'
import type { Platform } from '@understudy/platform/binding/platform.ts'
import { worldNamedBy } from '@understudy/platform/binding/world-of.ts'
import { STAGED_GAMES } from '@understudy/stage/games.ts'
import { cricketSiteOf, linkedSiteOf } from '@understudy/stage/linked-site/opened-site.ts'
import { pageOf, replayPageOf } from '@understudy/stage/pages.ts'
import type { Processes } from '@understudy/steering/processes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STAGE_FILES } from '../files/folders.ts'
import { routeByProcess } from '../processes/routing.ts'
import { COMPRESSION } from './compression.ts'
import { answerApp } from './cross-origin.ts'
import { refuseUnknownPath, refuseUnreadable } from './error-handlers.ts'
import { serveFairPage } from './fair-page.ts'
import { guardFront } from './front.ts'
import { pageText } from './game-page.ts'
import { hintAtMistakes } from './hints.ts'
import { readForms, serveRoutes } from './serve-routes.ts'

/** Pages of the stage: address, file, and whether the app may frame it. */
const PAGES = [
  { url: '/check/:challengeId', file: 'slide/page/slide.html', framed: true },
  { url: '/cloud/:projectId/authorize', file: 'identity/page/consent.html', framed: false },
  { url: '/pay/:payId', file: 'pay/page/pay.html', framed: false },
  { url: '/desk/:chatId', file: 'chat/page/chat.html', framed: false },
  { url: '/contact/:merchant/:way', file: 'contact/page/contact.html', framed: false },
  { url: '/store/:merchant', file: 'store/page/store.html', framed: false },
] as const
const PARTS = [
  ...STAGED_GAMES.map(({ name }) => name),
  'vendor-lobby',
  'slide',
  'identity',
  'pay',
  'chat',
  'contact',
  'store',
  'cricket-site',
  'linked-site',
  'shared',
]
/** File prefixes of parts whose default prefix would collide with their calls. */
const PREFIXES: Readonly<Record<string, string>> = { pay: '/gateway/' }
interface StageRoutes {
  readonly stage: readonly Route[]
  readonly pictures: readonly Route[]
}

/** Builds the stage: pages of third parties on a separate origin. */
export async function buildStage(
  stage: FastifyInstance,
  { platform, routes, processes }: { platform: Platform; routes: StageRoutes; processes?: Processes | undefined },
): Promise<void> {
  refuseUnreadable(stage)
  guardFront(stage, 'no-referrer')
  hintAtMistakes(stage)
  answerApp(stage, platform)
  await stage.register(multipart)
  readForms(stage)
  await stage.register(compress, COMPRESSION)
  await stage.register(cookie, { parseOptions: { secure: platform.secureCookies } })
  if (processes) routeByProcess(stage, processes)
  serveRoutes(stage, routes.stage)
  serveRoutes(stage, routes.pictures, { head: true })
  serveFairPage(stage)
  for (const [index, part] of PARTS.entries())
    await stage.register(fastifyStatic, {
      root: part === 'shared' ? join(STAGE_FILES, part) : join(STAGE_FILES, part, 'page'),
      prefix: PREFIXES[part] ?? `/${part}/`,
      index: false,
      cacheControl: false,
      decorateReply: index === 0,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
  for (const { url, file, framed } of PAGES)
    stage.get(url, (request, reply) => sendPage(request, reply, { platform, file, framed }))
  stage.get<{ Params: { launchId: string } }>('/play/:launchId', (request, reply) => {
    const { launchId } = request.params
    const file = pageOf(platform.worlds.find(worldNamedBy(launchId)), launchId)
    return sendPage(request, reply, { platform, file, framed: true })
  })
  stage.get<{ Params: { replayId: string } }>('/play/:replayId/replay', (request, reply) => {
    const { replayId } = request.params
    const file = replayPageOf(platform.worlds.find(worldNamedBy(replayId)), replayId)
    return sendPage(request, reply, { platform, file, framed: true })
  })
  stage.get<{ Params: { siteId: string } }>('/cricket/:siteId', (request, reply) => {
    const { siteId } = request.params
    const world = platform.worlds.find(worldNamedBy(siteId))
    if (!(world && cricketSiteOf(world, siteId))) void reply.code(404)
    return sendPage(request, reply, { platform, file: 'cricket-site/page/cricket-site.html', framed: false })
  })
  stage.get<{ Params: { siteId: string; kind: string; name: string } }>(
    '/site/:siteId/:kind/:name',
    (request, reply) => {
      const { siteId, kind, name } = request.params
      const world = platform.worlds.find(worldNamedBy(siteId))
      if (!(world && linkedSiteOf(world, siteId, kind, name))) void reply.code(404)
      return sendPage(request, reply, { platform, file: 'linked-site/page/linked-site.html', framed: false })
    },
  )
  stage.setNotFoundHandler((request, reply) => refuseUnknownPath(stage, request, reply))
}

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, file, framed }: { platform: Platform; file: string; framed: boolean },
) =>
  reply
    .header('content-security-policy', policy(framed ? platform.origins(request).ancestors : "'none'"))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(await pageText(file))

const policy = (ancestors: string) =>
  `default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors ${ancestors}`
