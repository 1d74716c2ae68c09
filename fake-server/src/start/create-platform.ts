import { join } from 'node:path'
import type { HttpRequest } from '@understudy/platform/binding/http.ts'
import type { Origins } from '@understudy/platform/binding/platform.ts'
import { DEFAULT_WORLD } from '@understudy/platform/binding/world-of.ts'
import { Stores } from '@understudy/platform/shared/stores.ts'
import { Snapshots } from '@understudy/platform/storage/snapshots.ts'
import type { BuildImage, BuildInChild } from '@understudy/platform/storage/world-stores.ts'
import type { Usage } from '@understudy/platform/tape/usage.ts'
import type { Worlds } from '@understudy/platform/world/worlds.ts'
import { isFrameable, isHost, isLocalHost } from '@understudy/steering/access/host-name.ts'
import { localPhones, type PhoneOrigins, phoneOf } from '@understudy/steering/access/phone-hosts.ts'
import { workHere } from '@understudy/steering/capsules/image-workers.ts'
import { Processes, type ProcessOptions } from '@understudy/steering/processes.ts'
import { type Routes, routesOf } from '@understudy/steering/routes.ts'
import { type SteeredPlatform, steeredPlatform } from '@understudy/steering/steered-platform.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { holdFolder } from '../files/data-lock.ts'
import { PROJECT_ROOT } from '../files/folders.ts'
import { RoomFile } from '../files/room-file.ts'
import { SnapshotFiles } from '../files/snapshot-files.ts'
import { templateVersions } from '../files/template-version.ts'
import { Templates } from '../files/templates.ts'
import { WorldFiles } from '../files/world-files.ts'
import { atlasCommand } from '../host/atlas-run.ts'
import { refuseBadAddress } from '../host/bad-address.ts'
import { auditBeside, buildInChild, buildInChildNow, canRunInChild, childWorkers } from '../host/child-process.ts'
import { buildStage } from '../host/serve-stage.ts'
import type { WebHost } from '../host/web-app.ts'
import { buildApp } from './build-app.ts'
import { requireMerchants } from './built-merchants.ts'
import { type LogLevel, type LogStream, loggerAt } from './log.ts'
import { parkWorlds, reopenParkedWorlds } from './parked-worlds.ts'
import { requireWritable } from './start-problem.ts'
import './node-host.ts'

/**
 * Limit of a body in bytes: many times the size of a platform call, and small enough to parse without blocking others.
 * Files are sent as forms, which have limits of their own.
 */
const BODY_LIMIT = 64 * 1024

/** How long a request may take to arrive, milliseconds: the largest capsule on a slow line. */
const REQUEST_TIMEOUT = 120_000

/** Folder of the built web app. */
const WEB_ROOT = join(PROJECT_ROOT, 'web/dist')

