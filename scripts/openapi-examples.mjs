import { run } from './lib/run.mjs'

// The test that checks the examples against the contracts also writes them.
process.env.WRITE_EXAMPLES = '1'
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node']
await run(process.execPath, [...vitest, 'tests/contract/openapi-examples.contract.test.ts'])
