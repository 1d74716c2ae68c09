import { setupOrExit } from './setup.mjs'

await setupOrExit()
// Imported dynamically, as setup has to install its dependencies first.
const { buildConsole } = await import('./build.mjs')
const { makeOfContracts } = await import('./lib/made-of-contracts.mjs')
const { serveDevelopment } = await import('./dev-server.mjs')
// Built once, as Vite does not serve it.
await buildConsole()
await makeOfContracts({ oldExamples: true })
await serveDevelopment()
