import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import { createServer as createVite } from 'vite'
import { portOf, refuse } from './lib/arguments.mjs'
import { fromRoot } from './lib/root.mjs'

/**
 * @typedef {import('../fake-server/src/index.ts').RunningPlatform} Platform
 * @typedef {import('node:http').RequestListener} Listener
 */

const env = process.env
const PORT = portOf('PORT', 3000)
const STAGE_PORT = portOf('STAGE_PORT', PORT + 1)
const HOST = env.HOST || 'localhost'
const loopbackOnly = /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(HOST)

const SERVER_SOURCES = ['fake-server/src', 'seed/src', 'art/src', 'merchants', 'contracts/src'].map((folder) =>
  fromRoot(folder),
)
/** Paths that are never modules of the app and so bypass Vite. */
const PLATFORM_PATH = /^\/(wps|lgw|play|img|r|__control)(\/|$|\?)/

/** A server for every address of the host name: `localhost` is often both IPv4 and IPv6. @param {Listener} listener */
async function serversFor(listener) {
  const lookups = HOST === 'localhost' ? await lookup(HOST, { all: true }) : [{ address: HOST }]
  const addresses = new Set(lookups.map(({ address }) => address))
  return [...addresses].map((address) => ({ address, server: createHttpServer(listener) }))
}

/**
 * @param {Awaited<ReturnType<typeof serversFor>>} servers @param {number} port
 * @param {(problem: Error) => Promise<string>} describe makes the message about a problem
 */
const listen = (servers, port, describe) =>
  Promise.all(
    servers.map(({ address, server }) => {
      const listening = once(server, 'listening')
      server.listen(port, address)
      return listening.catch(async (problem) => refuse(await describe(problem)))
    }),
  )

/** Prints a line of the log as a sentence: the call, and what went wrong. @param {string} line */
function tellProblem(line) {
  const { msg, req, cause, err } = JSON.parse(line)
  console.error(`${msg}${req ? `: ${req.method} ${req.url}` : ''}\n  ${cause ?? err?.stack ?? ''}`)
}

/** An error page that reloads when the problem is fixed. @param {unknown} problem */
function broken(problem) {
  const text = stripVTControlCharacters(String(problem instanceof Error ? problem.stack : problem))
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<!doctype html><title>The server does not start</title><pre>${escaped}</pre><script type="module" src="/@vite/client"></script>`
}

/** App, stage and hot reload in one process, on the addresses that `npm start` uses. */
export async function serveDevelopment() {
  /** @type {Promise<Platform>} */
  let platform = Promise.reject(new Error('The server has not started yet.'))
  platform.catch(() => {})
  /** Which of the running platform's origins answers. @param {'app' | 'stage'} origin @returns {Listener} */
  const answeredBy = (origin) => (request, response) => {
    platform.then(
      (running) => running[origin].routing(request, response),
      (problem) => response.writeHead(500, { 'content-type': 'text/html' }).end(broken(problem)),
    )
  }
  const app = answeredBy('app')
  /** @type {Listener} */
  const appOrModule = (request, response) => {
    const page = request.headers.accept?.includes('text/html')
    if (page || PLATFORM_PATH.test(request.url ?? '')) app(request, response)
    else vite.middlewares(request, response, () => app(request, response))
  }

  const appServers = await serversFor(appOrModule)
  const stageServers = await serversFor(answeredBy('stage'))
  const [first, ...others] = appServers.map(({ server }) => server)
  const vite = await createVite({
    root: fromRoot('web'),
    appType: 'custom',
    server: {
      middlewareMode: true,
      ws: { server: first },
      ...(loopbackOnly ? {} : { allowedHosts: true }),
    },
  })
  for (const other of others) other.on('upgrade', (...upgrade) => first?.emit('upgrade', ...upgrade))

  const load = async () => {
    const { createPlatform } = await vite.ssrLoadModule(fromRoot('fake-server/src/index.ts'))
    return createPlatform({
      port: PORT,
      stagePort: STAGE_PORT,
      loopbackOnly,
      ...(env.DATA_DIR ? { dataDir: env.DATA_DIR } : {}),
      ...(env.CONTROL_TOKEN ? { controlToken: env.CONTROL_TOKEN } : {}),
      strictWorlds: env.STRICT_WORLDS === '1',
      plainLogin: env.FAKE_PLAIN_LOGIN !== '0',
      // Worlds survive a restart of the server.
      keepWorlds: true,
      sendCauses: true,
      logLevel: 'warn',
      logStream: { write: tellProblem },
      web: { pages },
    })
  }
  /** @type {NonNullable<import('../fake-server/src/start/create-platform.ts').PlatformOptions['web']>['pages']} */
  const pages = async (request, reply, transform, name) => {
    const source = name
      ? readFileSync(fromRoot(`web/${name}/index.html`), 'utf8').replaceAll('../src/', '/src/')
      : readFileSync(fromRoot('web/index.html'), 'utf8')
    const page = await vite.transformIndexHtml(request.url, source)
    return reply.type('text/html').send(transform(page))
  }

  /** The server's own message for problems its operator can fix. @param {Error} problem */
  const messageFor = async (problem) => {
    const { sentenceFor } = await vite.ssrLoadModule(fromRoot('fake-server/src/start/start-problem.ts'))
    return sentenceFor(problem, { host: HOST, dataDir: env.DATA_DIR || '.data' }) ?? String(problem?.stack ?? problem)
  }
  const start = () => {
    platform = load()
    // Every request gets the error page; the terminal prints it once.
    platform.catch((problem) => messageFor(problem).then(console.error, () => console.error(problem?.stack ?? problem)))
  }
  const stop = () => platform.then((running) => running.close()).catch(() => {})
  const restart = async () => {
    await stop()
    vite.moduleGraph.invalidateAll()
    start()
    await platform.catch(() => {})
    vite.ws.send({ type: 'full-reload' })
  }

  let restarted = Promise.resolve()
  /** @type {NodeJS.Timeout | undefined} */
  let soon
  vite.watcher.add(SERVER_SOURCES)
  vite.watcher.on('all', (_event, file) => {
    if (!SERVER_SOURCES.some((folder) => file.startsWith(folder)) || /\.test\.tsx?$/.test(file)) return
    clearTimeout(soon)
    // An editor saves several files at once.
    soon = setTimeout(() => {
      restarted = restarted.then(restart)
    }, 80)
  })

  // Listens first, so that a busy port is reported at once.
  await Promise.all([listen(appServers, PORT, messageFor), listen(stageServers, STAGE_PORT, messageFor)])
  start()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await stop()
      process.exit(0)
    })
  }
  await platform.catch(() => {})
  console.log(
    `\n  Understudy, reloading on change\n\n  App    http://localhost:${PORT}/m/home\n  Stage  http://localhost:${STAGE_PORT}\n`,
  )
}
