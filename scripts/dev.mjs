import { setupOrExit } from './setup.mjs'

await setupOrExit()
// Only now: it imports what setup has just installed.
const { serveDevelopment } = await import('./dev-server.mjs')
await serveDevelopment()
