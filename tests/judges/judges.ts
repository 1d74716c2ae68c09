import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf, refuse } from '../../scripts/lib/arguments.mjs'
import { ROOT } from '../support/repository.ts'
import { arazzo } from './arazzo.ts'
import { bombadil } from './bombadil.ts'
import type { Judge, Verdict } from './judge.ts'
import { prism } from './prism.ts'
import { counted } from './rules-off.ts'
import { specmatic } from './specmatic.ts'
import { NotHad } from './tool.ts'
import { wapiti } from './wapiti.ts'

// Judges from outside, each on a built server of its own: `npm run judges`, or one with `-- --only prism`.

const JUDGES: Judge[] = [prism, arazzo, specmatic, wapiti, bombadil]
const names = JUDGES.map(({ name }) => name).join(', ')

const { values } = argumentsOf({ options: { only: { type: 'string' } } })
const chosen = JUDGES.filter(({ name }) => values.only === undefined || values.only === name)
if (chosen.length === 0) refuse(`--only takes ${names}, not "${values.only}".`)

const rows: { judge: string; did: string; findings: string; seconds: string }[] = []
const all: Record<string, string[]> = {}
for (const { name, run } of chosen) {
  const folder = join(ROOT, 'tests/results/judges', name)
  mkdirSync(folder, { recursive: true })
  const begun = performance.now()
  console.log(`${name} ...`)
  const { did, findings } = await verdictOf(name, run, folder)
  all[name] = findings ?? []
  rows.push({
    judge: name,
    did,
    findings: findings === undefined ? 'not run' : String(findings.length),
    seconds: ((performance.now() - begun) / 1000).toFixed(0),
  })
}

for (const [name, findings] of Object.entries(all)) for (const finding of findings) console.log(`${name}: ${finding}`)
const widths = { judge: 10, findings: 9, seconds: 8 }
const line = ({ judge, did, findings, seconds }: (typeof rows)[number]) =>
  `${judge.padEnd(widths.judge)}${findings.padStart(widths.findings)}${seconds.padStart(widths.seconds)}  ${did}`
console.log(`\n${line({ judge: 'judge', did: 'did', findings: 'findings', seconds: 'seconds' })}`)
for (const row of rows) console.log(line(row))

const ran = rows.filter(({ findings }) => findings !== 'not run')
const faultless = ran.every(({ findings }) => findings === '0')
process.exit(ran.length > 0 && faultless ? 0 : 1)

/** What the judge found; no findings at all where this machine does not have it. */
async function verdictOf(
  name: string,
  run: Judge['run'],
  folder: string,
): Promise<{ did: string; findings?: Verdict['findings'] }> {
  try {
    const { did, findings } = await run(folder)
    const { findings: left, off } = counted(name, findings)
    return { did: off > 0 ? `${did}; ${off} by rules that are off` : did, findings: left }
  } catch (problem) {
    if (problem instanceof NotHad) return { did: problem.message }
    return {
      did: 'broke off',
      findings: [problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)],
    }
  }
}