export interface PlatformOptions {
  /** Folder of durable worlds. */
  dataDir: string
  /** Folder of seeded templates, which several servers may share; default `templates` in `dataDir`. */
  templatesDir?: string
  /** Folder of scenarios as files, beside those that are built in. */
  scenariosDir?: string
  /** Reads files of scenarios again when they change, for development. */
  followScenarios: boolean
  port: number
  stagePort: number
  /** Listens on loopback only; beyond it the control API needs its token. */
  loopbackOnly: boolean
  controlToken?: string
  /** A call that names no world is an error instead of reaching the default one. */
  strictWorlds: boolean
  /** Allows unencrypted login bodies (pages on plain HTTP have no WebCrypto). */
  plainLogin: boolean
  /** Upper bound of open worlds. */
  worldLimit: number
  /** Public origins, when the server is behind a proxy. */
  appOrigin?: string
  /** Origins of other clients that open games in a frame, as the app does. */
  clientOrigins?: readonly string[]
  /** Origins of other clients that call the platform from a browser. */
  corsOrigins?: readonly string[]
  stageOrigin?: string
  /** Origins of phones side by side, below the app's own; on this machine there are some without it. */
  phoneOrigins?: readonly string[]
  /** Origins of vendors' servers whose pages may stand in the app's frame. */
  vendorOrigins?: readonly string[]
  /** Trusted proxies for X-Forwarded-* headers: how many there are, or their addresses. */
  trustProxy?: number | string
  /** Log level, in pino's names. */
  logLevel: LogLevel
  /** Destination of the log; default stderr. */
  logStream?: LogStream
  /** Keeps the worlds in memory over an orderly end, as those with a room always are: the data folder has them meanwhile. */
  keepWorlds: boolean
  /** Sends the cause of an unexpected failure in the header `x-cause`, for whoever works on the server. */
  sendCauses: boolean
  /** How long a request may take to arrive whole, milliseconds. */
  requestTimeout?: number
  /** False: calls are neither counted nor recorded, for load tests of the platform alone. */
  records: boolean
  /** Upper bound of all snapshots in memory, bytes. */
  snapshotBytes?: number
  /** Which of several processes this is; without it, it has all worlds. */
  process?: ProcessOptions
  /** Warns the operator, one sentence at a time; default: the console. */
  warn?: (sentence: string) => void
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
  followScenarios: false,
  keepWorlds: false,
  sendCauses: false,
  records: true,
  logLevel: 'silent',
  // For every way to start a server: the command, a run in a world, the library, and the tests.
  ...(process.env.TEMPLATES_DIR ? { templatesDir: process.env.TEMPLATES_DIR } : {}),
  ...(process.env.SCENARIOS_DIR ? { scenariosDir: process.env.SCENARIOS_DIR } : {}),
}

export interface RunningPlatform {
  app: FastifyInstance
  stage: FastifyInstance
  /** The binding that routes are registered with. */
  platform: SteeredPlatform
  /** What both serve, for callers in this process. */
  routes: Routes
  worlds: Worlds
  usage: Usage
  close(): Promise<void>
}

/**
 * Creates the whole platform without listening, as the server, the tests and the benchmark start it.
 * @throws DataFolderInUse when another platform, here or in another process, uses the folder
 * @throws StartProblem when the folder of templates cannot be written, or the built app lacks a merchant
 * @throws BadScenarioFile
 */
export async function createPlatform(options: Partial<PlatformOptions> = {}): Promise<RunningPlatform> {
  const settings = { ...PLATFORM_DEFAULTS, ...options }
  if (!settings.web?.pages) requireMerchants(settings.web?.root ?? WEB_ROOT)
  if (settings.templatesDir !== undefined) requireWritable('TEMPLATES_DIR', settings.templatesDir)
  const held: (() => void)[] = []
  const release = () => {
    for (const giveBack of held) giveBack()
  }
  try {
    // Loaded only where there are any, as most servers start without.
    if (settings.scenariosDir !== undefined)
      held.push((await import('../files/scenario-folder.ts')).holdScenarios(settings.scenariosDir))
    held.push(holdFolder(settings.dataDir))
    return await platformIn(settings, release)
  } catch (error) {
    release()
    throw error
  }
}

