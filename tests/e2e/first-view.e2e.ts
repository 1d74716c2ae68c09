import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { firstView, measure } from '../../scripts/size-budget.mjs'
import { expect, test } from '../support/e2e.ts'

declare global {
  interface Window {
    /** The scripts that had come when the page had its content. */
    loaded?: { path: string; bytes: number }[]
    /** What stood in the page once its shape was gone. */
    followedBy?: string
    /** How much of what is seen has jumped, as Chromium counts it. */
    shifted: number
  }
}

const DIST = fromRoot('web/dist')

// A budget that a build script computes holds only what that script knows of.
test('the budget counts what Chromium loads before home shows in Urdu', async ({ page }) => {
  const { scripts } = firstView(DIST)
  // Home is drawn in pieces, between which other scripts may arrive: held back, they prove that it waits for none of them.
  let letOthersCome = () => {}
  const shown = new Promise<void>((resolve) => {
    letOthersCome = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    if (!scripts.includes(new URL(route.request().url()).pathname.slice(1))) await shown
    await route.continue()
  })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('content')) return
      observer.disconnect()
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      window.loaded = loaded
        .filter(({ responseEnd, name }) => responseEnd > 0 && /\.js$/.test(name))
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname.slice(1), bytes: encodedBodySize }))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/m/home')
  const loaded = await page.waitForFunction(() => window.loaded)
  letOthersCome()
  const files = (await loaded.jsonValue()) ?? []
  expect(files.map(({ path }) => path).sort()).toEqual([...scripts].sort())

  // What came over the wire is what lies compressed beside each file, and with gzip it is what the budget says.
  const onDisk = (path: string, ending: string) => statSync(join(DIST, path + ending), { throwIfNoEntry: false })?.size
  for (const { path, bytes } of files) expect([path, onDisk(path, '.br') ?? onDisk(path, '')]).toEqual([path, bytes])
  const gzipped = files.reduce(
    (sum, { path }) => sum + gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length,
    0,
  )
  const [, budget] = measure(DIST)
  expect(budget?.bytes).toBeGreaterThan(gzipped)
  expect(budget?.bytes).toBeLessThan(gzipped + 4_096)
})

// The pictures of such a shape would go, and come back with the screen.
test('the shape of a page stays until its screen can be drawn', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.getElementById('root')
      if (!root?.hasChildNodes() || root.querySelector('.sk')) return
      observer.disconnect()
      // The registration's fields wait for their rules, its heading for nothing.
      const isDrawn = root.querySelector('input') || root.textContent?.includes('ایک منٹ میں اپنا اکاؤنٹ')
      window.followedBy = isDrawn ? 'its screen' : 'a page that waits'
    }).observe(document, { childList: true, subtree: true })
  })
  const screens = {
    gameList: 'GameList',
    lottery: 'LotteryLobby',
    login: 'Login',
    register: 'Registration',
    activity: 'Promotions',
    slotsCenter: 'SlotsCenter',
    game: 'GameHub',
  }
  for (const [path, screen] of Object.entries(screens)) {
    // The screen comes last of all.
    const texts = page.waitForResponse(/\/assets\/rest-ur-/)
    await page.route(`**/assets/${screen}Screen-*.js`, async (route) => {
      await (await texts).finished()
      await route.continue()
    })
    await page.goto(`/m/${path}?gameType=RNG`)
    const followedBy = await page.waitForFunction(() => window.followedBy)
    expect([path, await followedBy.jsonValue()]).toEqual([path, 'its screen'])
  }
})

// By a slow line: what waits for an answer has the room of what comes.
for (const [path, shown, last] of [
  ['/m/register', { role: 'button', name: 'اکاؤنٹ بنائیں' }, 'details'],
  ['/m/jackpot', { role: 'link', name: /اس کے لیے کھیلیں/ }, '[aria-label] li img'],
] as const)
  test(`${path} stays where it is while its parts come`, async ({ page }) => {
    const tools = await page.context().newCDPSession(page)
    await tools.send('Network.enable')
    const line = { offline: false, latency: 150, downloadThroughput: 400_000, uploadThroughput: 90_000 }
    await tools.send('Network.emulateNetworkConditions', line)
    await page.addInitScript(() => {
      window.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(page.getByRole(shown.role, { name: shown.name }).first()).toBeVisible()
    await expect(page.locator(last).first()).toBeVisible()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)
  })

test('what every page fetches when it rests comes after what its screen has asked for', async ({ page }) => {
  const MENU = /\/assets\/idle-/
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const asked = page.waitForRequest('**/MCSFE_getVipBenefits*')
  await page.route('**/MCSFE_getVipBenefits*', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/m/vip')
  await asked
  for (let rests = 0; rests < 3; rests += 1)
    await page.evaluate(() => new Promise((resting) => requestIdleCallback(resting)))
  expect(requests.filter((path) => MENU.test(path))).toEqual([])
  const menu = page.waitForRequest(MENU)
  answer()
  await menu
})
