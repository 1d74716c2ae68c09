import { setInterval } from 'node:timers/promises'
import { type Browser, devices, type FrameLocator, type Page } from '@playwright/test'
import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, makeWorld, post } from './clients.ts'
import { type Figure, median } from './figures.ts'
import { startBrowser } from './lighthouse.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

const RUNS = 3
/** Calls a second of the world that is followed, and for how long, in ms. */
const [RATE, FOLLOWED] = [200, 10_000]
/** How often those calls are begun that are due by then, ms. */
const TICK = 20
const atMost = (value: number) => ({ value, kind: 'at most', why: 'goal' }) as const

/** The ways of the four users, and what it costs to follow a busy world. */
export async function deskFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  const browser = await startBrowser()
  try {
    return [...(await walks(server, browser)), ...(await following(server, browser))]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function walks(server: ServerProcess, browser: Browser): Promise<Figure[]> {
  const limits = {
    'a scenario open, from a cold page': [firstScenario, 15],
    'an error raised and read in the app': [anError, 5],
    'a state kept as a capsule and opened by somebody else': [handedOn, 5],
    'a phone in a room, from the scan': [phoneInRoom, 5],
  } as const
  const figures: Figure[] = []
  for (const [name, [walk, limit]] of Object.entries(limits)) {
    const took: number[] = []
    for (let i = 0; i < RUNS; i += 1) took.push(await walk(server, browser))
    figures.push({ name, value: median(took) / 1_000, unit: 's', limit: atMost(limit) })
  }
  return figures
}

/** A browser nobody has used, which speaks English. */
async function newPage(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...options })
  await context.addInitScript("localStorage.getItem('language') ?? localStorage.setItem('language', 'EN')")
  return context.newPage()
}

/** Runs the walk and closes what it opened; gives the ms of what the walk itself has timed. */
async function timedOn(page: Page, walk: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await walk()
  const took = performance.now() - begun
  await page.context().close()
  return took
}

/** The app stands, also where a popup lies over it by now. */
const menuOf = (page: Page | FrameLocator) => page.getByRole('navigation', { name: 'Main menu', includeHidden: true })

async function firstScenario({ url }: ServerProcess, browser: Browser): Promise<number> {
  const page = await newPage(browser)
  return timedOn(page, async () => {
    await page.goto(`${url}/m/home`)
    await page.getByRole('button', { name: /^Steering/ }).waitFor()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox')
    await field.fill('vip')
    await page.getByRole('option', { name: /^vip Open another story/ }).waitFor()
    await field.press('Enter')
    await page.waitForFunction(() => /(?:^|; )world=w/.test(document.cookie))
    await menuOf(page).waitFor()
  })
}

async function anError(server: ServerProcess, browser: Browser): Promise<number> {
  const id = await makeWorld(server)
  const page = await newPage(browser)
  await page.goto(`${server.url}/__control/#/errors/${id}`)
  await page.getByRole('row').nth(1).waitFor()
  await menuOf(page.frameLocator('iframe')).waitFor()
  return timedOn(page, async () => {
    await page.getByRole('searchbox').fill('TOO_MANY_REQUEST')
    const row = page.getByRole('row').filter({ hasText: 'TOO_MANY_REQUEST' })
    await row.getByRole('combobox').selectOption('help.center')
    await row.getByRole('button', { name: 'Raise' }).click()
    await page.getByText('The next call of help.center').waitFor()
    const app = page.frameLocator('iframe')
    await app.locator('body').evaluate(() => location.assign('/m/help'))
    await app.getByText('Help could not be loaded.').waitFor()
  })
}

async function handedOn(server: ServerProcess, browser: Browser): Promise<number> {
  const id = await makeWorld(server)
  await post(server, `/__control/worlds/${id}/sessions`, { as: 'amina' })
  const page = await newPage(browser)
  return timedOn(page, async () => {
    const { capsule } = await post(server, `/__control/worlds/${id}/capsule`, { route: '/m/wallets', as: 'amina' })
    const { world, facts } = await post(server, '/__control/capsules', { capsule })
    await page.goto(`${server.url}${facts.route}?world=${world.id}`)
    await page.waitForFunction(() => document.querySelector('main, [role="main"]') !== null)
  })
}

async function phoneInRoom(server: ServerProcess, browser: Browser): Promise<number> {
  const id = await makeWorld(server)
  const { code } = await post(server, '/__control/rooms', { world: id })
  const page = await newPage(browser, { ...devices['Pixel 7'], locale: 'en-GB' })
  return timedOn(page, async () => {
    await page.goto(`${server.url}/r/${code}`)
    await menuOf(page).waitFor()
  })
}

/** What following a busy world costs the page that shows it, and the server for each call of it. */
async function following(server: ServerProcess, browser: Browser): Promise<Figure[]> {
  const id = await makeWorld(server)

  // Warm, before anything is measured.
  await workOfCalls(server, id, 3_000)
  const alone = await workOfCalls(server, id)
  const page = await newPage(browser)
  await page.goto(`${server.url}/__control/#/calls/${id}`)
  await page.getByText('Export HAR').waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const before = await busyMs(devtools)
  const begun = performance.now()
  const followed = await workOfCalls(server, id)
  const share = (await busyMs(devtools)) - before
  const lasted = performance.now() - begun
  await page.context().close()
  return [
    {
      name: `main thread of a page that follows ${RATE} calls a second`,
      value: (share / lasted) * 100,
      unit: '%',
      limit: atMost(30),
    },
    { name: 'work of a call nobody follows', value: alone, unit: 'µs' },
    { name: 'work of a call that is followed', value: followed, unit: 'µs' },
    { name: 'what being followed adds', value: (followed / alone - 1) * 100, unit: '%', limit: atMost(10) },
  ]
}

/** Ms for which the page's main thread has worked so far. */
async function busyMs(devtools: {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>
}) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

/** Makes calls at the rate, whether or not earlier ones were answered; the server's work by call, in µs. */
async function workOfCalls(server: ServerProcess, world: string, lasting = FOLLOWED): Promise<number> {
  const headers = { ...HEADERS, 'x-world': world }
  const before = server.work()
  const calls: Promise<unknown>[] = []
  const begun = performance.now()
  for await (const _ of setInterval(TICK)) {
    const elapsed = performance.now() - begun
    while (calls.length < (elapsed / 1_000) * RATE)
      calls.push(fetch(`${server.url}/wps/system/status`, { headers }).then((reply) => reply.arrayBuffer()))
    if (elapsed >= lasting) break
  }
  await Promise.all(calls)
  return ((server.work() - before) * 1_000) / calls.length
}