async function platformIn(given: PlatformOptions, release: () => void): Promise<RunningPlatform> {
  const processes = given.process && new Processes(given.process)
  const warn = given.warn ?? console.warn
  const stores = new Stores()
  const templates = new Templates({
    folder: given.templatesDir ?? join(given.dataDir, 'templates'),
    ...(await imageBuilders()),
    versionOf: templateVersions(),
    stores,
  })
  const folders = { worlds: join(given.dataDir, 'worlds'), snapshots: join(given.dataDir, 'snapshots') }
  const access = {
    loopbackOnly: given.loopbackOnly,
    behindProxy: given.trustProxy !== undefined || isElsewhere(given.appOrigin),
    token: given.controlToken,
  }
  const phones = phonesOf(given, access.behindProxy)
  const platform = steeredPlatform({
    durable: new WorldFiles(folders),
    templates,
    snapshots: new Snapshots(new SnapshotFiles(folders.snapshots), given.snapshotBytes),
    limit: given.worldLimit,
    stores,
    rooms: new RoomFile(given.dataDir),
    access,
    phones,
    processes,
    workers: canRunInChild ? childWorkers : workHere,
    audit: auditBeside,
    strictWorlds: given.strictWorlds,
    plainLogin: given.plainLogin,
    records: given.records,
    sendCauses: given.sendCauses,
    origins: originsBy(given, phones),
    corsOrigins: given.corsOrigins ?? [],
    secureCookies: given.appOrigin?.startsWith('https:') ? true : 'auto',
    warn,
  })
  const { worlds, rooms } = platform
  const parked = join(given.dataDir, 'parked')
  const parking = { worlds, rooms, all: given.keepWorlds || processes !== undefined, warn }
  reopenParkedWorlds(parked, parking)
  const hasDefault = !processes || processes.ownerOfWorld(DEFAULT_WORLD) === processes.name
  if (!given.strictWorlds && hasDefault) await makeDefault(worlds)

  const requestTimeout = given.requestTimeout ?? REQUEST_TIMEOUT
  const shared = {
    forceCloseConnections: true,
    // A body that trickles in must not hold its socket for ever.
    requestTimeout,
    // Node looks for such requests at this interval, so that the limit is kept by seconds; of its two limits it takes the
    // longer one for whole requests.
    http: {
      connectionsCheckingInterval: requestTimeout / 24,
      headersTimeout: Math.min(60_000, requestTimeout),
    },
    bodyLimit: BODY_LIMIT,
    logger: loggerAt(given.logLevel, given.logStream),
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      void refuseBadAddress(request, reply),
    ...(given.trustProxy === undefined ? {} : { trustProxy: trusted(given.trustProxy) }),
  }
  const stage = Fastify(shared)
  const app = Fastify({
    ...shared,
    routerOptions: { ignoreTrailingSlash: true },
  })
  const routes = routesOf(platform, access)
  const stopFollowing =
    given.scenariosDir !== undefined && given.followScenarios
      ? (await import('../files/scenario-folder.ts')).followScenarios(given.scenariosDir, warn)
      : undefined
  await buildApp(app, {
    platform,
    routes,
    control: access,
    scenariosDir: given.scenariosDir,
    web: {
      root: WEB_ROOT,
      lotto: join(PROJECT_ROOT, 'web/lotto/dist'),
      console: join(PROJECT_ROOT, 'console/dist'),
      atlas: join(PROJECT_ROOT, 'atlas'),
      makeAtlas: atlasCommand(),
      ...given.web,
    },
  })
  await buildStage(stage, { platform, routes, processes })
  // Generating the key takes up to a second in another thread, so it starts before the first login.
  app.addHook('onListen', async () => void platform.encryption.publicKey())
  await Promise.all([app.ready(), stage.ready()])
  return {
    app,
    stage,
    platform,
    routes,
    worlds,
    usage: platform.usage,
    async close() {
      stopFollowing?.()
      await Promise.all([app.close(), stage.close()])
      parkWorlds(parked, parking)
      rooms.rest()
      worlds.close()
      release()
    },
  }
}

/** Loads what builds an image, which a server that answers calls leaves to another process. */
const buildHere: BuildInChild = async (origin) => (await import('@understudy/stage/build-image.ts')).buildImage(origin)

/** The built server has images built by another process; from the sources, loading that would take longer than the work. */
const imageBuilders = async (): Promise<{ build: BuildImage; buildInChild?: BuildInChild }> =>
  canRunInChild
    ? { build: (origin) => buildInChildNow(origin), buildInChild: (origin) => buildInChild(origin) }
    : { build: (await import('@understudy/stage/build-image.ts')).buildImage }

async function makeDefault(worlds: Worlds): Promise<void> {
  if (worlds.find(DEFAULT_WORLD)) return
  const request = { id: DEFAULT_WORLD, scenario: 'everyday', seed: 1, clock: 'running', durable: true } as const
  // The server does not answer calls yet, so building here blocks none; starting another process would take longer.
  await worlds.prepare(request, buildHere)
  worlds.create(request)
}

/** The phones that are configured, else those of this machine; none for a server that is reached from elsewhere. */
function phonesOf({ port, appOrigin, phoneOrigins = [], loopbackOnly }: PlatformOptions, behindProxy: boolean) {
  if (appOrigin !== undefined && phoneOrigins.length > 0) return { console: appOrigin, phones: phoneOrigins }
  return loopbackOnly && !behindProxy ? localPhones(port) : undefined
}

