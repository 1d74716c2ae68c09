import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import type { Platform } from '@understudy/platform/binding/platform.ts'
import { PAGE_FOLDERS } from '@understudy/stage/pages.ts'
import type { Processes } from '@understudy/steering/processes.ts'
import type { Routes } from '@understudy/steering/routes.ts'
import type { FastifyInstance } from 'fastify'
import { STAGE_FILES } from '../files/folders.ts'
import { routeByProcess } from '../processes/routing.ts'
import { COMPRESSION } from './compression.ts'
import { answerApp } from './cross-origin.ts'
import { refuseUnknownPath, refuseUnreadable } from './error-handlers.ts'
import { guardFront } from './front.ts'
import { hintAtMistakes } from './hints.ts'
import { readForms, serveRoutes } from './serve-routes.ts'

/** Builds the stage: pages of third parties on a separate origin. */
export async function buildStage(
  stage: FastifyInstance,
  {
    platform,
    routes,
    processes,
  }: {
    platform: Platform
    routes: Pick<Routes, 'stage' | 'pictures'>
    processes?: Processes | undefined
  },
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
  for (const [index, [prefix, folder]] of Object.entries(PAGE_FOLDERS).entries())
    await stage.register(fastifyStatic, {
      root: join(STAGE_FILES, folder),
      prefix,
      index: false,
      cacheControl: false,
      decorateReply: index === 0,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
  stage.setNotFoundHandler((request, reply) => refuseUnknownPath(stage, request, reply))
}
