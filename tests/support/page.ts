import type { Page, Request } from '@playwright/test'
import { expect, NOON } from './e2e.ts'

const closedToday = JSON.stringify({ seen: [], show: false, todayHideTime: Date.parse(NOON) })

/** A device whose owner closed the announcement popups for today: they do not stand over what a test is about. */
export const QUIET = { 'popup.A': closedToday, 'popup.B': closedToday } as const

/** The entries at the foot of the page. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Shown to whoever has a session: the balance on home. */
export const balanceCard = (page: Page) => page.getByRole('region', { name: 'Total balance' })

/** Goes to an address as a link inside the app does: what is loaded stays, only what is not has to be asked for. */
export async function visit(page: Page, path: string): Promise<void> {
  // The router hears of it from the first rendering on, which may come after the page has loaded.
  await page.locator('main#content').waitFor({ state: 'attached' })
  await page.evaluate((to) => {
    history.pushState({ idx: 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** Opens the side menu from home. */
export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  return menu
}

/** A finger that is put down at one place of the screen, moves sideways, and is lifted. */
export async function swipe(page: Page, from: number, to: number, y = 500) {
  const screen = await page.context().newCDPSession(page)
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await put('touchStart', from)
  for (let step = 1; step <= 5; step += 1) await put('touchMove', from + ((to - from) * step) / 5)
  await put('touchEnd')
  await screen.detach()
}

/** What is written on the device under a key, as JSON; null when there is nothing. */
export const kept = (page: Page, key: string) =>
  page.evaluate((name) => {
    const text = localStorage.getItem(name)
    try {
      return JSON.parse(text ?? 'null')
    } catch {
      return text
    }
  }, key)

/** Keeps what the browser asks for waiting until `release` is called. */
export async function hold(page: Page, address: string | RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

/**
 * Notes what a page asks for from now on. `over` waits until all of it has been answered and the page, having had
 * nothing else to do for a moment, has asked for nothing more: what has not shown by then does not come.
 */
export function trafficOf(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  const answered = (request: Request) => open.delete(request)
  page.on('requestfinished', answered)
  page.on('requestfailed', answered)
  const isQuiet = async () => {
    await page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
        ),
    )
    return open.size === 0
  }
  return { over: () => expect.poll(async () => (await isQuiet()) && (await isQuiet())).toBe(true) }
}

/** Opens a page whose clock stands still: nothing happens by itself until `page.clock.runFor`. */
export async function openStopped(page: Page, path: string) {
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(Date.parse(NOON) + 1_000)
  await page.goto(path)
}
