import { existsSync, rmSync } from 'node:fs'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { build } from 'vite'
import { installedBrowser } from '../../scripts/browser.mjs'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { precompress } from '../../scripts/precompress.mjs'
import { scratchFolder } from '../support/scratch.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

/** How many times slower than this machine a middling phone is taken to be. */
export const PHONE_SLOWDOWN = 4
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A visitor nobody has seen before: every browser started here has a profile of its own. */
export const startBrowser = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: installedBrowser(), args: ['--no-sandbox', '--disable-dev-shm-usage', ...args] })

/** Milliseconds that the page's main thread has worked so far; other programs on the machine do not count. */
export async function busyMs(devtools: CDPSession): Promise<number> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

/** As for players: visitors from beyond loopback have no drawer. */
const FOR_PLAYERS = { HOST: '0.0.0.0', CONTROL_TOKEN: '' }

/** Serves the built app, and an empty page of the same libraries beside which its pages are measured. */
export async function besideEmptyPage<T>(
  measure: (app: ServerProcess, empty: ServerProcess) => Promise<T>,
): Promise<T> {
  const root = fromRoot('web/dist')
  if (!existsSync(`${root}/index.html`)) throw new Error(`No built app in ${root}: run npm run build.`)
  const emptyRoot = await buildEmptyPage()
  const [app, empty] = await Promise.all(
    [root, emptyRoot].map((WEB_ROOT) => startBuilt(scratchFolder('bench'), { ...FOR_PLAYERS, WEB_ROOT })),
  )
  if (!(app && empty)) throw new Error('No server was started')
  try {
    return await measure(app, empty)
  } finally {
    await Promise.all([app.stop(), empty.stop()])
    rmSync(emptyRoot, { recursive: true, force: true })
  }
}

async function buildEmptyPage(): Promise<string> {
  const outDir = scratchFolder('bench')
  await build({
    configFile: fromRoot('web/vite.config.ts'),
    root: fromRoot('web/bench/empty-page'),
    build: { outDir, emptyOutDir: true },
    logLevel: 'warn',
  })
  await precompress(outDir)
  return outDir
}
