import type { Browser, CDPSession, Page } from '@playwright/test'
import { scratchFolder } from '../support/scratch.ts'
import { type Figure, quantile } from './figures.ts'
import { startBrowser } from './lighthouse.ts'
import { startBuilt } from './server-process.ts'
import { PHONE_SLOWDOWN, visitor } from './visitor.ts'

const LIST = '/m/gameList?gameType=RNG'
const TILES = 1_000
/** Scroll speed of a fast flick, px/s. */
const SPEED = 2_400
const LONGEST_FRAME = 50
/** Allowed growth of memory during a second pass over the list. */
const HEAP_GROWTH = 1.05

const MB = 1024 * 1024

/** The longest list of the lobby on a slow phone, down to its end, back and down again. */
export async function listFigures(): Promise<Figure[]> {
  const [server, browser] = await Promise.all([startBuilt(scratchFolder('bench')), startBrowser()])
  try {
    const page = await visitor(browser, server.url, 'amina')
    const cdp = await page.context().newCDPSession(page)
    await page.goto(server.url + LIST)
    await page.getByRole('main').getByRole('article').first().waitFor()
    await page.waitForTimeout(1_000)
    const before = await heapOf(cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN })

    const down: number[] = []
    await scrollDown(page, async () => {
      down.push(...(await stretchesWhile(browser, page, () => scrollBy(page, cdp, 2 * SPEED))))
    })
    const full = await heapOf(cdp)
    await scrollBy(page, cdp, -(await page.evaluate(() => scrollY)))
    await scrollDown(page, () => scrollBy(page, cdp, 2 * SPEED))
    const after = await heapOf(cdp)
    const inPage = await page.getByRole('main').getByRole('article').count()
    return [
      {
        name: 'tiles scrolled in',
        value: await furthest(page),
        unit: '',
        limit: { value: TILES, kind: 'at least', why: 'goal' },
      },
      { name: 'tiles in the page at the end', value: inPage, unit: '' },
      ...stretchFigures(down),
      { name: 'memory after the first page', value: before / MB, unit: 'MB' },
      { name: 'memory after a thousand tiles', value: full / MB, unit: 'MB' },
      {
        name: 'memory after all of them once more, over that',
        value: after / full,
        unit: 'x',
        limit: { value: HEAP_GROWTH, kind: 'at most', why: 'goal: flat' },
      },
    ]
  } finally {
    await Promise.all([browser.close(), server.stop()])
  }
}

const stretchFigures = (stretches: readonly number[]): Figure[] => [
  { name: 'stretch of work in the middle', value: quantile(stretches, 0.5), unit: 'ms' },
  { name: 'stretch of the slowest hundredth', value: quantile(stretches, 0.99), unit: 'ms' },
  {
    name: 'longest stretch without a frame',
    value: Math.max(...stretches),
    unit: 'ms',
    limit: { value: LONGEST_FRAME, kind: 'at most', why: 'goal' },
  },
]

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Time the thread has worked, microseconds. */
  tdur?: number
  args: { name?: string }
}

/**
 * Durations of the main thread's tasks, ms, each of which blocks frames.
 * Working time and not time gone by: other programs on the machine take turns too, and how the machine paints is not
 * the app's doing. Traces of a second or two: that of the whole list is longer than a string can be.
 */
async function stretchesWhile(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isOfPage = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid)
  return traceEvents
    .filter((event) => event.name === 'RunTask' && isOfPage(event))
    .map(({ tdur = 0 }) => tdur / 1_000)
    .filter((ms) => ms >= 1)
}

async function scrollBy(page: Page, cdp: CDPSession, distance: number): Promise<void> {
  if (distance === 0) return
  // Messages that answer late would end the gesture: it is cut into pieces of a few seconds.
  for (let remaining = distance; remaining !== 0; ) {
    const piece = Math.sign(remaining) * Math.min(Math.abs(remaining), 2 * SPEED)
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 500,
      yDistance: -piece,
      speed: SPEED,
      preventFling: true,
    })
    remaining -= piece
  }
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

async function scrollDown(page: Page, scrollOn: () => Promise<void>): Promise<void> {
  for (let still = 0; still < 3; ) {
    const before = await page.evaluate(() => scrollY)
    await scrollOn()
    still = (await page.evaluate(() => scrollY)) === before ? still + 1 : 0
  }
}

/** The index in the list of the last tile that is in the page. */
const furthest = (page: Page) =>
  page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('[aria-posinset]')].map((tile) => Number(tile.ariaPosInSet))),
  )

async function heapOf(cdp: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
