import type { Browser, Frame, Page } from '@playwright/test'
import { scratchFolder } from '../support/scratch.ts'
import { post } from './clients.ts'
import { type Figure, median } from './figures.ts'
import { PHONE, PHONE_SLOWDOWN, startBrowser } from './pages.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

declare global {
  interface Window {
    /** Epoch ms of the tap, and of when the game was shown. */
    tapped: number
    shown: number
  }
}

/** Games of one vendor: the list of all begins with its vendors. */
const LIST = '/m/gameList?gameType=RNG&vassalage=NP'
const RUNS = 5

/** A phone that has met the app before: nothing is offered to it, nothing greets it. */
const SEEN_IT_ALL = {
  language: 'EN',
  'popup.A': '1',
  'popup.B': '1',
  'popup.appDownload': JSON.stringify({ todayHideTime: Date.now() }),
  downloadBarDismissed: '1',
  'popup.installTip': '1',
}

/** From the tap on a tile to the vendor's page, each time in a browser that has not met this game. */
export async function launchFigures(): Promise<Figure[]> {
  const [server, browser] = await Promise.all([startBuilt(scratchFolder('bench')), startBrowser()])
  try {
    const figures: Figure[] = []
    for (const rate of [1, PHONE_SLOWDOWN]) {
      const taps: Awaited<ReturnType<typeof oneTap>>[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const page = await visitor(browser, server)
        taps.push(await oneTap(page, server.url + LIST, { rate, nth: run }))
        await page.context().close()
      }
      const how = rate === 1 ? '' : `, processor ${rate} times slower`
      const middle = (what: keyof (typeof taps)[number]) => median(taps.map((tap) => tap[what]))
      figures.push(
        { name: `tap to the launch call${how}`, value: middle('called'), unit: 'ms' },
        { name: `tap to the first paint of the vendor's page${how}`, value: middle('painted'), unit: 'ms' },
        { name: `tap to the frame being shown${how}`, value: middle('shown'), unit: 'ms' },
      )
    }
    return figures
  } finally {
    await Promise.all([browser.close(), server.stop()])
  }
}

/** A page on a phone in a new everyday world, for amina, who is logged in. */
async function visitor(browser: Browser, server: ServerProcess): Promise<Page> {
  const { url } = server
  const { id } = await post(server, '/__control/worlds', { scenario: 'everyday' })
  const session = await post(server, `/__control/worlds/${id}/sessions`, { as: 'amina' })
  const context = await browser.newContext(PHONE)
  await context.addCookies([
    { name: 'world', value: id, url },
    { name: 'steering', value: 'off', url },
  ])
  // Functions handed to the page keep their names by a helper that only the sender has.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(
    (values) => {
      if (location.port === values.port)
        for (const [key, value] of Object.entries(values.stored)) localStorage.setItem(key, value)
    },
    {
      port: new URL(url).port,
      stored: { ...SEEN_IT_ALL, MC_SESSION_INFO: JSON.stringify(session), autoLogin: '1' },
    },
  )
  return context.newPage()
}

/** Milliseconds from the tap to the launch call, to the first paint of the vendor's page, to the frame being shown. */
async function oneTap(page: Page, list: string, { rate, nth }: { rate: number; nth: number }) {
  await page.goto(list)
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
