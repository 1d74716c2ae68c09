import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { reachOf } from './lib/reach.mjs'
import { runAndReport } from './lib/report.mjs'
import { fromRoot, ROOT } from './lib/root.mjs'
import { npmRun, run } from './lib/run.mjs'
import { playwright, vitest } from './lib/suites.mjs'
import { setupOrExit } from './setup.mjs'

// What a change can have broken, in a minute or two: types, the look of its files, and the tests it can reach.
await setupOrExit()

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\0')
    .filter(Boolean)

/** The commit where this branch began; on main, or without it, the last one. */
function base() {
  try {
    return git('merge-base', 'main', 'HEAD').join('').trim()
  } catch {
    return 'HEAD'
  }
}

const begun = base()
const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').filter((file) =>
  existsSync(fromRoot(file)),
)
const untracked = git('ls-files', '-z', '--others', '--exclude-standard')
const changed = [...git('diff', '-z', '--name-only', '--no-renames', begun), ...untracked]
if (changed.length === 0) {
  console.log('Nothing has changed since main: npm test runs everything.')
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
const there = changed.filter((file) => existsSync(fromRoot(file)))
const results = (/** @type {string} */ name) => fromRoot('tests/results', `${name}.json`)
/** @typedef {import('./lib/stages.mjs').Stage['work']} Work */

/** @type {Work} */
const look = (quiet) => {
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...there]
  return run(process.execPath, [fromRoot('node_modules/@biomejs/biome/bin/biome'), ...args], { quiet })
}
const tests = ['tests/architecture', ...unit.filter((file) => !file.startsWith('tests/architecture/'))]

console.log(`${changed.length} files have changed since ${begun === 'HEAD' ? 'the last commit' : 'the branch began'}.
${unit.length} test files and ${e2e.length} browser test files reach them:
${[...unit, ...e2e].map((file) => `  ${file}`).join('\n')}`)
if (wide.length > 0)
  console.log(`So much imports these that only what is next to them is tested; npm test tests the rest:
${wide.map((file) => `  ${file}`).join('\n')}`)
console.log('Not run either: import rules, unused code and ESLint (npm run lint), and tests with the tag all.\n')

const browserStages = [
  [{ name: 'e2e', work: () => playwright(results('check-e2e'), ['--grep-invert', '@all|@served', ...e2e]) }],
]
process.exitCode = await runAndReport(
  [
    [
      { name: 'types', work: (quiet) => npmRun('types', { quiet }) },
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
