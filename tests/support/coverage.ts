import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REGISTRY } from '@understudy/contracts/registry'
import * as z from 'zod/mini'
import { argumentsOf } from '../../scripts/lib/arguments.mjs'
import { UNREACHED } from '../coverage-unreached.ts'
import { COVERAGE_FILE, RESULTS, Reached } from './coverage-of-run.ts'
import { asText, coverageOf } from './coverage-report.ts'

const { values: asked } = argumentsOf({ options: { json: { type: 'boolean', default: false } } })

const files = existsSync(RESULTS) ? readdirSync(RESULTS).filter((name) => COVERAGE_FILE.test(name)) : []
if (files.length === 0) {
  console.error('No run has left its counts in tests/results: run `npm run contract` first')
  process.exit(1)
}
const reached = files.flatMap((name) =>
  z.parse(z.array(Reached), JSON.parse(readFileSync(join(RESULTS, name), 'utf8'))),
)
const report = coverageOf(
  REGISTRY.filter(({ surface }) => surface !== 'control'),
  reached,
  UNREACHED,
)
console.log(asked.json ? JSON.stringify(report, null, 2) : asText(report))
if (report.problems.length > 0) process.exitCode = 1
