import { execFileSync } from 'node:child_process'

/** Sources that may be mutated; texts, pictures and seed data have nothing that a test could notice. */
const MUTABLE =
  /^(contracts|merchants|platform|stage|steering|fake-server|web|console)\/src\/(?!test\/).*(?<![.]test|[.]d)[.]tsx?$/

const changedSinceMain = () =>
  execFileSync('git', ['diff', '--name-only', '--diff-filter=d', '--merge-base', 'main'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => MUTABLE.test(file))

export default {
  // `--mutate FILES` takes others.
  mutate: changedSinceMain(),
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // Processes, as in vitest.config.ts: the SQLite binding may be torn down in the middle of a thread's exit.
  vitest: { pool: 'forks' },
  // The packages of a copy would import each other from this checkout, without mutants. A run that is killed leaves the
  // mutants in place: git restore brings the sources back.
  inPlace: true,
  disableTypeChecks: false,
  // Vitest does not come back from a run that it breaks off at the first failed test of a process it shares.
  disableBail: true,
  // A mutant that runs as its module loads would need every test again.
  ignoreStatic: true,
  dryRunTimeoutMinutes: 20,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false },
  tempDirName: 'tests/results/stryker',
}
