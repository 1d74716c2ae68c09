import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint, stampIs } from './fingerprint.mjs'
import { fromRoot, isMain, ROOT } from './root.mjs'
import { run } from './run.mjs'

const FOLDER = fromRoot('contracts/dist')

/**
 * Loads a module of the tests; through Vite, because some of them import files by a pattern.
 * @param {string} path
 */
async function load(path) {
  const { createServer } = await import('vite')
  const server = { middlewareMode: true, watch: null, ws: /** @type {const} */ (false) }
  const quiet = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('warn') }
  const optimizeDeps = { noDiscovery: true }
  const vite = await createServer({ root: ROOT, appType: 'custom', ...quiet, optimizeDeps, server })
  return vite.ssrLoadModule(fromRoot(path))
}

/** Moved there as a whole: a test that runs meanwhile never reads a half. @param {string} name @param {unknown} value */
function write(name, value) {
  mkdirSync(FOLDER, { recursive: true })
  const part = `${FOLDER}/${name}.${process.pid}`
  writeFileSync(part, `${JSON.stringify(value, null, 1)}\n`)
  renameSync(part, `${FOLDER}/${name}`)
}

const MAKERS = {
  'field-comments.json': async () => (await load('tests/support/contract-comments.ts')).contractComments(),
  'examples.json': async () => (await load('tests/contract/recorded-examples.ts')).recordedExamples(),
}
const EXAMPLES_OF = [
  'pnpm-lock.yaml',
  'contracts',
  'merchants',
  'seed',
  'art',
  'platform',
  'stage',
  'steering',
  'fake-server',
  'tests/contract',
  'tests/support',
]
const SOURCES = { 'field-comments.json': ['contracts', 'tests/support'], 'examples.json': EXAMPLES_OF }

/**
 * Makes a file where its sources have changed; `anyAge` does with one that is there.
 * @param {keyof typeof MAKERS} name @param {{ anyAge?: boolean }} [options]
 */
async function unlessMade(name, { anyAge = false } = {}) {
  const stamp = join(FOLDER, `.${name}.made-from`)
  const expected = fingerprint([...SOURCES[name], 'scripts/lib/made-of-contracts.mjs'])
  if (existsSync(join(FOLDER, name)) && (anyAge || stampIs(stamp, expected))) return
  console.log(`contracts/dist/${name} is missing or older than its sources: making it`)
  // A process of its own: the platform that answers the calls ends with it. It answers them itself.
  const env = { TARGET: undefined, BASE_URL: undefined, NODE_ENV: undefined }
  await run(process.execPath, [fileURLToPath(import.meta.url), name], { env, quiet: true })
  writeFileSync(stamp, expected)
}

/**
 * Makes what the reference needs besides the contracts: their comments on fields, and an example of every call. While
 * one develops and tests, `oldExamples` spares making every call again after each change of the server.
 * @param {{ oldExamples?: boolean }} [options]
 */
export async function makeOfContracts({ oldExamples = false } = {}) {
  await unlessMade('field-comments.json')
  await unlessMade('examples.json', { anyAge: oldExamples })
}

/** The files, relative to the repository. */
export const MADE_OF_CONTRACTS = Object.keys(MAKERS).map((name) => `contracts/dist/${name}`)

if (isMain(import.meta.url)) {
  const name = /** @type {keyof typeof MAKERS} */ (process.argv[2])
  write(name, await MAKERS[name]())
  process.exit(0)
}
