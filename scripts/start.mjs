import { pathToFileURL } from 'node:url'
import { fromRoot } from './lib/root.mjs'
import { CommandFailed, run } from './lib/run.mjs'
import { setupOrExit } from './setup.mjs'

await setupOrExit()
try {
  // A process of its own: the builder's memory must not stay with the server.
  await run(process.execPath, [fromRoot('scripts/build.mjs')])
} catch (problem) {
  process.exit(problem instanceof CommandFailed ? problem.exitCode : 1)
}
// Not a child: signals and the exit code are the server's own.
await import(pathToFileURL(fromRoot('fake-server/dist/server.js')).href)
