import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

// The tests of a worker share a browser, so each must find it clean.
test.describe.configure({ mode: 'serial' })

function stageOrigin() {
  const appUrl = new URL(test.info().project.use.baseURL ?? '')
  return process.env.STAGE_URL ?? `http://localhost:${process.env.E2E_STAGE_PORT ?? Number(appUrl.port) + 1}`
}

/** The state that a page of the app's origin finds in the browser. */
const browserState = (context: BrowserContext) =>
  context.pages()[0]!.evaluate(
    async (hasToken) => ({
      local: Object.keys(localStorage),
      // Each test gets the control token anew, if the server has one.
      session: Object.keys(sessionStorage).filter((key) => !(hasToken && key === 'steering')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      cookies: document.cookie.split('; ').filter((cookie) => cookie.startsWith('left')),
      name: window.name,
      // A new tab starts with an empty page, a reused one does not.
      hasPast: history.length > 2,
      scripted: 'scripted' in window,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      width: screen.width,
      online: navigator.onLine,
      location: (await navigator.permissions.query({ name: 'geolocation' })).state,
      year: new Date().getFullYear(),
    }),
    process.env.CONTROL_TOKEN !== undefined,
  )

let cleanState: Awaited<ReturnType<typeof browserState>>

test('a warm context is empty for the first test', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/__control/health')
  cleanState = await browserState(context)
  expect(cleanState).toMatchObject({ local: [], session: [], databases: [], caches: [], cookies: [], hasPast: false })
})

test('a first test leaves storage, cookies, pages, routes, scripts and another size', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.assign(window, { scripted: true }))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 500, height: 500 })
  await page.goto(stageOrigin())
  await page.evaluate(() => localStorage.setItem('left', '1'))
  await page.goto('/__control/health')
  await page.evaluate(async () => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    window.name = 'left'
    await caches.open('left')
    await new Promise((done) => {
      indexedDB.open('left').onsuccess = done
    })
  })
  await context.addCookies([{ name: 'left', value: '1', url: page.url() }])
  await page.route('**/*', (route) => route.abort())
  await context.newPage()
  expect(await browserState(context)).toMatchObject({
    local: ['left'],
    session: ['left'],
    databases: ['left'],
    caches: ['left'],
    cookies: ['left=1'],
    name: 'left',
    scripted: true,
    dark: true,
    width: 500,
  })
})

test('a test finds no storage and pages of the test before', { tag: '@all' }, async ({ page, context }) => {
  expect(context.pages()).toHaveLength(1)
  await page.goto(stageOrigin())
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto('/__control/health')
  expect(await browserState(context)).toEqual({ ...cleanState, hasPast: true })
})

test('a second test leaves a clock, a permission, an offline network and a script', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.clock.install({ time: '2035-01-01' })
  await context.addInitScript(() => Object.assign(window, { scripted: true }))
  await context.grantPermissions(['geolocation'])
  await context.route('**/*', (route) => route.continue())
  await page.goto('/__control/health')
  await context.setOffline(true)
  expect(await browserState(context)).toMatchObject({ scripted: true, online: false, location: 'granted', year: 2035 })
})

test('a test finds no clock and offline network of the test before', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/__control/health')
  expect(await browserState(context)).toEqual(cleanState)
})

let requestCount = 0

test('a third test leaves a history, a window name, a store and a listener', { tag: '@all' }, async ({
  page,
  context,
}) => {
  page.on('request', () => {
    requestCount += 1
  })
  for (const path of ['/m/set', '/__control/health', '/__control/health?again']) await page.goto(path)
  await page.evaluate(() => {
    sessionStorage.setItem('left', '1')
    localStorage.setItem('left', '1')
    window.name = 'left'
  })
  expect(await browserState(context)).toMatchObject({
    local: expect.arrayContaining(['left']),
    session: expect.arrayContaining(['left']),
    name: 'left',
    hasPast: true,
  })
  requestCount = 0
})

test('a test after one that left a tab’s history and name has a new tab', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.goto('/__control/health')
  expect(await browserState(context)).toEqual(cleanState)
  expect(requestCount).toBe(0)
})

test('a fourth test leaves a listener', { tag: '@all' }, async ({ context }) => {
  context.on('page', () => {
    requestCount += 1
  })
  await context.newPage()
  expect(requestCount).toBe(1)
})

test('a listener left by a test hears nothing of a later one', { tag: '@all' }, async ({ context }) => {
  await context.newPage()
  expect(requestCount).toBe(1)
})
