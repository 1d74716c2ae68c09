import { fromRoot } from './lib/root.mjs'
import { CommandFailed } from './lib/run.mjs'
import { playwright } from './lib/suites.mjs'
import { setupOrExit } from './setup.mjs'

// Browser tests of what the sources are now: what was built from others is built again first, and says so.
await setupOrExit()
try {
  if (!process.env.BASE_URL) {
    const { build } = await import('./build.mjs')
    await build()
  }
  const args = process.argv.slice(2)
  // A list says nothing of a run, and must not be counted as one.
  const report = args.includes('--list') ? 'listed' : 'e2e'
  await playwright(fromRoot('tests/results', `${report}.json`), args)
} catch (problem) {
  if (!(problem instanceof CommandFailed)) console.error(problem)
  process.exit(problem instanceof CommandFailed ? problem.exitCode : 1)
}
