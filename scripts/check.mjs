import { existsSync, readFileSync } from 'node:fs'
import { reachOf } from './lib/reach.mjs'
import { runAndReport } from './lib/report.mjs'
import { fromRoot } from './lib/root.mjs'
import { npmRun, run } from './lib/run.mjs'
import { playwright, vitest } from './lib/suites.mjs'
import { setupOrExit } from './setup.mjs'

// What a change can have broken, in a minute or two: types, the look of its files, and the tests it can reach.
await setupOrExit()

/** What git lists. @param {string[]} args */
const git = async (...args) => (await run('git', args, { quiet: true })).split('\0').filter(Boolean)

/** The commit of main that this branch is based on; without main, the last one. */
const base = () =>
  git('merge-base', 'main', 'HEAD').then(
    ([commit = '']) => commit.trim(),
    () => 'HEAD',
  )

const isThere = (/** @type {string} */ file) => existsSync(fromRoot(file))
const files = (await git('ls-files', '-z', '--cached', '--others', '--exclude-standard')).filter(isThere)
const untracked = await git('ls-files', '-z', '--others', '--exclude-standard')
const changed = [...(await git('diff', '-z', '--name-only', '--no-renames', await base())), ...untracked]
if (changed.length === 0) {
  console.log('Nothing differs from main: npm test runs everything.')
  process.exit(0)
}

/** @type {Map<string, string>} */
const texts = new Map()
const read = (/** @type {string} */ file) => {
  const text = texts.get(file) ?? readFileSync(fromRoot(file), 'utf8')
  texts.set(file, text)
  return text
}
const { unit, e2e, wide } = reachOf(changed, files, read)
const there = changed.filter(isThere)
const results = (/** @type {string} */ name) => fromRoot('tests/results', `${name}.json`)
/** @typedef {import('./lib/stages.mjs').Stage['work']} Work */

/** Checks what has changed since it was run last. @type {Work} */
const types = (quiet) => {
  const info = fromRoot('node_modules/.understudy-types.tsbuildinfo')
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', info, '-p', 'tsconfig.json']
  return run(process.execPath, [fromRoot('node_modules/typescript/bin/tsc'), ...args], { quiet })
}
/** @type {Work} */
const look = (quiet) => {
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...there]
  return run(process.execPath, [fromRoot('node_modules/@biomejs/biome/bin/biome'), ...args], { quiet })
}
/** Architecture tests that build the app or load all tests, which takes longer than the rest together. */
const LONG = ['lazy-code', 'real-build', 'reliance', 'tests-run'].map((name) => `tests/architecture/${name}.test.ts`)
const architecture = files.filter((file) => /^tests\/architecture\/.*\.test\.ts$/.test(file) && !LONG.includes(file))
const tests = [...new Set([...architecture, ...unit])]

console.log(`Changed files, compared with main: ${changed.length}.
Besides tests/architecture these import them or are about their features, ${unit.length} files and ${e2e.length} for the browser:
${[...unit, ...e2e].map((file) => `  ${file}`).join('\n')}`)
if (wide.length > 0)
  console.log(`So much imports these that only what imports them directly is tested; npm test tests the rest:
${wide.map((file) => `  ${file}`).join('\n')}`)
console.log('Not run: import rules, unused code and ESLint (npm run lint), tests with the tag all, and these:')
console.log(`${LONG.map((file) => `  ${file}`).join('\n')}\n`)

const browserStages = [
  [{ name: 'e2e', work: () => playwright(results('check-e2e'), ['--grep-invert', '@all|@served', ...e2e]) }],
]
process.exitCode = await runAndReport(
  [
    [
      { name: 'types', work: types },
      {
        name: 'tests',
        work: (quiet, heard) => vitest(results('check'), ['--tags-filter', '!all', ...tests], { quiet, heard }),
      },
      ...(there.length > 0 ? [{ name: 'look of the files', work: look }] : []),
      ...(e2e.length > 0
        ? [{ name: 'build', work: (/** @type {boolean} */ quiet) => npmRun('build', { quiet }) }]
        : []),
    ],
    ...(e2e.length > 0 ? browserStages : []),
  ],
  [results('check'), results('check-e2e')],
)
