import { createServer } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { installedBrowser } from '../../scripts/browser.mjs'

export type Throttling = 'simulate' | 'devtools'

export interface View {
  /** Milliseconds to the largest paint. */
  lcp: number
  /** Milliseconds to the first paint with content. */
  fcp: number
  /** Cumulative layout shift. */
  shift: number
}

const TRIES = 4

/** A visitor nobody has seen before: every browser started here has a profile of its own. */
export const startBrowser = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: installedBrowser(), args: ['--no-sandbox', '--disable-dev-shm-usage', ...args] })

/** What a visitor on a middling phone sees of a page, by Lighthouse's own settings for mobile. */
export async function view(url: string, throttling: Throttling): Promise<View> {
  let problem: unknown
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = await freePort()
    const browser = await startBrowser([`--remote-debugging-port=${port}`])
    process.on('unhandledRejection', leaveBehind)
    try {
      return await audited(url, throttling, port)
    } catch (error) {
      // On a busy machine a trace may come without its beginning.
      problem = error
    } finally {
      await browser.close()
      process.off('unhandledRejection', leaveBehind)
    }
  }
  throw problem
}

/** Lighthouse watches for a quiet page beside its own work; a watch that breaks must not end the bench. */
const leaveBehind = () => {}

async function audited(url: string, throttling: Throttling, port: number): Promise<View> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    throttlingMethod: throttling,
    onlyAudits: ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'],
    disableFullPageScreenshot: true,
    // The largest paint is long past by then; on a busy machine home's moving parts never let the page rest.
    maxWaitForLoad: 20_000,
  }
  const report = (await lighthouse(url, flags))?.lhr
  if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  const figureOf = (audit: string) => {
    const value = report.audits[audit]?.numericValue
    if (value === undefined || !Number.isFinite(value)) throw new Error(`${url}: no ${audit}`)
    return value
  }
  return {
    lcp: figureOf('largest-contentful-paint'),
    fcp: figureOf('first-contentful-paint'),
    shift: figureOf('cumulative-layout-shift'),
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
