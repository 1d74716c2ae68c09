import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Flags, NetworkRecords, type Result, type RunnerResult } from 'lighthouse'
import { freePort } from '../support/free-port.ts'
import { PHONE_SLOWDOWN, startBrowser } from './pages.ts'

export interface View {
  /** Milliseconds to the largest paint. */
  lcp: number
  /** Cumulative layout shift. */
  shift: number
  /** Path at which the page ended: that of another screen if the one asked for led there. */
  path: string
}

const TRIES = 4
/** A task that keeps the main thread longer than these milliseconds keeps a finger waiting. */
const LONG_TASK = 50

/** What a visitor on a middling phone sees of a page, by Lighthouse's own settings for mobile; `stored` is what its browser holds. */
export const view = (url: string, stored?: Record<string, string>): Promise<View> =>
  tried(async (port) => {
    if (stored) await store(port, url, stored)
    const { lhr } = await runOn(url, port, { onlyAudits: SEEN }, stored !== undefined)
    return seenIn(lhr, url)
  })

/** Fills the browser's storage on a page without scripts, so that nothing of the app is kept. */
async function store(port: number, url: string, values: Record<string, string>) {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const page = await (browser.contexts()[0] as BrowserContext).newPage()
  await page.goto(new URL('/robots.txt', url).href)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(values))
  await page.close()
}

/** All that Lighthouse says of a page, with what it has seen of it. */
export interface Verdict extends View {
  /** Scores of 100. */
  performance: number
  accessibility: number
  bestPractices: number
  /** Milliseconds beyond 50 of each long task on a processor four times slower, by the time that the main thread itself has worked. */
  blockedOwn: number
  /** Requests that left the browser until the page rested. */
  requests: number
  /** What costs points, by the names of its audits. */
  faults: string[]
}

export const verdict = (url: string): Promise<Verdict> =>
  tried(async (port) => {
    const { lhr: report, artifacts } = await runOn(url, port)
    const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
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
      blockedOwn: blockedOwn(artifacts.Trace.traceEvents),
      requests: (await sentOut(artifacts.DevtoolsLog)).length,
      faults,
    }
  })

type Artifacts = RunnerResult['artifacts']

/** What is asked of the server: a picture written into its address asks for nothing, nor does what the browser has kept. */
async function sentOut(log: Artifacts['DevtoolsLog']) {
  const records = await NetworkRecords.request(log, { computedCache: new Map() })
  return records.filter(
    ({ url, fromDiskCache, fromMemoryCache }) => !url.startsWith('data:') && !fromDiskCache && !fromMemoryCache,
  )
}

/** Lighthouse counts a task by the clock on the wall, which on a machine that others use too measures them as well. */
function blockedOwn(events: Artifacts['Trace']['traceEvents']): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('The trace has no first paint.')
  const worked = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid)
    .filter(({ ts }) => ts >= painted.ts)
    // Microseconds; the types of Lighthouse do not know the field.
    .flatMap((task) => ('tdur' in task ? [Number(task.tdur)] : []))
  if (worked.length === 0) throw new Error('The trace has no task with the time of its thread.')
  return worked.reduce((sum, time) => sum + Math.max(0, (time / 1_000) * PHONE_SLOWDOWN - LONG_TASK), 0)
}

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

const SEEN = ['largest-contentful-paint', 'cumulative-layout-shift']

const COUNTED = { onlyCategories: ['performance', 'accessibility', 'best-practices'] }

async function runOn(
  url: string,
  port: number,
  asked: Pick<Flags, 'onlyAudits' | 'onlyCategories'> = COUNTED,
  keepsStorage = false,
): Promise<RunnerResult> {
  const flags: Flags = {
    ...asked,
    disableStorageReset: keepsStorage,
    port,
    logLevel: 'silent',
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    // The largest paint is long past by then.
    maxWaitForLoad: 20_000,
  }
  const run = await lighthouse(url, flags)
  if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no report'}`)
  return run
}

function figureOf(report: Result, audit: string, url: string): number {
  const value = report.audits[audit]?.numericValue
  if (value === undefined || !Number.isFinite(value)) throw new Error(`${url}: no ${audit}`)
  return value
}

const seenIn = (report: Result, url: string): View => ({
  lcp: figureOf(report, 'largest-contentful-paint', url),
  shift: figureOf(report, 'cumulative-layout-shift', url),
  path: new URL(report.finalDisplayedUrl).pathname,
})
