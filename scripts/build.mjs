import { writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { fingerprint, stampIs } from './lib/fingerprint.mjs'
import { MADE_OF_CONTRACTS, makeOfContracts } from './lib/made-of-contracts.mjs'
import { fromRoot, isMain } from './lib/root.mjs'
import { precompress } from './precompress.mjs'

/** Folder of further merchants, beside those of the repository. */
const MORE_MERCHANTS = process.env.MERCHANTS_DIR ? [process.env.MERCHANTS_DIR] : []
const SHARED = ['pnpm-lock.yaml', 'tsconfig.json', 'contracts', 'merchants', 'scripts', ...MORE_MERCHANTS]

// `npm run build -- --real` builds for a real platform, without drawer and console.
if (process.argv.includes('--real')) process.env.VITE_STEERING = 'off'

/** @param {string} name @param {() => Promise<unknown> | unknown} work */
export async function step(name, work) {
  const start = performance.now()
  await work()
  console.log(`${name.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** @param {string} output @param {string[]} sources */
function stampOf(output, sources) {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const expected = fingerprint([...SHARED, ...sources], settings.map(String).sort())
  return { stamp: fromRoot(output, '.built-from'), wanted: expected }
}

/**
 * Skips a build whose sources are unchanged; the stamp is in the output folder, so deleting that forces a build.
 * @param {string} output @param {string[]} sources @param {() => Promise<void>} work
 */
export async function unlessBuilt(output, sources, work) {
  const { stamp, wanted } = stampOf(output, sources)
  if (stampIs(stamp, wanted)) return
  console.log(`${output} is missing or older than its sources: building it`)
  await work()
  writeFileSync(stamp, wanted)
}

/** @param {string} folder @param {import('vite').InlineConfig} [config] */
export async function viteBuild(folder, config) {
  const { build } = await import('vite')
  await build({ root: fromRoot(folder), logLevel: 'warn', mode: 'production', ...config })
}

async function buildWeb() {
  await step('web', () => viteBuild('web', { build: { manifest: true } }))
  await step('web, compressed', () => precompress(fromRoot('web/dist')))
}

async function buildConsoleFiles() {
  await step('console', () => viteBuild('console'))
}

/** Builds the console if its sources have changed. */
export const buildConsole = () => unlessBuilt('console/dist', ['web', 'console'], buildConsoleFiles)

async function buildLottoFiles() {
  await step('lottery page', () => viteBuild('web/lotto'))
  await step('lottery page, compressed', () => precompress(fromRoot('web/lotto/dist')))
}

/** Builds the lottery page if its sources have changed. */
export const buildLotto = () => unlessBuilt('web/lotto/dist', ['web'], buildLottoFiles)

const SERVER = {
  output: 'fake-server/dist',
  sources: ['fake-server', 'steering', 'stage', 'platform', 'seed', 'art', ...MADE_OF_CONTRACTS],
}

/** Whether the build of server and command is up to date. */
export function serverIsBuilt() {
  const { stamp, wanted } = stampOf(SERVER.output, SERVER.sources)
  return stampIs(stamp, wanted)
}

/** Builds server and command if their sources have changed. */
export async function buildServer() {
  await makeOfContracts()
  await unlessBuilt(SERVER.output, SERVER.sources, () => step('server', () => viteBuild('fake-server')))
}

/** Builds the pages whose sources have changed: app, lottery page, console. */
export async function buildPages() {
  await unlessBuilt('web/dist', ['web', 'console'], buildWeb)
  await buildLotto()
  await buildConsole()
}

export async function build() {
  await buildPages()
  await buildServer()
}

if (isMain(import.meta.url)) {
  const parts = process.argv.includes('--console') ? buildConsole : build
  await parts().catch((problem) => {
    console.error(problem.message)
    process.exit(1)
  })
}
