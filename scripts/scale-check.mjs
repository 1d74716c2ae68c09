import { run } from './lib/run.mjs'
import { setupOrExit } from './setup.mjs'

// Tests several processes behind nginx, as in docker-compose.scale.yml, while one is killed and one is drained.
await setupOrExit()
await run(process.execPath, ['--import', 'tsx', 'tests/scale/scale.ts'])
