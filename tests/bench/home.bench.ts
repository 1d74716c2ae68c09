import { measureSizes } from '../../scripts/size.mjs'
import { beside, type Figure, median } from './figures.ts'
import { type Verdict, verdict, view } from './lighthouse.ts'
import { besideEmptyPage, busyMs, PHONE, startBrowser } from './pages.ts'

const KB = 1024
const RUNS = 5
const PAGES = { home: '/m/home', login: '/m/login', 'game list': '/m/gameList?gameType=RNG', lottery: '/m/lottery' }
/** Start of the idle measurement after the load, and its length, ms. */
const REST = 5_000
const WATCH = 10_000

/** Home as a visitor meets it, beside an empty page of the same libraries, and the other pages one may open first. */
export const homeFigures = (): Promise<Figure[]> =>
  besideEmptyPage(async (app, empty) => {
    const sizes = (await measureSizes()).flatMap(({ address, bytes }) =>
      (['scripts', 'styles', 'fonts', 'replies', 'pictures'] as const).map((kind) => ({
        name: `${kind} awaited before ${address} shows, gzip`,
        value: bytes[kind] / KB,
        unit: 'KB',
      })),
    )
    const busy = await busyAtRest(app.url + PAGES.home)
    const paints: number[] = []
    const verdictsByPage = Object.fromEntries(Object.keys(PAGES).map((name) => [name, [] as Verdict[]]))
    // In turns, so that a busy machine slows all of them equally.
    for (let run = 0; run < RUNS; run += 1) {
      paints.push((await view(empty.url + PAGES.home)).lcp)
      for (const [name, path] of Object.entries(PAGES)) verdictsByPage[name]?.push(await verdict(app.url + path))
    }
    return [
      ...sizes,
      { name: `main thread of home at rest, of ${WATCH / 1_000} s`, value: busy, unit: '%' },
      ...Object.entries(verdictsByPage).flatMap(([name, verdicts]) => pageFigures(name, verdicts, median(paints))),
    ]
  })

function pageFigures(page: string, verdicts: readonly Verdict[], floor: number): Figure[] {
  const middle = (what: Exclude<keyof Verdict, 'faults' | 'path'>) => median(verdicts.map((one) => one[what]))
  const faults = [...new Set(verdicts.flatMap((one) => one.faults))].join(', ')
  return [
    ...beside(
      { name: `largest paint of ${page}`, value: middle('lcp'), unit: 'ms' },
      { name: 'an empty page', value: floor, unit: 'ms' },
    ),
    { name: `requests of ${page}`, value: middle('requests'), unit: '' },
    { name: `blocking time of ${page}, own time of the thread, 4 x slower`, value: middle('blockedOwn'), unit: 'ms' },
    { name: `layout shift of ${page}, worst run`, value: Math.max(...verdicts.map(({ shift }) => shift)), unit: '' },
    { name: `Lighthouse of ${page}: performance`, value: middle('performance'), unit: '' },
    {
      name: `Lighthouse of ${page}: accessibility${faults && ` (${faults})`}`,
      value: middle('accessibility'),
      unit: '',
    },
    { name: `Lighthouse of ${page}: best practices`, value: middle('bestPractices'), unit: '' },
  ]
}

/** Share of time the main thread is busy on an idle page, percent. */
async function busyAtRest(url: string): Promise<number> {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage(PHONE)
    const devtools = await page.context().newCDPSession(page)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(REST)
    const before = await busyMs(devtools)
    await page.waitForTimeout(WATCH)
    return (((await busyMs(devtools)) - before) * 100) / WATCH
  } finally {
    await browser.close()
  }
}
