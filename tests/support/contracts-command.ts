import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REGISTRY } from '@understudy/contracts/registry'
import * as z from 'zod/mini'
import { Evidence } from '../../fake-server/src/tools/conform/evidence.ts'
import { argumentsOf } from '../../scripts/lib/arguments.mjs'
import { asLines, type NamedEvidence, standings } from './contract-evidence.ts'
import { ROOT } from './repository.ts'

const { values } = argumentsOf({
  options: { fields: { type: 'boolean' }, json: { type: 'boolean' }, evidence: { type: 'string' } },
})
const folder = values.evidence ?? join(ROOT, 'contracts/evidence')

try {
  const evidence = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ file, evidence: evidenceIn(file) }))
  const all = standings(
    REGISTRY.filter(({ surface }) => surface === 'wps' || surface === 'lgw'),
    evidence,
  )
  if (values.json) console.log(JSON.stringify(all, null, 2))
  else for (const line of asLines(all, { withFields: values.fields ?? false })) console.log(line)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

function evidenceIn(file: string): NamedEvidence['evidence'] {
  const read = z.safeParse(Evidence, JSON.parse(readFileSync(join(folder, file), 'utf8')))
  if (!read.success) throw new Error(`${file} is no evidence: npm run conform writes it with --keep.`)
  return read.data
}
