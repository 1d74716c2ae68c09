import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { argumentsOf } from './lib/arguments.mjs'
import { runAndReport } from './lib/report.mjs'
import { fromRoot } from './lib/root.mjs'
import { npmRun, run } from './lib/run.mjs'
import { playwright, vitest } from './lib/suites.mjs'
import { setupOrExit } from './setup.mjs'

const { values: asked } = argumentsOf({
  options: {
    /** Also what proves the surroundings: packages in other projects, the served build, tests with the tag `all`. */
    all: { type: 'boolean', default: false },
    /** Prints the fifty tests that took longest. */
    slowest: { type: 'boolean', default: false },
  },
})

/** URL of a running server: only the suites that call a server run, and nothing is built. */
const target = process.env.BASE_URL ?? process.env.TARGET
if (target) Object.assign(process.env, { BASE_URL: target, TARGET: target })

const { CONTROL_TOKEN, CONTROL_TOKEN_FILE } = process.env
if (!CONTROL_TOKEN && CONTROL_TOKEN_FILE) process.env.CONTROL_TOKEN = readFileSync(CONTROL_TOKEN_FILE, 'utf8').trim()

await setupOrExit()
const { withServed } = await import('./lib/served.mjs')
const { servedPart } = await import('./lib/served-part.mjs')
const { wasmPart } = await import('./lib/wasm-part.mjs')

const results = (/** @type {string} */ name) => fromRoot('tests/results', `${name}.json`)
const script = (/** @type {string} */ name) => ({
  name,
  work: (/** @type {boolean} */ quiet) => npmRun(name, { quiet }),
})
const e2e = (/** @type {string[]} */ args) => ({ name: 'e2e', work: () => playwright(results('e2e'), args) })
/** Found or installed before the tests that need it, so that a missing browser is reported at once. */
const browser = {
  name: 'browser',
  work: (/** @type {boolean} */ quiet) => run(process.execPath, [fromRoot('scripts/browser.mjs')], { quiet }),
}

/**
 * Where browser tests record their calls: those against the served build always do, all of them
 * where RECORD_HAR names a folder.
 */
const recordings = process.env.RECORD_HAR ?? fromRoot('tests/results/har')
if (!process.env.RECORD_HAR) rmSync(recordings, { recursive: true, force: true })
/** Checks the recorded calls against the contracts. */
const conform = {
  name: 'conform',
  work: (/** @type {boolean} */ quiet) =>
    run(process.execPath, [fromRoot('scripts/conform.mjs'), '--har', recordings], { quiet }),
}

if (!process.env.TEMPLATES_DIR) {
  // The servers of all stages share the databases that they seed.
  const folder = mkdtempSync(join(tmpdir(), 'understudy-templates-'))
  process.env.TEMPLATES_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Without what only the whole gate runs. */
const circle = asked.all ? [] : ['--tags-filter', '!all']
/** One worker per two cores, as each worker loads the whole app again. */
const componentWorkers = Math.ceil(availableParallelism() / 2)
/** @param {string} name @param {string} file @param {string[]} args */
const vitestStage = (name, file, args) => ({
  name,
  work: (/** @type {boolean} */ quiet, /** @type {import('./lib/stages.mjs').Heard} */ heard) =>
    vitest(results(file), args, { quiet, heard }),
})

const built = {
  name: 'build',
  async work(/** @type {boolean} */ quiet) {
    await npmRun('build', { quiet })
    // The folder of static files is tried in browsers by tests with the tag `all`.
    if (asked.all) await npmRun('demo', { quiet })
  },
}

const first = [script('types'), script('lint'), built, browser]
/** Before the tests without a browser, as each run starts its own count of what was reached. */
const onWebAssembly = {
  name: 'on WebAssembly',
  work: (/** @type {boolean} */ quiet, /** @type {import('./lib/stages.mjs').Heard} */ heard) =>
    wasmPart(results('wasm'), { quiet, heard }),
}
const withoutBrowser = [
  [
    vitestStage('unit and contract', 'unit', ['--project', 'node', ...circle]),
    vitestStage('components', 'components', ['--project', 'web', `--maxWorkers=${componentWorkers}`]),
  ],
  // Written now, as the next run starts its own count.
  [script('coverage'), script('requirements')],
]
const gate = asked.all
  ? [
      first,
      [onWebAssembly],
      ...withoutBrowser,
      // Tests with the tag run against the server of the container only.
      [e2e(['--grep-invert', '@served'])],
      [
        {
          name: 'served',
          work: () =>
            withServed((env) =>
              servedPart(
                { ...env, RECORD_HAR: recordings },
                { contract: results('served-contract'), e2e: results('served-e2e') },
              ),
            ),
        },
      ],
      [conform],
    ]
  : [first, ...withoutBrowser, [e2e(['--grep-invert', '@all'])]]
const against = [
  [browser],
  [vitestStage('contract', 'contract', ['--project', 'node', 'tests/contract'])],
  [e2e(['--grep-invert', '@demo'])],
]

if (target) {
  console.log(`Against ${target}`)
  process.exitCode = await runAndReport(against, [results('contract'), results('e2e')], { ...asked, all: true })
} else {
  const reports = ['wasm', 'unit', 'components', 'e2e', 'served-contract', 'served-e2e'].map(results)
  process.exitCode = await runAndReport(gate, reports, { slowest: asked.slowest })
}
