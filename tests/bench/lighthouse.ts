import { type Browser, chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { installedBrowser } from '../../scripts/browser.mjs'
import { freePort } from '../support/free-port.ts'

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
export const view = (url: string, throttling: Throttling): Promise<View> =>
  tried(async (port) => seenIn(await reportOn(url, port, throttling, SEEN), url))

/** All that Lighthouse says of a page, with what it has seen of it. */
export interface Verdict extends View {
  /** Scores of 100. */
  performance: number
  accessibility: number
  bestPractices: number
  /** Milliseconds beyond 50 of each long task until the page answers, on a processor four times slower. */
  blocked: number
  /** All requests until the page rests. */
  requests: number
  /** What costs points, by the names of its audits. */
  faults: string[]
}

export const verdict = (url: string): Promise<Verdict> =>
  tried(async (port) => {
    const report = await reportOn(url, port, 'simulate')
    const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
    const requests = report.audits['network-requests']?.details as { items?: unknown[] } | undefined
    const faults = ['accessibility', 'best-practices'].flatMap((category) =>
      (report.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    )
    return {
      ...seenIn(report, url),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      blocked: figureOf(report, 'total-blocking-time', url),
      requests: requests?.items?.length ?? Number.NaN,
      faults,
    }
  })

async function tried<R>(audit: (port: number) => Promise<R>): Promise<R> {
  let problem: unknown
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = await freePort()
    const browser = await startBrowser([`--remote-debugging-port=${port}`])
    process.on('unhandledRejection', leaveBehind)
    try {
      return await audit(port)
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

const SEEN = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift']

/** Without audits to keep to, those of the three categories that count here. */
async function reportOn(url: string, port: number, throttling: Throttling, onlyAudits?: string[]): Promise<Result> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    throttlingMethod: throttling,
    ...(onlyAudits ? { onlyAudits } : { onlyCategories: ['performance', 'accessibility', 'best-practices'] }),
    disableFullPageScreenshot: true,
    // The largest paint is long past by then.
    maxWaitForLoad: 20_000,
  }
  const report = (await lighthouse(url, flags))?.lhr
  if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  return report
}

function figureOf(report: Result, audit: string, url: string): number {
  const value = report.audits[audit]?.numericValue
  if (value === undefined || !Number.isFinite(value)) throw new Error(`${url}: no ${audit}`)
  return value
}

const seenIn = (report: Result, url: string): View => ({
  lcp: figureOf(report, 'largest-contentful-paint', url),
  fcp: figureOf(report, 'first-contentful-paint', url),
  shift: figureOf(report, 'cumulative-layout-shift', url),
})
