import type { Browser, Frame, Page } from '@playwright/test'
import { scratchFolder } from '../support/scratch.ts'
import { type Figure, median } from './figures.ts'
import { startBrowser } from './lighthouse.ts'
import { startBuilt } from './server-process.ts'
import { PHONE_SLOWDOWN, visitor } from './visitor.ts'

declare global {
  interface Window {
    /** Epoch ms of the tap, and of when the game was shown. */
    tapped: number
    shown: number
  }
}

const LIST = '/m/gameList?gameType=RNG'
const RUNS = 5
/** What a player takes for "at once" (ours; the specification names no figure). */
const AT_ONCE = 1_000

interface Taps {
  /** Milliseconds from the tap to the launch call, to the first paint of the vendor's page, to the frame being shown. */
  called: number[]
  painted: number[]
  shown: number[]
}

/** From the tap on a tile to the vendor's page, each time in a browser that has not met this game. */
export async function launchFigures(): Promise<Figure[]> {
  const [server, browser] = await Promise.all([startBuilt(scratchFolder('bench')), startBrowser()])
  try {
    const quick = await taps(browser, server.url, 1)
    const slow = await taps(browser, server.url, PHONE_SLOWDOWN)
    return [...figures('', quick), ...figures(`, processor ${PHONE_SLOWDOWN} times slower`, slow, AT_ONCE)]
  } finally {
    await Promise.all([browser.close(), server.stop()])
  }
}

const figures = (how: string, { called, painted, shown }: Taps, limit?: number): Figure[] => [
  { name: `tap to the launch call${how}`, value: median(called), unit: 'ms' },
  {
    name: `tap to the first paint of the vendor's page${how}`,
    value: median(painted),
    unit: 'ms',
    ...(limit && { limit: { value: limit, kind: 'at most' as const, why: 'ours' } }),
  },
  { name: `tap to the frame being shown${how}`, value: median(shown), unit: 'ms' },
]

async function taps(browser: Browser, url: string, rate: number): Promise<Taps> {
  const all: Taps = { called: [], painted: [], shown: [] }
  for (let run = 0; run < RUNS; run += 1) {
    const page = await visitor(browser, url, 'amina')
    const { called, painted, shown } = await oneTap(page, url, rate, run)
    all.called.push(called)
    all.painted.push(painted)
    all.shown.push(shown)
    await page.context().close()
  }
  return all
}

async function oneTap(page: Page, url: string, rate: number, nth: number) {
  await page.goto(url + LIST)
  const tile = page.getByRole('main').getByRole('article').nth(nth).getByRole('link')
  await tile.waitFor()
  await page.waitForLoadState('networkidle')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  await page.evaluate(() => {
    addEventListener('pointerdown', () => Object.assign(window, { tapped: epoch() }), { capture: true })
    const epoch = () => performance.timeOrigin + performance.now()
    new MutationObserver(() => {
      if (document.querySelector('iframe[data-shown=true]') && !('shown' in window))
        Object.assign(window, { shown: epoch() })
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-shown'] })
  })
  await tile.tap()
  await page.locator('iframe[data-shown=true]').waitFor()
  const frame = page.frames().find((one) => one !== page.mainFrame())
  if (!frame) throw new Error('The game has no frame.')
  const times = await page.evaluate(() => {
    const { tapped, shown } = window
    const [call] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('launchGame'))
    return { tapped, shown, called: performance.timeOrigin + (call?.startTime ?? Number.NaN) }
  })
  return {
    called: times.called - times.tapped,
    painted: (await firstPaint(frame)) - times.tapped,
    shown: times.shown - times.tapped,
  }
}

/** When the vendor's page first painted something, on the clock of the machine. */
const firstPaint = async (frame: Frame) => {
  const painted = await frame.waitForFunction(() => performance.getEntriesByType('paint')[0]?.startTime, undefined, {
    timeout: 5_000,
    polling: 50,
  })
  return (await painted.evaluate((at) => performance.timeOrigin + Number(at))) as number
}
