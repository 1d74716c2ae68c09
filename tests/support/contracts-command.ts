import { REGISTRY } from '@understudy/contracts/registry'
import { argumentsOf } from '../../scripts/lib/arguments.mjs'
import { asLines, readEvidence, standings } from './contract-evidence.ts'

const { values } = argumentsOf({
  options: { fields: { type: 'boolean' }, json: { type: 'boolean' }, evidence: { type: 'string' } },
})

try {
  const all = standings(
    REGISTRY.filter(({ surface }) => surface === 'wps' || surface === 'lgw'),
    readEvidence(values.evidence),
  )
  if (values.json) console.log(JSON.stringify(all, null, 2))
  else for (const line of asLines(all, { withFields: values.fields ?? false })) console.log(line)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
