import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { buildApp } from './app.ts'
import { BodyEncryption } from './binding/encryption.ts'
import type { Platform } from './binding/platform.ts'
import { DEFAULT_WORLD } from './binding/world-of.ts'
import { Rooms } from './control/rooms.ts'
import type { WebHost } from './host/web-app.ts'
import { PROJECT_ROOT } from './root.ts'
import { beginOf, buildImage, TEMPLATE_VERSION } from './seeding.ts'
import { settle } from './settlement.ts'
import { buildStage } from './stage/stage.ts'
import { Templates } from './world/templates.ts'
import { Usage } from './world/usage.ts'
import { Worlds } from './world/worlds.ts'

export interface PlatformOptions {
  /** Where durable worlds and templates live. */
  dataDir: string
  port: number
  stagePort: number
  /** Listens on loopback only; beyond it the control API needs its token. */
  loopbackOnly: boolean
  controlToken?: string
  /** A call that names no world is an error instead of reaching the default one. */
  strictWorlds: boolean
  /** Login bodies may come unencrypted (plain-HTTP addresses have no WebCrypto). */
  plainLogin: boolean
  /** In-memory worlds at the same time. */
  worldLimit: number
  /** Origins as visitors see them when a proxy stands before the server. */
  appOrigin?: string
  stageOrigin?: string
  /** False: calls are neither counted nor taken down; the bench measures against it. */
  records: boolean
  web?: Partial<WebHost>
}

export const PLATFORM_DEFAULTS: PlatformOptions = {
  dataDir: join(PROJECT_ROOT, '.data'),
  port: 3000,
  stagePort: 3001,
  loopbackOnly: true,
  strictWorlds: false,
  plainLogin: true,
  worldLimit: 600,
  records: true,
}

export interface RunningPlatform {
  app: FastifyInstance
  stage: FastifyInstance
  worlds: Worlds
  close(): Promise<void>
}

/** The whole platform, not yet listening: what the server, the tests and the bench all start. */
export async function createPlatform(options: Partial<PlatformOptions> = {}): Promise<RunningPlatform> {
  const given = { ...PLATFORM_DEFAULTS, ...options }
  const templates = new Templates({
    folder: join(given.dataDir, 'templates'),
    build: buildImage,
    version: TEMPLATE_VERSION,
  })
  const worlds = new Worlds({ dataDir: given.dataDir, templates, limit: given.worldLimit, beginOf })
  const platform: Platform = {
    worlds,
    rooms: new Rooms(worlds),
    strictWorlds: given.strictWorlds,
    usage: new Usage(),
    records: given.records,
    settle,
    encryption: new BodyEncryption({ allowPlain: given.plainLogin }),
    origins: (request) => originsOf(request, given),
  }
  if (!given.strictWorlds && !worlds.find(DEFAULT_WORLD))
    worlds.create({ id: DEFAULT_WORLD, scenario: 'everyday', seed: 1, clock: 'running', durable: true })

  const app = Fastify({
    bodyLimit: 1_048_576,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  })
  const stage = Fastify({ bodyLimit: 65_536, forceCloseConnections: true })
  await buildApp(app, {
    platform,
    control: { loopbackOnly: given.loopbackOnly, token: given.controlToken },
    web: {
      root: join(PROJECT_ROOT, 'web/dist'),
      lotto: join(PROJECT_ROOT, 'web/lotto/dist'),
      console: join(PROJECT_ROOT, 'web/console/dist'),
      ...given.web,
    },
  })
  await buildStage(stage, platform)
  await Promise.all([app.ready(), stage.ready()])
  return {
    app,
    stage,
    worlds,
    async close() {
      await Promise.all([app.close(), stage.close()])
      worlds.close()
    },
  }
}

/** Both origins under the name the visitor used, so that a phone on the same network reaches the stage too. */
function originsOf(request: FastifyRequest, { port, stagePort, appOrigin, stageOrigin }: PlatformOptions) {
  const name = request.hostname
  return {
    app: appOrigin ?? `${request.protocol}://${name}:${port}`,
    stage: stageOrigin ?? `${request.protocol}://${name}:${stagePort}`,
  }
}
