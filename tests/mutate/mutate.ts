import { argumentsOf, wholeNumber } from '../../scripts/lib/arguments.mjs'
import { read, repositoryFiles } from '../support/repository.ts'
import { readRequirements } from '../support/requirements-report.ts'
import { scanTests } from '../support/requirements-scan.ts'
import { startBrowserRunner } from './browser.ts'
import { type Mutant, mutantsOf } from './mutations.ts'
import { candidatesOf, draw, indexOf, seeded, type Trial, trialOf } from './pick.ts'
import { MUTABLE } from './plugin.ts'
import { startRunner } from './runner.ts'

const USAGE = `Changes sources a little and says which changes no test notices.

  npm run mutate -- LOGIN-014 REG-006     the sources that the tests of these rows cover
  npm run mutate -- --random 100          that many, drawn from all proved rows, area by area
  --most 40    at most that many mutants a row (40 when not given)
  --seed 7     the same draw again; printed at the start
  --skip 40    leaves out as many of the draw, to go on with one that was interrupted
  --browser    what no unit or contract test notices is built and tried on the row's browser tests too
  --json       the result as data`

const { values: asked, positionals: rows } = argumentsOf({
  allowPositionals: true,
  options: {
    random: { type: 'string' },
    most: { type: 'string', default: '40' },
    seed: { type: 'string' },
    skip: { type: 'string', default: '0' },
    browser: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

for (const name of ['random', 'most', 'seed', 'skip'] as const)
  if (asked[name] !== undefined) wholeNumber(`--${name}`, asked[name])

const known = readRequirements(read('tests/requirements.tsv'))
const unknown = rows.filter((row) => !known.some(({ id }) => id === row))
if (asked.help || unknown.length > 0 || (rows.length === 0 && !asked.random)) {
  console.error(unknown.length > 0 ? `No such row: ${unknown.join(', ')}\n\n${USAGE}` : USAGE)
  process.exit(asked.help ? 0 : 1)
}

const seed = Number(asked.seed ?? Math.floor(Math.random() * 1e9))
const say = (line: string) => (asked.json ? console.error(line) : console.log(line))
say(`seed ${seed}`)

/** Rows that a test below the browser proves; what only a browser proves needs a build for each mutant. */
const scanned = repositoryFiles(/[.]test[.]tsx?$/).flatMap((file) => scanTests(file, read(file)).tests)
const provedBelow = new Set(scanned.flatMap(({ ids }) => ids))
const wanted = rows.length > 0 ? rows : [...provedBelow]
const files = rows.length > 0 ? filesOf(rows) : undefined
for (const row of rows.filter((id) => !provedBelow.has(id))) say(`${row}: no unit or contract test names it`)

function filesOf(ids: string[]): string[] {
  return [...new Set(scanned.filter((test) => test.ids.some((id) => ids.includes(id))).map(({ file }) => file))]
}

const mutants = new Map<string, Mutant>(
  repositoryFiles(MUTABLE)
    .flatMap((file) => mutantsOf(file, read(file)))
    .map((mutant) => [mutant.id, mutant]),
)

/** Source text as one short line. */
const short = (text: string) => (text.length > 70 ? `${text.slice(0, 67)}...` : text).replace(/\s+/g, ' ')

type Outcome = 'caught' | 'caught by another' | 'survived' | 'fails by itself'
interface Result extends Trial {
  outcome: Outcome
}
const runner = await startRunner()
const results: Result[] = []

async function outcomeOf({ mutant: { id: mutant }, hits, own, others, nearby }: Trial): Promise<Outcome> {
  for (const [tests, outcome] of [
    [own, 'caught'],
    [others, 'caught by another'],
    [nearby, 'caught by another'],
  ] as const) {
    if (tests.length === 0 || !(await runner.catches(mutant, hits, tests))) continue
    // The same tests without it: a machine too busy for them fails them too.
    return (await runner.catches('', hits, tests)) ? 'fails by itself' : outcome
  }
  return 'survived'
}

const sayResult = ({ outcome, row, mutant }: Result) =>
  say(
    `${outcome.padEnd(17)} ${row.padEnd(12)} ${mutant.file}:${mutant.line}  ${short(mutant.original)} -> ${short(mutant.replacement) || '(left out)'}`,
  )

try {
  say(`running ${files ? files.join(', ') : 'all tests'} without a mutant ...`)
  const coverage = indexOf(
    await runner.cover(files, (failed) => say(`left out, as they fail without any mutant: ${failed.join(', ')}`)),
  )
  const candidates = (row: string) => candidatesOf(row, coverage, mutants)
  const chosen = asked.random
    ? draw(wanted, Number(asked.random), seeded(seed), candidates)
    : wanted.flatMap((row) => candidates(row).slice(0, Number(asked.most)))
  for (const candidate of chosen.slice(Number(asked.skip))) {
    const trial = trialOf(candidate, coverage)
    const result: Result = { ...trial, outcome: await outcomeOf(trial) }
    results.push(result)
    sayResult(result)
  }
} finally {
  await runner.close()
}

if (asked.browser) await tryInBrowser(results.filter(({ outcome }) => outcome === 'survived'))

async function tryInBrowser(survivors: Result[]): Promise<void> {
  const inBrowser = repositoryFiles(/[.]e2e[.]ts$/).flatMap((file) => scanTests(file, read(file)).tests)
  const browser = startBrowserRunner()
  try {
    for (const result of survivors) {
      const tests = inBrowser.filter(({ ids }) => ids.includes(result.row))
      if (tests.length === 0) continue
      const testFiles = [...new Set(tests.map(({ file }) => file))]
      if (await browser.catches(result.mutant, result.row, testFiles)) result.outcome = 'caught'
      sayResult(result)
    }
  } finally {
    browser.close()
  }
}

const areas = [...new Set(results.map(({ row }) => row.split('-')[0] ?? ''))].sort()
const count = (area: string | undefined, outcome: Outcome) =>
  results.filter((result) => (!area || result.row.startsWith(`${area}-`)) && result.outcome === outcome).length
const line = (name: string, area?: string) =>
  `${name.padEnd(10)} caught ${String(count(area, 'caught')).padStart(3)}   by another ${String(count(area, 'caught by another')).padStart(3)}   survived ${String(count(area, 'survived')).padStart(3)}   fails by itself ${String(count(area, 'fails by itself')).padStart(3)}`

if (asked.json) {
  console.log(
    JSON.stringify(
      { seed, results: results.map(({ own: _own, others: _others, nearby: _nearby, ...rest }) => rest) },
      null,
      2,
    ),
  )
} else {
  console.log('')
  for (const area of areas) console.log(line(area, area))
  console.log(line('all'))
}
// A worker that hangs would keep the process.
setTimeout(() => process.exit(), 5_000).unref()
