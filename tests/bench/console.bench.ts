import { setInterval } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, makeWorld } from './clients.ts'
import { beside, type Figure } from './figures.ts'
import { busyMs, startBrowser } from './pages.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

/** Calls a second of the world that is followed, and for how long, in ms. */
const [RATE, FOLLOWED] = [200, 10_000]
/** How often those calls are begun that are due by then, ms. */
const TICK = 20

/** What following a busy world costs the page of the console that shows it, and the server for each call of it. */
export async function consoleFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  const browser = await startBrowser()
  try {
    return await following(server, browser)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function following(server: ServerProcess, browser: Browser): Promise<Figure[]> {
  const id = await makeWorld(server)

  // Warm, before anything is measured.
  await workOfCalls(server, id, 3_000)
  const alone = await workOfCalls(server, id)
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  await page.addInitScript("localStorage.setItem('language', 'EN')")
  await page.goto(`${server.url}/__control/#/calls/${id}`)
  await page.getByText('Export HAR').waitFor()
  const devtools = await page.context().newCDPSession(page)
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
    },
    ...beside(
      { name: 'work of a call that is followed', value: followed, unit: 'µs' },
      { name: 'a call nobody follows', value: alone, unit: 'µs' },
    ),
  ]
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
