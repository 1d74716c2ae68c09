import { fromRoot } from './lib/root.mjs'
import { CommandFailed, run } from './lib/run.mjs'
import { setupOrExit } from './setup.mjs'

await setupOrExit()
// Imported dynamically, as setup has to install its dependencies first.
const { makeOfContracts } = await import('./lib/made-of-contracts.mjs')
const { serveDevelopment } = await import('./dev-server.mjs')
// Built once, as Vite does not serve it; in a process of its own, as building makes a process one of production.
try {
  await run(process.execPath, [fromRoot('scripts/build.mjs'), '--console'])
} catch (problem) {
  process.exit(problem instanceof CommandFailed ? problem.exitCode : 1)
}
await makeOfContracts({ oldExamples: true })
await serveDevelopment()
