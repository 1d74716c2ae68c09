import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { control } from '@understudy/contracts'
import { CAST } from '@understudy/seed'
import { isFrameable, isLocalHost } from './binding/host-name.ts'
import { areBelow } from './binding/phone-hosts.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import { createPlatform, PLATFORM_DEFAULTS, type PlatformOptions } from './platform.ts'
import type { ProcessOptions } from './processes/processes.ts'
import { StartProblem, sentenceFor } from './start-problem.ts'
import { hostRandom } from './world/host-random.ts'

const { PHONES } = control
const env = process.env
const host = env.HOST || 'localhost'
let controlToken: string | undefined
const LAST_PORT = 65_535
const loopbackOnly = isLocalHost(host.includes(':') ? `[${host}]` : host)

try {
  await start()
} catch (error) {
  const sentence = sentenceFor(error, { host, dataDir: env.DATA_DIR || PLATFORM_DEFAULTS.dataDir })
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exit(1)
}

async function start(): Promise<void> {
  controlToken = env.CONTROL_TOKEN || (env.CONTROL_TOKEN_FILE ? keptToken(env.CONTROL_TOKEN_FILE) : undefined)
  const port = portFrom('PORT', PLATFORM_DEFAULTS.port)
  const stagePort = portFrom('STAGE_PORT', port + 1)
  if (stagePort > LAST_PORT) throw new StartProblem(`No port follows PORT=${port}: set STAGE_PORT too.`)
  const platform = await createPlatform(optionsFrom(env, port, stagePort))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void platform.close().then(() => process.exit(0)))
  await Promise.all([platform.app.listen({ port, host }), platform.stage.listen({ port: stagePort, host })])
  console.log(greeting(port, stagePort))
}

function optionsFrom(env: NodeJS.ProcessEnv, port: number, stagePort: number): Partial<PlatformOptions> {
  return {
    port,
    stagePort,
    loopbackOnly,
    ...(env.DATA_DIR ? { dataDir: env.DATA_DIR } : {}),
    ...(controlToken ? { controlToken } : {}),
    ...(env.APP_ORIGIN ? appOriginsFrom(env.APP_ORIGIN) : {}),
    ...(env.CORS_ORIGINS ? { corsOrigins: originsFrom('CORS_ORIGINS', env.CORS_ORIGINS) } : {}),
    ...(env.STAGE_ORIGIN ? { stageOrigin: originFrom('STAGE_ORIGIN', env.STAGE_ORIGIN) } : {}),
    ...(env.PHONE_ORIGINS ? { phoneOrigins: phoneOriginsFrom(env.PHONE_ORIGINS) } : {}),
    ...(env.VENDOR_ORIGINS ? { vendorOrigins: vendorOriginsFrom(env.VENDOR_ORIGINS) } : {}),
    ...(env.WEB_ROOT ? { web: { root: env.WEB_ROOT } } : {}),
    ...(env.PROCESS_NAME ? { process: processFrom(env.PROCESS_NAME) } : {}),
    ...(env.WORLD_LIMIT ? { worldLimit: limitFrom(env.WORLD_LIMIT) } : {}),
    ...(env.TRUST_PROXY ? { trustProxy: proxiesFrom(env.TRUST_PROXY) } : {}),
    logLevel: logLevelFrom(env.LOG_LEVEL),
    records: env.RECORD_CALLS !== '0',
    strictWorlds: env.STRICT_WORLDS === '1',
    plainLogin: env.FAKE_PLAIN_LOGIN !== '0',
  }
}

/** Reads which of several processes this is; a StatefulSet gives the place in the list instead of the letter. */
function processFrom(text: string): ProcessOptions {
  const names = (env.PROCESS_NAMES ?? '').split(',').map((name) => name.trim())
  const name = /^\d+$/.test(text) ? names[Number(text)] : text
  if (names.some((one) => !/^[a-z]$/.test(one)) || name === undefined || !names.includes(name))
    throw new StartProblem(
      `PROCESS_NAMES must be letters like a,b,c, and PROCESS_NAME one of them or its place from 0, not "${text}" of "${env.PROCESS_NAMES ?? ''}".`,
    )
  if (!env.PROXY_ORIGIN) throw new StartProblem('PROCESS_NAME needs PROXY_ORIGIN: where the proxy answers.')
  if (!controlToken) throw new StartProblem('PROCESS_NAME needs a CONTROL_TOKEN: the same for all processes.')
  return { name, names, proxy: originFrom('PROXY_ORIGIN', env.PROXY_ORIGIN), token: controlToken }
}

