import { control } from '@understudy/contracts'
import { isLocalHost } from '@understudy/steering/access/host-name.ts'
import { areBelow } from '@understudy/steering/access/phone-hosts.ts'
import type { ProcessOptions } from '@understudy/steering/processes.ts'
import { createPlatform, PLATFORM_DEFAULTS, type PlatformOptions } from './start/create-platform.ts'
import { type Environment, environmentFrom, LAST_PORT } from './start/environment.ts'
import { greeting } from './start/greeting.ts'
import { keptToken } from './start/kept-token.ts'
import { StartProblem, sentenceFor } from './start/start-problem.ts'

const { PHONES } = control
// Read before the schema, as the sentence of any problem at start names it.
const host = process.env.HOST || 'localhost'
const loopbackOnly = isLocalHost(host.includes(':') ? `[${host}]` : host)

try {
  await start(environmentFrom(process.env))
} catch (error) {
  const sentence = sentenceFor(error, { host, dataDir: process.env.DATA_DIR || PLATFORM_DEFAULTS.dataDir })
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exit(1)
}

async function start(env: Environment): Promise<void> {
  const controlToken = env.CONTROL_TOKEN ?? (env.CONTROL_TOKEN_FILE ? keptToken(env.CONTROL_TOKEN_FILE) : undefined)
  const port = env.PORT
  const stagePort = env.STAGE_PORT ?? port + 1
  if (stagePort > LAST_PORT) throw new StartProblem(`No port follows PORT=${port}: set STAGE_PORT too.`)
  const platform = await createPlatform({ ...optionsFrom(env, controlToken), port, stagePort })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void platform.close().then(() => process.exit(0)))
  await Promise.all([platform.app.listen({ port, host }), platform.stage.listen({ port: stagePort, host })])
  const token = controlToken && (env.CONTROL_TOKEN ? 'CONTROL_TOKEN' : env.CONTROL_TOKEN_FILE)
  const steered = { loopbackOnly, strictWorlds: env.STRICT_WORLDS, token }
  console.log(greeting('Understudy is running.', { host, port, stagePort, ...steered }))
}

function optionsFrom(env: Environment, controlToken: string | undefined): Partial<PlatformOptions> {
  // The app's own origin, and those of other clients that open its games.
  const [appOrigin, ...clientOrigins] = env.APP_ORIGIN ?? []
  return {
    loopbackOnly,
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    records: env.RECORD_CALLS,
    strictWorlds: env.STRICT_WORLDS,
    plainLogin: env.FAKE_PLAIN_LOGIN,
    ...(controlToken ? { controlToken } : {}),
    ...(appOrigin ? { appOrigin, clientOrigins } : {}),
    ...(env.CORS_ORIGINS ? { corsOrigins: env.CORS_ORIGINS } : {}),
    ...(env.STAGE_ORIGIN ? { stageOrigin: env.STAGE_ORIGIN } : {}),
    ...(env.PHONE_ORIGINS ? { phoneOrigins: phoneOriginsFrom(env.PHONE_ORIGINS, appOrigin) } : {}),
    ...(env.VENDOR_ORIGINS ? { vendorOrigins: env.VENDOR_ORIGINS } : {}),
    ...(env.WEB_ROOT ? { web: { root: env.WEB_ROOT } } : {}),
    ...(env.PROCESS_NAME ? { process: processFrom(env.PROCESS_NAME, env, controlToken) } : {}),
    ...(env.WORLD_LIMIT ? { worldLimit: env.WORLD_LIMIT } : {}),
    ...(env.TRUST_PROXY === undefined ? {} : { trustProxy: env.TRUST_PROXY }),
  }
}

/** Origins below the app's: browsers send cookies to framed pages of the same site only. */
function phoneOriginsFrom(phones: readonly string[], appOrigin: string | undefined): string[] {
  if (appOrigin === undefined) throw new StartProblem('PHONE_ORIGINS needs APP_ORIGIN: the phones are named below it.')
  const origins = [...new Set(phones)]
  if (origins.length < PHONES.least || origins.length > PHONES.most)
    throw new StartProblem(`PHONE_ORIGINS must be ${PHONES.least} to ${PHONES.most} origins, not ${origins.length}.`)
  if (areBelow(origins, appOrigin)) return origins
  const example = appOrigin.replace('://', '://phone1.')
  throw new StartProblem(`PHONE_ORIGINS must be below APP_ORIGIN, like ${example}, not "${phones.join(',')}".`)
}

/** Which of several processes this is; a StatefulSet gives the place in the list instead of the letter. */
function processFrom(text: string, env: Environment, token: string | undefined): ProcessOptions {
  const { PROCESS_NAMES: names = [], PROXY_ORIGIN: proxy } = env
  const name = /^\d+$/.test(text) ? names[Number(text)] : text
  if (name === undefined || !names.includes(name))
    throw new StartProblem(
      `PROCESS_NAME must be one of PROCESS_NAMES=${names.join(',')} or its place from 0, not "${text}".`,
    )
  if (!proxy) throw new StartProblem('PROCESS_NAME needs PROXY_ORIGIN: where the proxy answers.')
  if (!token) throw new StartProblem('PROCESS_NAME needs a CONTROL_TOKEN: the same for all processes.')
  return { name, names, proxy, token }
}
