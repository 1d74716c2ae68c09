import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { installedBrowser } from '../scripts/browser.mjs'
import { portOf, wholeNumber } from '../scripts/lib/arguments.mjs'

const port = portOf('E2E_PORT', 3100)
const stagePort = portOf('E2E_STAGE_PORT', port + 1)
const target = process.env.BASE_URL
const baseURL = target ?? `http://localhost:${port}`

// Workers read this file too; only the process that starts the server makes its folder.
if (!target && !process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'understudy-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

// The run without the tests of `@all` also looks for accessibility violations in one theme only.
if (process.argv.some((argument) => /@all\b/.test(argument))) process.env.E2E_ONE_THEME = '1'

// Logging in encrypts, which browsers only do on secure origins; a plain address beyond localhost has to be trusted.
const trusted = target?.startsWith('http://') ? [`--unsafely-treat-insecure-origin-as-secure=${target}`] : []

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']!

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: './results/e2e',
  globalSetup: join(import.meta.dirname, 'support/say-browser.ts'),
  fullyParallel: true,
  // A page waits for its server and a test for its page: half as many again as there are cores keep those busy.
  workers: process.env.E2E_WORKERS
    ? wholeNumber('E2E_WORKERS', process.env.E2E_WORKERS, { least: 1 })
    : Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  forbidOnly: true,
  // Generous: nothing here waits, so only a hang reaches them, on a small and busy machine too.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_RESULTS ?? './results/e2e.json' }]],
  use: {
    ...phone,
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
    // Pictures are looked at by people; tests need no fine pixels, and painting them takes most of their time.
    deviceScaleFactor: 1,
    baseURL,
    // A service worker would answer requests that tests intercept; only its own tests allow it.
    serviceWorkers: 'block',
    // What the phone says; the app's own default is Urdu whatever this is.
    locale: 'en-PK',
    timezoneId: 'Asia/Karachi',
    // Nothing moves, which would be painted; tests of motion ask for it: `page.emulateMedia({ reducedMotion: 'no-preference' })`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the run; whoever looks for a failure asks for one: `npm run e2e -- --trace on FILE`.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      executablePath: installedBrowser(),
      args: [
        // Without a graphics card the browser would paint through an emulated one, which costs most of a small machine.
        '--disable-gpu',
        // A page lives for seconds: optimising its code takes a tenth of the work of loading it, more than it saves.
        '--js-flags=--no-maglev',
        ...trusted,
      ],
    },
  },
  projects: [{ name: 'phone' }],
  webServer: target
    ? undefined
    : {
        command: 'node fake-server/dist/server.js',
        cwd: join(import.meta.dirname, '..'),
        url: `${baseURL}/__control/health`,
        reuseExistingServer: false,
        stdout: 'ignore',
        stderr: 'pipe',
        timeout: 30_000,
        env: {
          PORT: String(port),
          STAGE_PORT: String(stagePort),
          DATA_DIR: process.env.E2E_DATA_DIR!,
          // A test that forgets its world must fail, not share one.
          STRICT_WORLDS: '1',
        },
      },
})
