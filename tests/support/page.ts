import type { Locator, Page, Request } from '@playwright/test'
import { expect, NOON } from './e2e.ts'

const closedToday = JSON.stringify({ seen: [], show: false, todayHideTime: Date.parse(NOON) })

/** Storage of a device on which the announcement popups were closed for today, so that they do not cover the page. */
export const QUIET = { 'popup.A': closedToday, 'popup.B': closedToday } as const

/** The bottom menu. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** The balance on home, shown to logged-in players only. */
export const balanceCard = (page: Page) => page.getByRole('region', { name: 'Total balance' })

/** Navigates as a link inside the app does, without a reload, and waits until the page before is gone. */
export async function visit(page: Page, path: string): Promise<void> {
  // The router listens only from its first render on, which may follow the load event.
  await page.locator('main#content').waitFor({ state: 'attached' })
  await page.evaluate(async (to) => {
    const main = () => document.querySelector('main#content')
    const left = main()
    const from = location.pathname
    history.pushState({ idx: 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    const isHome = (pathname: string) => /^\/(m(\/(home|index(\.html)?))?)?$/.test(pathname)
    const { pathname } = new URL(to, location.href)
    // Another query of the same page, or another address of home, changes the page in place.
    if (pathname === from || (isHome(pathname) && isHome(from))) return
    // Where a navigation was still under way to another page, this one may lead back to the page that is shown, which stays.
    const end = performance.now() + 3_000
    while (main() === left && performance.now() < end) await new Promise(requestAnimationFrame)
  }, path)
}

/** Makes a call of the control API as a page does, for one that a worker answers. */
export const control = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb = '', address, json]) => {
      const reply = await fetch(`/__control${address}`, {
        method: verb,
        ...(json && { body: json, headers: { 'content-type': 'application/json' } }),
      })
      return reply.status === 204 ? undefined : reply.json()
    },
    [method, path, body && JSON.stringify(body)],
  )

/** Opens the side menu from home. */
export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  return menu
}

/** A horizontal swipe. */
export async function swipe(page: Page, from: number, to: number, y = 500) {
  const screen = await page.context().newCDPSession(page)
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await put('touchStart', from)
  for (let step = 1; step <= 5; step += 1) await put('touchMove', from + ((to - from) * step) / 5)
  await put('touchEnd')
  await screen.detach()
}

/** The JSON value of a key in local storage; null if it is not set. */
export const storedValue = (page: Page, key: string) =>
  page.evaluate((name) => {
    const text = localStorage.getItem(name)
    try {
      return JSON.parse(text ?? 'null')
    } catch {
      return text
    }
  }, key)

/** Holds the browser's requests until `release` is called. */
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
 * Records the page's requests from now on. `over` waits until all are answered and the idle page
 * has sent no further one: what is not shown by then is not coming.
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

/** Opens a page with a frozen clock: no timer fires until `page.clock.runFor`. */
export async function openStopped(page: Page, path: string) {
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(Date.parse(NOON) + 1_000)
  await page.goto(path)
}

/** Chooses a day, `YYYY-MM-DD`, in the three lists of a date field. */
export async function chooseDay(field: Locator, day: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  await field.getByLabel('Year').selectOption(year)
  await field.getByLabel('Month').selectOption(month)
  await field.getByLabel('Day').selectOption(date)
}
