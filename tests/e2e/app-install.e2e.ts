import type { Page } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET, storedValue, trafficOf, visit } from '../support/page.ts'

const IPHONE = (version: string, browser = `Version/${version.split('_')[0]}.0 Mobile/15E148 Safari/604.1`) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36'

/** Sets the browser's user agent, and clears what the fixtures store so that no install offer shows. */
async function setBrowser(page: Page, userAgent: string) {
  await page.addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { value: agent }), userAgent)
  await page.evaluate(() => {
    for (const key of ['popup.appDownload', 'downloadBarDismissed', 'popup.installTip']) localStorage.removeItem(key)
  })
}
const standalone = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))

const popup = (page: Page) => page.getByRole('dialog', { name: 'Aurora on your phone' })
const tip = (page: Page) => page.getByRole('dialog', { name: 'Add to home screen' })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Get the app' })
const choices = (page: Page) => popup(page).getByRole('listitem').allInnerTexts()
const NAMES = {
  homeScreen: 'Add to home screen',
  android: 'App for Android',
  profile: 'Profile for iPhone',
  ios: 'App for iPhone',
}

test.beforeEach(({ device }) => device(QUIET))

async function offered(page: Page): Promise<string[]> {
  await expect(popup(page)).toBeVisible()
  const texts = await choices(page)
  return Object.entries(NAMES).flatMap(([way, name]) => (texts.some((text) => text.startsWith(name)) ? [way] : []))
}

test('iOS 13 is offered the merchant’s ways to install that were not yet taken', {
  tag: ['@HOME-001', '@POPUP-013', '@POPUP-014', '@POPUP-015', '@POPUP-016', '@POPUP-020', '@POPUP-021'],
}, async ({ page, world, device }) => {
  await setBrowser(page, IPHONE('13_0'))
  await page.goto('/m/home')
  expect(await offered(page)).toEqual(['homeScreen', 'profile', 'ios'])
  await expect(tip(page)).toHaveCount(0)
  await lookAt(page, 'all')
  for (let time = 0; time < 2; time += 1) {
    await expect(tip(page).getByRole('link', { name: 'Download the profile instead' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip(page)).toHaveCount(0)
    if (time === 0) await page.getByRole('button', { name: /Add to home screen/ }).click()
  }

  await page.evaluate(() => {
    localStorage.removeItem('popup.appDownload')
    sessionStorage.clear()
  })
  await world.settings({ merchantSettings: { downloads: ['MOBILECONFIG', 'Android'] } })
  await page.goto('/m/home')
  expect(await offered(page)).toEqual(['homeScreen', 'profile'])
  await device({ WEBCLIP: '1' })
  await page.goto('/m/home')
  await expect.poll(() => offered(page)).toEqual(['homeScreen'])
})

/** Checks popup, bar, the app's page and the sheet of the tip, which stays open. */
async function lookAt(page: Page, rules: 'all' | 'appearance') {
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await obstacles(page, 'popup', { part: '[role="dialog"]', rules })).toEqual([])
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('complementary').last()).toBeVisible()
  expect(await obstacles(page, 'bar and tip', { part: '[role="complementary"], aside', rules })).toEqual([])
  await visit(page, '/m/app')
  await expect(page).toHaveURL('/m/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await obstacles(page, '/m/app', { rules })).toEqual([])
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await obstacles(page, 'its sheet', { part: '[role="dialog"]', rules })).toEqual([])
}

test('the ways to install have no accessibility violations in Urdu on light', { tag: '@all' }, async ({
  page,
  device,
}) => {
  await device({ language: 'UR', theme: 'light' })
  await setBrowser(page, IPHONE('17_4'))
  await page.goto('/m/home')
  await lookAt(page, 'appearance')
})

test('iOS 12.4 shows the installation tip first and the offers on the next visit', {
  tag: ['@all', '@POPUP-020', '@POPUP-021'],
}, async ({ page }) => {
  await setBrowser(page, IPHONE('12_4'))
  await page.goto('/m/home')
  await expect(tip(page)).toBeVisible()
  await expect(tip(page).getByRole('link', { name: 'Download the profile instead' })).toHaveCount(1)
  await tip(page).getByRole('button', { name: 'Close' }).click()
  await expect(tip(page)).toHaveCount(0)
  await page.reload()
  expect(await offered(page)).toContain('profile')
})

