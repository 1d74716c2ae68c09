import { run } from './lib/run.mjs'
import { setupOrExit } from './setup.mjs'

// Several processes behind nginx, as docker-compose.scale.yml runs them, with one killed and one drained meanwhile.
await setupOrExit()
await run(process.execPath, ['--import', 'tsx', 'tests/scale/scale.ts'])
