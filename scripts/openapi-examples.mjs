import { run } from './lib/run.mjs'

// The same file of tests that holds the examples against the contracts writes them first.
process.env.WRITE_EXAMPLES = '1'
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node']
await run(process.execPath, [...vitest, 'tests/contract/openapi-examples.contract.test.ts'])