/** Reads the token from a file, creating the file with a new token, readable by its owner only, if it is missing. */
function keptToken(file: string): string {
  try {
    if (!existsSync(file)) writeFileSync(file, `${hostRandom.uuid()}\n`, { mode: 0o600, flag: 'wx' })
    const token = readFileSync(file, 'utf8').trim()
    if (token !== '') return token
  } catch (error) {
    throw new StartProblem(`CONTROL_TOKEN_FILE=${file} can neither be read nor made: ${(error as Error).message}.`)
  }
  throw new StartProblem(`CONTROL_TOKEN_FILE=${file} is empty: write a token into it, or remove it.`)
}

function portFrom(name: string, usual: number): number {
  const value = env[name]
  if (value === undefined || value === '') return usual
  const number = Number(value)
  if (Number.isInteger(number) && number > 0 && number <= LAST_PORT) return number
  throw new StartProblem(`${name} must be a port number, not "${value}".`)
}

function limitFrom(value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value)
  throw new StartProblem(`WORLD_LIMIT must be a number of worlds, not "${value}".`)
}

function originFrom(name: string, value: string): string {
  const origin = /^https?:/.test(value) && URL.canParse(value) ? new URL(value).origin : undefined
  // People paste addresses with a trailing slash.
  if (origin !== undefined && value.replace(/\/$/, '') === origin) return origin
  throw new StartProblem(`${name} must be an origin like https://play.example, not "${value}".`)
}

function originsFrom(name: string, text: string): string[] {
  return text.split(',').map((part) => originFrom(name, part.trim()))
}

/** The app's own origin, and those of other clients that open its games. */
function appOriginsFrom(text: string) {
  const [appOrigin = '', ...clientOrigins] = originsFrom('APP_ORIGIN', text)
  return { appOrigin, clientOrigins }
}

/** Origins below the app's: browsers send cookies to framed pages of the same site only. */
function phoneOriginsFrom(text: string): string[] {
  if (!env.APP_ORIGIN) throw new StartProblem('PHONE_ORIGINS needs APP_ORIGIN: the phones are named below it.')
  const { appOrigin } = appOriginsFrom(env.APP_ORIGIN)
  const origins = [...new Set(originsFrom('PHONE_ORIGINS', text))]
  if (origins.length < PHONES.least || origins.length > PHONES.most)
    throw new StartProblem(`PHONE_ORIGINS must be ${PHONES.least} to ${PHONES.most} origins, not ${origins.length}.`)
  if (areBelow(origins, appOrigin)) return origins
  const example = appOrigin.replace('://', '://phone1.')
  throw new StartProblem(`PHONE_ORIGINS must be below APP_ORIGIN, like ${example}, not "${text}".`)
}

function vendorOriginsFrom(text: string): string[] {
  const origins = originsFrom('VENDOR_ORIGINS', text)
  const bad = origins.find((origin) => !isFrameable(origin))
  if (bad === undefined) return origins
  throw new StartProblem(`VENDOR_ORIGINS must be https, or http on this machine, not "${bad}".`)
}

function proxiesFrom(text: string): number | string {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const networks = text.split(',').map((part) => part.trim())
  if (networks.every(isNetwork)) return networks.join(',')
  throw new StartProblem(
    `TRUST_PROXY must be how many proxies stand before the server, or their addresses, not "${text}".`,
  )
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/')
  const version = isIP(address)
  return version !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

function logLevelFrom(text: string | undefined): LogLevel {
  const level = LOG_LEVELS.find((known) => known === (text || 'warn'))
  if (level) return level
  throw new StartProblem(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`)
}

function greeting(port: number, stagePort: number): string {
  const shown = host === 'localhost' || host === '0.0.0.0' ? 'localhost' : host
  const people = CAST.slice(0, 5).map(
    ({ name, password, story }) => `    ${name.padEnd(8)} ${password.padEnd(10)} ${story}`,
  )
  const steering = loopbackOnly
    ? `http://${shown}:${port}/__control/`
    : controlToken
      ? `http://${shown}:${port}/__control (with the token${env.CONTROL_TOKEN ? '' : ` in ${env.CONTROL_TOKEN_FILE}`})`
      : 'off: the server listens beyond loopback; set CONTROL_TOKEN to use it'
  return [
    '',
    '  Understudy is running. Everything in it is invented; no real money.',
    '',
    `  App        http://${shown}:${port}/m/home`,
    `  Stage      http://${shown}:${stagePort}`,
    `  Steering   ${steering}`,
    '',
    '  Log in as',
    ...people,
    '',
  ].join('\n')
}
