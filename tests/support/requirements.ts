import { parseArgs } from 'node:util'
import { OPEN } from '../requirements-open.ts'
import { read, repositoryFiles } from './repository.ts'
import { asText, problems, readRequirements, rowsOf } from './requirements-report.ts'
import { scanTests } from './requirements-scan.ts'

const { values: asked } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    area: { type: 'string' },
    open: { type: 'boolean', default: false },
  },
})

const requirements = readRequirements(read('tests/requirements.tsv'))
const scans = repositoryFiles(/[.]test[.]tsx?$|[.]e2e[.]ts$/).map((file) => scanTests(file, read(file)))
const tests = scans.flatMap((scan) => scan.tests)
const wrong = problems(
  requirements,
  tests,
  OPEN,
  scans.flatMap((scan) => scan.sleepers),
)

const rows = rowsOf(requirements, tests, OPEN).filter(
  ({ area, proved }) => (!asked.area || area === asked.area.toUpperCase()) && !(asked.open && proved),
)
console.log(asked.json ? JSON.stringify({ rows }, null, 2) : asText(rows))

for (const sentence of wrong) console.error(sentence)
if (wrong.length) process.exitCode = 1