test('the installed app and the native app are offered nothing, and have no bar', {
  tag: ['@POPUP-013', '@POPUP-019'],
}, async ({ page }) => {
  await setBrowser(page, IPHONE('17_4'))
  await standalone(page)
  const traffic = trafficOf(page)
  await page.goto('/m/home')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await traffic.over()
  await expect(popup(page).or(bar(page))).toHaveCount(0)
})

test('Android is offered its app until the popup is hidden and the bar dismissed', {
  tag: [
    '@HOME-001',
    '@POPUP-013',
    '@POPUP-014',
    '@POPUP-016',
    '@POPUP-017',
    '@POPUP-018',
    '@ROUTE-019',
    '@ROUTE-031',
    '@SHELL-010',
    '@DATA-035',
  ],
}, async ({ page, world }) => {
  const forget = (key: string) => page.evaluate((name) => localStorage.removeItem(name), key)
  await setBrowser(page, ANDROID)
  await world.settings({ merchantSettings: { appDownloadReminder: false } })
  await page.goto('/m/home')
  expect(await offered(page)).toEqual(['android', 'ios'])
  await expect(popup(page).getByRole('checkbox')).toHaveCount(0)
  await world.settings({ merchantSettings: { appDownloadReminder: true } })
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(popup(page).getByRole('checkbox', { name: 'Do not show again today' })).toBeChecked()
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => storedValue(page, 'popup.appDownload')).toEqual({ todayHideTime: expect.any(Number) })

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await trafficOf(page).over()
  await expect(popup(page).or(bar(page)), 'nothing covers the first games').toHaveCount(0)
  await page.mouse.wheel(0, 900)
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'No, thanks' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(() => storedValue(page, 'downloadBarDismissed')).toBe(1)
  const traffic = trafficOf(page)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await traffic.over()
  await expect(bar(page)).toHaveCount(0)
  await forget('downloadBarDismissed')
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  // There is something to scroll once the shelves are there.
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    await expect(bar(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await bar(page).getByRole('link', { name: 'Get it' }).click()
  await expect(page).toHaveURL('/m/app')

  await expect(page.getByRole('heading', { level: 1, name: 'Get the app' })).toBeVisible()
  await expect(page.getByRole('link', { name: /App for Android/ })).toHaveAttribute(
    'href',
    '/download/aurora1/aurora.apk',
  )
  await expect(page.getByText('A bonus for your first login in the app')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await world.settings({ merchantSettings: { downloads: [] }, promotions: { APP_DOWNLOAD: false } })
  await page.reload()
  await expect(page.getByText('There is no app for this device yet.')).toBeVisible()
  await expect(page.getByText('A bonus waits')).toHaveCount(0)
})

test.describe('the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the service worker starts the app offline after the very first visit', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/m/home')
    const files = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const cachedRequests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        const paths = cachedRequests.flat().map(({ url }) => new URL(url).pathname)
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        return paths.includes('/m/home') && loaded.every((path) => !path.startsWith('/assets/') || paths.includes(path))
      })
    await expect.poll(files).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await context.setOffline(false)
    complaints.length = 0
  })

  test('the service worker starts the app offline and stores no call of the platform', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/m/home')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      while (!navigator.serviceWorker.controller) await new Promise(requestAnimationFrame)
    })
    // The service worker must not cache the lottery page in place of the app's.
    const traffic = trafficOf(page)
    for (const path of ['/m/login', '/m/home', '/m/lotto-h5/fast/trad/games/300']) {
      await page.goto(path)
      await traffic.over()
    }
    const keptFiles = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(keptFiles.filter((path) => !/^\/(assets\/|m\/home$)/.test(path))).toEqual([])
    expect(keptFiles.length).toBeGreaterThan(5)
    await context.setOffline(true)
    await page.goto('/m/home')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.goto('/m/login')
    await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible()
    await context.setOffline(false)
    complaints.length = 0
  })
})
