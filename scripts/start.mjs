import { pathToFileURL } from 'node:url'
import { fromRoot } from './lib/root.mjs'
import { CommandFailed, run } from './lib/run.mjs'
import { setupOrExit } from './setup.mjs'

await setupOrExit()
try {
  // Builds in a child process, so that its memory is freed before the server starts.
  await run(process.execPath, [fromRoot('scripts/build.mjs')])
} catch (problem) {
  process.exit(problem instanceof CommandFailed ? problem.exitCode : 1)
}
// Runs in this process, so that signals and the exit code are the server's own.
await import(pathToFileURL(fromRoot('fake-server/dist/server.js')).href)
