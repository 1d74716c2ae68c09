import { CAST } from '@understudy/seed'
import { createPlatform, PLATFORM_DEFAULTS, type PlatformOptions } from './platform.ts'
import { WorldFileRefused } from './world/schema.ts'

const env = process.env
const port = portFrom('PORT', PLATFORM_DEFAULTS.port)
const stagePort = portFrom('STAGE_PORT', PLATFORM_DEFAULTS.stagePort)
const host = env.HOST || 'localhost'
const loopbackOnly = /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)

const platform = await createPlatform(optionsFrom(env)).catch((error: unknown) => {
  if (!(error instanceof WorldFileRefused)) throw error
  console.error(`The default world cannot be opened: ${error.message}`)
  process.exit(1)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void platform.close().then(() => process.exit(0)))

await Promise.all([platform.app.listen({ port, host }), platform.stage.listen({ port: stagePort, host })])
console.log(greeting())

function optionsFrom(env: NodeJS.ProcessEnv): Partial<PlatformOptions> {
  return {
    port,
    stagePort,
    loopbackOnly,
    ...(env.DATA_DIR ? { dataDir: env.DATA_DIR } : {}),
    ...(env.CONTROL_TOKEN ? { controlToken: env.CONTROL_TOKEN } : {}),
    ...(env.APP_ORIGIN ? { appOrigin: env.APP_ORIGIN } : {}),
    ...(env.STAGE_ORIGIN ? { stageOrigin: env.STAGE_ORIGIN } : {}),
    ...(env.WEB_ROOT ? { web: { root: env.WEB_ROOT } } : {}),
    ...(env.WORLD_LIMIT ? { worldLimit: Number(env.WORLD_LIMIT) } : {}),
    records: env.RECORD_CALLS !== '0',
    strictWorlds: env.STRICT_WORLDS === '1',
    plainLogin: env.FAKE_PLAIN_LOGIN !== '0',
  }
}

function portFrom(name: string, usual: number): number {
  const value = env[name]
  if (value === undefined || value === '') return usual
  const number = Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  console.error(`${name} must be a port number, not "${value}".`)
  process.exit(1)
}

function greeting(): string {
  const shown = host === 'localhost' || host === '0.0.0.0' ? 'localhost' : host
  const people = CAST.slice(0, 5).map(
    ({ name, password, story }) => `    ${name.padEnd(8)} ${password.padEnd(10)} ${story}`,
  )
  const steering = loopbackOnly
    ? `http://${shown}:${port}/__control/`
    : env.CONTROL_TOKEN
      ? `http://${shown}:${port}/__control (with the token)`
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
