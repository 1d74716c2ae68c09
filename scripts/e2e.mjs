import { fromRoot } from './lib/root.mjs'
import { CommandFailed } from './lib/run.mjs'
import { playwright } from './lib/suites.mjs'
import { setupOrExit } from './setup.mjs'

// Runs browser tests; rebuilds first what the sources have changed.
await setupOrExit()
try {
  if (!process.env.BASE_URL) {
    const { build } = await import('./build.mjs')
    const { buildDemo } = await import('./demo.mjs')
    await build()
    await buildDemo()
  }
  const args = process.argv.slice(2)
  // `--list` runs no tests, so its report must not be counted.
  const report = args.includes('--list') ? 'listed' : 'e2e'
  await playwright(fromRoot('tests/results', `${report}.json`), args)
} catch (problem) {
  if (!(problem instanceof CommandFailed)) console.error(problem)
  process.exit(problem instanceof CommandFailed ? problem.exitCode : 1)
}
