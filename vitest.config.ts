import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { read } from './tests/support/repository.ts'
import { readRequirements } from './tests/support/requirements-report.ts'
import { suitesFor } from './tests/support/target-suites.ts'

// A server without a control API can be asked a part of it only.
const target = await suitesFor(process.env.TARGET, process.env.CONTROL_TOKEN)
if (target && !process.env.TARGET_PLAIN) {
  console.warn(target.said)
  // This file is read once for each project.
  process.env.TARGET_PLAIN = '1'
}

export default defineConfig({
  test: {
    // Tests of processes wait for those: half as many again as there are cores keep them busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // The ids of the requirements, `all` for tests that only `npm test -- --all` runs, and `soak` for those that
    // `npm run soak` runs longer. A test with any other tag fails; `--tags-filter LOGIN-014` runs those of a row.
    tags: ['all', 'soak', ...readRequirements(read('tests/requirements.tsv')).map(({ id }) => id)].map((name) => ({
      name,
    })),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // The component tests set a zone for the whole process; the server's tests keep theirs.
          env: { TZ: 'UTC' },
          globalSetup: [
            './tests/support/made-of-contracts-start.ts',
            './tests/support/scratch.ts',
            './tests/support/coverage-start.ts',
          ],
          setupFiles: ['./tests/support/setup.ts', './tests/support/coverage-setup.ts'],
          include: target?.files ?? [
            '{art,contracts,merchants,seed,platform,stage,steering,fake-server,demo}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          // Stryker mutates the sources this process loads: tests that read them or start another process meet none of it.
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.STRYKER_MUTATOR_WORKER ? ['tests/{architecture,process,atlas,bench}/**'] : []),
          ],
          // Processes, not threads: the SQLite binding may be torn down in the middle of a thread's exit.
          pool: 'forks',
          // Generous, because nothing here waits: only a hang reaches it, on the slowest machine too.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Worlds keep tests apart, so files may share the modules they load: most of a file's time is loading them.
          isolate: false,
          // Node reads the sources itself, as it does in the processes that tests start; before 22.18 it has to be told to.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: process.features.typescript ? [] : ['--experimental-strip-types'],
        },
        // Packages are read as they are installed: `development` is for who works on a package with sources in TypeScript.
        plugins: [
          {
            name: 'installed-packages',
            configResolved({ ssr }) {
              ssr.resolve!.conditions = ['node']
            },
          },
        ],
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          name: 'web',
          pool: 'threads',
          include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts', '../console/src/**/*.test.{ts,tsx}'],
          // The storage is the one of the simulated browser, not Node's own.
          execArgv: ['--no-experimental-webstorage'],
          // Loading modules is most of a file's time; the setup puts back what a test leaves in them.
          isolate: false,
        },
      },
    ],
  },
})
