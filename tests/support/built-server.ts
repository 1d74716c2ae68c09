import { execFileSync } from 'node:child_process'
import { mkdirSync, rmdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from './repository.ts'

/** Environment of a command in a terminal, without the test runner's variables. */
export const CLEAN_ENV = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }

const NETWORK_SETTING = /^(NODE_EXTRA_CA_CERTS|(HTTPS?|NO)_PROXY|npm_config_(registry|cafile))$/i

/**
 * What a package manager finds that somebody starts at a terminal of this machine: its own Node, whose settings name
 * certificates and registries, not the one below node_modules.
 */
export const MACHINE_ENV = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK_SETTING.test(name))),
  HOME: CLEAN_ENV.HOME,
  PATH: CLEAN_ENV.PATH.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
}

const BUILD = "import('./scripts/build.mjs').then(({ buildServer }) => buildServer())"
const LOCK = join(ROOT, 'fake-server/node_modules/.building')
const PATIENCE_MS = 120_000

/** The server as it is served; where its sources have changed since, it is built again, by one file of tests at a time. */
export function builtServer(): string {
  const since = Date.now()
  while (!taken()) {
    if (Date.now() - since > PATIENCE_MS) throw new Error(`Another build has not ended: remove ${LOCK}`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  }
  try {
    // As a developer builds it: a build below the test runner would take over its NODE_ENV.
    execFileSync(process.execPath, ['--eval', BUILD], { cwd: ROOT, env: CLEAN_ENV, stdio: 'pipe' })
  } finally {
    rmdirSync(LOCK)
  }
  return join(ROOT, 'fake-server/dist/server.js')
}

function taken(): boolean {
  try {
    mkdirSync(LOCK)
    return true
  } catch {
    return false
  }
}
