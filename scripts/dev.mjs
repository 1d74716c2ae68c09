import { setupOrExit } from './setup.mjs'

await setupOrExit()
// Only now: it imports what setup has just installed.
const { buildConsole } = await import('./build.mjs')
const { makeOfContracts } = await import('./lib/made-of-contracts.mjs')
const { serveDevelopment } = await import('./dev-server.mjs')
// Not what is worked on here, and not served by Vite.
await buildConsole()
await makeOfContracts({ oldExamples: true })
await serveDevelopment()
