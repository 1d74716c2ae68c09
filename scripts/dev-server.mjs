import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import { portOf, refuse } from './lib/arguments.mjs'
import { developedApp } from './lib/developed-app.mjs'
import { developedPlatform } from './lib/developed-platform.mjs'
import { fromRoot } from './lib/root.mjs'
import { watchSources } from './lib/watch-sources.mjs'

/** @typedef {import('node:http').RequestListener} Listener */

const env = process.env
const PORT = portOf('PORT', 3000)
const STAGE_PORT = portOf('STAGE_PORT', PORT + 1)
const HOST = env.HOST || 'localhost'
const loopbackOnly = /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(HOST)
const strictWorlds = env.STRICT_WORLDS === '1'

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
 * @param {(problem: unknown) => Promise<string>} describe makes the message about a problem
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

/** @param {unknown} problem */
const textOf = (problem) => stripVTControlCharacters(String(problem instanceof Error ? problem.stack : problem))

/** An error page that reloads when the problem is fixed. @param {unknown} problem */
function broken(problem) {
  const escaped = textOf(problem).replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<!doctype html><title>The server does not start</title><pre>${escaped}</pre><script type="module" src="/@vite/client"></script>`
}

/** App, stage and hot reload in one process, on the addresses that `npm start` uses. */
export async function serveDevelopment() {
  /** @param {import('node:http').ServerResponse} response @param {unknown} problem */
  const refuseWith = (response, problem) => {
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/html' })
    response.end(broken(problem))
  }
  /** Which of the running platform's origins answers. @param {'app' | 'stage'} origin @returns {Listener} */
  const answeredBy = (origin) => (request, response) => {
    platform.running().then(
      (running) => running[origin].routing(request, response),
      (problem) => refuseWith(response, problem),
    )
  }
  const answer = answeredBy('app')
  /** @type {Listener} */
  const appOrModule = (request, response) => {
    const page = request.headers.accept?.includes('text/html')
    if (page || PLATFORM_PATH.test(request.url ?? '')) return answer(request, response)
    app.running().then(
      (vite) => vite.middlewares(request, response, () => answer(request, response)),
      (problem) => refuseWith(response, problem),
    )
  }

  const appServers = await serversFor(appOrModule)
  const stageServers = await serversFor(answeredBy('stage'))
  const [first, ...others] = appServers.map(({ server }) => server)
  for (const other of others) other.on('upgrade', (...upgrade) => first?.emit('upgrade', ...upgrade))
  const app = developedApp({
    middlewareMode: true,
    ws: { server: first },
    ...(loopbackOnly ? {} : { allowedHosts: true }),
  })

  /** @type {NonNullable<import('../fake-server/src/start/create-platform.ts').PlatformOptions['web']>['pages']} */
  const pages = async (request, reply, transform, name) => {
    const source = name
      ? readFileSync(fromRoot(`web/${name}/index.html`), 'utf8').replaceAll('../src/', '/src/')
      : readFileSync(fromRoot('web/index.html'), 'utf8')
    const page = await app.answer((vite) => vite.transformIndexHtml(request.url, source))
    return reply.type('text/html').send(transform(page))
  }
  const { vite: sources, onChange } = await watchSources()
  const platform = developedPlatform(sources, {
    port: PORT,
    stagePort: STAGE_PORT,
    loopbackOnly,
    ...(env.DATA_DIR ? { dataDir: env.DATA_DIR } : {}),
    ...(env.CONTROL_TOKEN ? { controlToken: env.CONTROL_TOKEN } : {}),
    strictWorlds,
    plainLogin: env.FAKE_PLAIN_LOGIN !== '0',
    ...(env.SCENARIOS_DIR ? { scenariosDir: env.SCENARIOS_DIR, followScenarios: true } : {}),
    // Worlds survive a restart of the server.
    keepWorlds: true,
    sendCauses: true,
    logLevel: 'warn',
    logStream: { write: tellProblem },
    web: { pages },
  })

  /** The server's own message for problems its operator can fix. @param {unknown} problem */
  const messageFor = async (problem) => {
    const { sentenceFor } = await platform.load('fake-server/src/start/start-problem.ts')
    return sentenceFor(problem, { host: HOST, dataDir: env.DATA_DIR || '.data' }) ?? textOf(problem)
  }
  // Every request gets the error page; the terminal prints it once.
  const tellWhyNot = (/** @type {unknown} */ problem) =>
    messageFor(problem).then(console.error, () => console.error(textOf(problem)))

  // Whatever half of a change has been saved, the next save shall find the server alive.
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (problem) => console.error(textOf(problem)))

  // Listens first, so that a busy port is reported at once.
  await Promise.all([listen(appServers, PORT, messageFor), listen(stageServers, STAGE_PORT, messageFor)])
  onChange(app.saved, async (saves) => {
    await app.follow(saves).catch(tellWhyNot)
    if (!(await platform.follow(saves, tellWhyNot))) return
    const vite = await app.running().catch(tellWhyNot)
    vite?.ws.send({ type: 'full-reload' })
  })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await platform.stop()
      process.exit(0)
    })
  }
  await platform.start(tellWhyNot)
  const { greeting } = await platform.load('fake-server/src/start/greeting.ts')
  const steered = { loopbackOnly, strictWorlds, token: env.CONTROL_TOKEN && 'CONTROL_TOKEN' }
  console.log(
    greeting('Understudy is running, and reloads on change.', {
      host: HOST,
      port: PORT,
      stagePort: STAGE_PORT,
      ...steered,
    }),
  )
}
