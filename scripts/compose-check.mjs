import { runAndReport } from './lib/report.mjs'
import { fromRoot } from './lib/root.mjs'
import { playwright, vitest } from './lib/suites.mjs'
import { setupOrExit } from './setup.mjs'

// Runs all contract and browser tests against the content of the `serve` image, as docker-compose.yml does.
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
  // Runs the second suite even if the first one fails.
  return runAndReport(groups, [contract, e2e], { all: true })
})
