import { runAndReport } from './lib/report.mjs'
import { fromRoot } from './lib/root.mjs'
import { playwright, vitest } from './lib/suites.mjs'
import { setupOrExit } from './setup.mjs'

// All contract and browser tests against what the `serve` image holds, as docker-compose.yml runs them.
await setupOrExit()
const { withServed } = await import('./lib/served.mjs')
const contract = fromRoot('tests/results/compose-contract.json')
const e2e = fromRoot('tests/results/compose-e2e.json')

process.exitCode = await withServed((env) => {
  console.log(`Against ${env.BASE_URL}: the built server, production dependencies only.`)
  const groups = [
    [{ name: 'contract', work: () => vitest(contract, ['--project', 'node', 'tests/contract'], { env }) }],
    [{ name: 'e2e', work: () => playwright(e2e, [], { env }) }],
  ]
  // One suite says nothing about the other.
  return runAndReport(groups, [contract, e2e], { all: true })
})
