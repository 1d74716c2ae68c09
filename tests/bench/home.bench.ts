import { rmSync } from 'node:fs'
import { measureSizes } from '../../scripts/size.mjs'
import { scratchFolder } from '../support/scratch.ts'
import { buildEmptyPage, FOR_PLAYERS, webRoot } from './built-pages.ts'
import { type Figure, median } from './figures.ts'
import { startBrowser, type Verdict, type View, verdict, view } from './lighthouse.ts'
import { startBuilt } from './server-process.ts'

const KB = 1024
const RUNS = 3
const PAGES = { home: '/m/home', login: '/m/login', 'game list': '/m/gameList?gameType=RNG', lottery: '/m/lottery' }
/** Start of the idle measurement after the load, and its length, ms. */
const REST = 5_000
const WATCH = 10_000

/** Home as a visitor meets it, beside an empty page of the same libraries, and the other pages one may open first. */
export async function homeFigures(): Promise<Figure[]> {
  const emptyRoot = await buildEmptyPage()
  const [app, empty] = await Promise.all([
    startBuilt(scratchFolder('bench'), { ...FOR_PLAYERS, WEB_ROOT: webRoot() }),
    startBuilt(scratchFolder('bench'), { ...FOR_PLAYERS, WEB_ROOT: emptyRoot }),
  ])
  try {
    const sizes = (await measureSizes()).flatMap(({ address, bytes, floors }) =>
      (['scripts', 'styles', 'fonts'] as const).map((kind) =>
        atMost(`${kind} awaited before ${address} shows, gzip`, bytes[kind] / KB, floors[kind] / KB, 'KB'),
      ),
    )
    const busy = await busyAtRest(app.url + PAGES.home)
    const floor: View[] = []
    const verdictsByPage = Object.fromEntries(Object.keys(PAGES).map((name) => [name, [] as Verdict[]]))
    // Interleaved, so that a busy machine slows all of them equally.
    for (let run = 0; run < RUNS; run += 1) {
      floor.push(await view(empty.url + PAGES.home, 'simulate'))
      for (const [name, path] of Object.entries(PAGES)) verdictsByPage[name]?.push(await verdict(app.url + path))
    }
    const lowest = median(floor.map(({ lcp }) => lcp))
    return [
      ...sizes,
      atMost(`main thread of home at rest, of ${WATCH / 1_000} s`, busy, 1, '%'),
      { name: 'largest paint of an empty page (floor)', value: lowest, unit: 'ms' },
      ...Object.entries(verdictsByPage).flatMap(([name, verdicts]) => pageFigures(name, verdicts, lowest)),
    ]
  } finally {
    await Promise.all([app.stop(), empty.stop()])
    rmSync(emptyRoot, { recursive: true, force: true })
  }
}

function pageFigures(page: string, verdicts: readonly Verdict[], floor: number): Figure[] {
  const middle = (what: Exclude<keyof Verdict, 'faults'>) => median(verdicts.map((one) => one[what]))
  const faults = [...new Set(verdicts.flatMap((one) => one.faults))].join(', ')
  return [
    { name: `requests of ${page}`, value: middle('requests'), unit: '' },
    atMost(`blocking time of ${page}, own time of the thread, 4 x slower`, middle('blockedOwn'), 150, 'ms'),
    // Printed without a limit, as it includes the work of other programs on this machine.
    { name: `blocking time of ${page}, by the wall clock, 4 x slower`, value: middle('blocked'), unit: 'ms' },
    atMost(
      `largest paint of ${page}, times that of an empty page`,
      middle('lcp') / floor,
      page === 'home' ? 2.1 : 2.3,
      'x',
    ),
    atMost(`layout shift of ${page}, worst run`, Math.max(...verdicts.map(({ shift }) => shift)), 0.05),
    atLeast(`Lighthouse of ${page}: performance`, middle('performance'), page === 'home' ? 88 : 85),
    atLeast(`Lighthouse of ${page}: accessibility${faults && ` (${faults})`}`, middle('accessibility'), 100),
    atLeast(`Lighthouse of ${page}: best practices`, middle('bestPractices'), 100),
  ]
}

const atMost = (name: string, value: number, limit: number, unit = ''): Figure => ({
  name,
  value,
  unit,
  limit: { value: limit, kind: 'at most', why: 'floor' },
})
const atLeast = (name: string, value: number, limit: number): Figure => ({
  name,
  value,
  unit: '',
  limit: { value: limit, kind: 'at least', why: 'floor' },
})

/** Share of time the main thread is busy on an idle page, percent. */
async function busyAtRest(url: string): Promise<number> {
  const browser = await startBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const worked = async () => {
      const { metrics } = await tools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(REST)
    const before = await worked()
    await page.waitForTimeout(WATCH)
    return (((await worked()) - before) * 1_000 * 100) / WATCH
  } finally {
    await browser.close()
  }
}