const isElsewhere = (origin: string | undefined) => origin !== undefined && !isLocalHost(new URL(origin).host)

/** Parses the number of proxies, or a comma-separated list of their addresses and networks. */
const trusted = (proxies: number | string) =>
  typeof proxies === 'string' ? proxies : (_address: string, hop: number) => hop < proxies

/** Clients that are developed on this machine, whatever port their own server has. */
const LOOPBACK_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*']

/** The app and the other clients that are named, and on this machine every client. */
const ancestorsOf = (
  app: string,
  { clientOrigins = [], loopbackOnly }: Pick<PlatformOptions, 'clientOrigins' | 'loopbackOnly'>,
) => [app, ...clientOrigins, ...(loopbackOnly && isLocalHost(new URL(app).host) ? LOOPBACK_SOURCES : [])].join(' ')

/** Both origins as configured, the same for every caller. */
const ownOriginsOf = ({ port, stagePort, appOrigin, stageOrigin, ...given }: PlatformOptions): Origins => ({
  app: appOrigin ?? `http://localhost:${port}`,
  page: undefined,
  stage: stageOrigin ?? `http://localhost:${stagePort}`,
  ancestors: ancestorsOf(appOrigin ?? `http://localhost:${port}`, given),
  mayFrame: (address) =>
    isFrameable(address) &&
    ((given.vendorOrigins ?? []).includes(new URL(address).origin) ||
      (given.loopbackOnly && isLocalHost(new URL(address).host))),
})

/**
 * Both origins under the host name that the visitor used, so that a phone on the same network reaches the stage too. On
 * loopback only local names are accepted, as a name of another site may resolve to this machine (DNS rebinding).
 */
function originsBy(options: PlatformOptions, phones: PhoneOrigins | undefined): (request: HttpRequest) => Origins {
  const { port, stagePort, appOrigin, stageOrigin, loopbackOnly, trustProxy, clientOrigins = [] } = options
  const ownOrigins = ownOriginsOf(options)
  return (request) => {
    const page = pageOf(request)
    if (!isHost(request.host) || (loopbackOnly && !isLocalHost(request.host))) return { ...ownOrigins, page }
    const name = request.hostname
    // A proxy's header may say anything.
    const scheme = request.protocol.toLowerCase() === 'https' ? 'https' : 'http'
    const phone = phoneOf(request, phones)
    // A trusted proxy passes on the address that the visitor sees; its port is not this server's.
    const visited = trustProxy === undefined ? `${name}:${port}` : request.host
    const stage = stageOrigin ?? `${scheme}://${name}:${stagePort}`
    const isOfVisitor = (origin: string) => {
      const { host, hostname } = new URL(origin)
      if (origin === stage) return false
      if (clientOrigins.includes(origin)) return true
      return loopbackOnly ? isLocalHost(host) : hostname === name
    }
    // A proxy in front, as a development server's, has a port of its own: the page says which, or, where that is staged,
    // the page it belongs to.
    const around = page === undefined || page === stage ? originIn(request.headers['x-app']) : page
    const proxied = around !== undefined && isOfVisitor(around) ? around : undefined
    const app = phone ?? appOrigin ?? proxied ?? `${scheme}://${visited}`
    return {
      app,
      page,
      stage,
      // A phone is itself framed by the console.
      ancestors: [ancestorsOf(app, options), ...(phone && phones ? [phones.console] : [])].join(' '),
      mayFrame: ownOrigins.mayFrame,
    }
  }
}

/** The header `Origin`, which browsers send with every call that changes something, else the origin of `Referer`. */
const pageOf = ({ headers }: HttpRequest): string | undefined => originIn(headers.origin ?? headers.referer)

/** The origin of a web address that a header has. */
function originIn(said: string | string[] | undefined): string | undefined {
  if (typeof said !== 'string' || !URL.canParse(said)) return undefined
  const { protocol, origin } = new URL(said)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}
