import { argumentsOf } from '../../scripts/lib/arguments.mjs'
import { read, repositoryFiles } from './repository.ts'
import { asText, problems, provedTwice, readRequirements, rowsOf } from './requirements-report.ts'
import { scanTests } from './requirements-scan.ts'

const { values: asked } = argumentsOf({
  options: {
    json: { type: 'boolean', default: false },
    area: { type: 'string' },
    open: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
  },
})

const requirements = readRequirements(read('tests/requirements.tsv'))
const scans = repositoryFiles(/[.]test[.]tsx?$|[.]e2e[.]ts$/).map((file) => scanTests(file, read(file)))
const tests = scans.flatMap((scan) => scan.tests)
const all = rowsOf(requirements, tests)
const wrong = problems(
  all,
  tests,
  scans.flatMap((scan) => scan.misplaced),
  scans.flatMap((scan) => scan.sleepers),
)

const rows = all.filter(
  ({ area, tests }) => (!asked.area || area === asked.area.toUpperCase()) && !(asked.open && tests.length),
)
if (asked.json) console.log(JSON.stringify({ rows }, null, 2))
else console.log(asked.twice ? provedTwice(rows) : asText(rows))

for (const sentence of wrong) console.error(sentence)
if (wrong.length) process.exitCode = 1
