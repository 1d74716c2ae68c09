import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // The component tests set a zone for the whole process; the server's tests keep theirs.
          env: { TZ: 'UTC' },
          globalSetup: ['./tests/support/scratch.ts', './tests/support/coverage-start.ts'],
          setupFiles: ['./tests/support/setup.ts', './tests/support/coverage-setup.ts'],
          include: [
            '{art,contracts,merchants,seed,fake-server}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          // Processes, not threads: the SQLite binding may be torn down in the middle of a thread's exit.
          pool: 'forks',
          // Generous, because nothing here waits: only a hang reaches it, on the slowest machine too.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // Worlds keep tests apart, so files may share the modules they load: most of a file's time is loading them.
          isolate: false,
        },
      },
      { extends: './web/vite.config.ts', root: './web', test: { pool: 'threads' } },
    ],
  },
})
