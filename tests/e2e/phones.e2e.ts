import type { Browser, Frame, FrameLocator, Page } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'

const CONSOLE = 'phones.localhost'

/** Opens the page of phones in a new browser context. */
async function openRow(browser: Browser, baseURL: string | undefined, hash: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-PK' })
  const page = await context.newPage()
  await page.goto(`http://${CONSOLE}:${new URL(baseURL ?? '').port}/__control/#/phones/${hash}`)
  return page
}

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const phone = (page: Page, place: number): FrameLocator => page.frameLocator(`iframe[title^="Phone ${place}:"]`)
const cashier = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Cashier"]')
const balance = (frame: FrameLocator) => frame.getByRole('region', { name: 'Total balance' })

/** The page inside a phone. */
function frameOf(page: Page, place: number): Frame {
  const frame = page.frames().find((frame) => frame.url().startsWith(`http://phone${place}.${CONSOLE}`))
  if (!frame) throw new Error(`Phone ${place} shows no page`)
  return frame
}

const storedLogin = (page: Page, place: number) =>
  frameOf(page, place).evaluate(() => [localStorage.getItem('MC_SESSION_INFO') !== null, document.cookie])

test('a login on one phone leaves the phone beside it logged out', { tag: '@all' }, async ({
  browser,
  baseURL,
  world,
}) => {
  await world.settings({ flags: { GEETEST3: false } })
  const visitor = `phone.${world.id}.EN.dark.`
  const page = await openRow(browser, baseURL, `${world.id}?p1=${visitor}&p2=${visitor}`)
  for (const place of [1, 2]) await expect(phone(page, place).getByRole('link', { name: 'Register' })).toBeVisible()
  await frameOf(page, 1).goto(new URL('/m/login', frameOf(page, 1).url()).href)
  const form = phone(page, 1).getByRole('form')
  await form.getByLabel('Username', { exact: true }).fill('amina')
  await form.getByLabel('Password', { exact: true }).fill('Play1234')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(balance(phone(page, 1))).toContainText('amina')
  await frameOf(page, 2).goto(frameOf(page, 2).url())
  await expect(phone(page, 2).getByRole('link', { name: 'Register' })).toBeVisible()
  const cookie = `world=${world.id}`
  expect([await storedLogin(page, 1), await storedLogin(page, 2)]).toEqual([
    [true, cookie],
    [false, cookie],
  ])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.context().close()
})

test('a deposit on a phone waits at the cashier beside it, who gives it its balance', { tag: '@all' }, async ({
  browser,
  baseURL,
  world,
}) => {
  const page = await openRow(
    browser,
    baseURL,
    `${world.id}?p1=phone.${world.id}.EN.dark.amina&p2=phone.${world.id}.EN.light.zoya&p3=cashier.${world.id}`,
  )
  await expect(balance(phone(page, 1))).toContainText('amina')
  await expect(balance(phone(page, 2))).toContainText('Rs 0')
  await frameOf(page, 2).goto(new URL('/m/voucherCenter', frameOf(page, 2).url()).href)
  const cashbox = phone(page, 2)
  // The methods are a row that scrolls, within a small phone: by keyboard it comes into view.
  await cashbox.getByRole('radio', { name: /^Marjan Bank/ }).press('Space')
  await cashbox.getByRole('textbox', { name: 'Amount' }).fill('700')
  await cashbox.getByRole('button', { name: 'Continue' }).click()
  await cashbox.getByRole('textbox', { name: 'Transfer number' }).fill('TR7788990011')
  await cashbox.getByRole('button', { name: 'I have paid' }).click()

  await cashier(page)
    .getByRole('button', { name: /zoya Rs 700/ })
    .click()
  await cashier(page).getByRole('button', { name: 'Approve' }).click()
  await expect(cashbox.getByRole('region', { name: 'Deposit order' }).getByRole('status')).toHaveText('Arrived')
  await frameOf(page, 2).goto(new URL('/m/home', frameOf(page, 2).url()).href)
  await expect(balance(phone(page, 2))).toContainText('Rs 700')
  await page.context().close()
})

test('a row of phones is in the address, which a reload keeps and a change renews', { tag: '@all' }, async ({
  browser,
  baseURL,
  world,
}) => {
  const page = await openRow(browser, baseURL, world.id)
  await expect(page.getByText('No phones yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Three languages' }).click()
  const languages = async () => {
    for (const [at, tag] of ['ur', 'ur-Latn', 'en'].entries())
      await expect(phone(page, at + 1).locator('html')).toHaveAttribute('lang', tag)
  }
  await languages()
  await page.reload()
  await languages()
  await page.getByRole('button', { name: 'Remove Phone 2' }).click()
  await expect(page.locator('iframe')).toHaveCount(2)
  await expect(page).toHaveURL(/p1=phone\.\w+\.UR\.dark\.&p3=phone\.\w+\.EN\.dark\.$/)
  await page.getByLabel('Theme of phone 3').selectOption('Light')
  await expect(phone(page, 3).locator('html')).toHaveAttribute('data-theme', 'light')

  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.context().close()
})

test('phones of two worlds go ahead in time together, another merchant opens in a fork', { tag: '@all' }, async ({
  browser,
  baseURL,
  world,
  request,
}) => {
  const other = await (await request.post('/__control/worlds', { data: { startAt: await world.now() } })).json()
  const page = await openRow(
    browser,
    baseURL,
    `${world.id}?p1=phone.${world.id}.EN.dark.amina&p2=phone.${other.id}.EN.dark.&p3=phone.wgone.EN.dark.`,
  )
  await expect(pane(page, 'Phone 3')).toContainText('The world wgone no longer exists.')
  for (const name of ['Phone 1', 'Phone 2']) await expect(pane(page, name)).toContainText('10 Mar 2026')
  await page.getByRole('button', { name: 'All clocks +1 day' }).click()
  for (const name of ['Phone 1', 'Phone 2']) await expect(pane(page, name)).toContainText('11 Mar 2026')

  expect(await obstacles(page, 'phones', { rules: 'all' })).toEqual([])
  await page.getByLabel('Merchant of phone 2').selectOption('dune4')
  await expect(pane(page, 'Phone 2')).toContainText('dune4 · 11 Mar 2026')
  await expect(phone(page, 2).locator('html')).toHaveAttribute('data-merchant', 'dune4')
  expect((await (await request.get(`/__control/worlds/${other.id}`)).json()).merchant).toBe('aurora1')
  await page.context().close()
})

test('the page of phones leads from localhost to the address that shows them', { tag: '@all' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/__control/#/phones')
  await page.getByRole('link', { name: /^Go to/ }).click()
  await expect(page).toHaveURL(`http://${CONSOLE}:${new URL(baseURL ?? '').port}/__control/#/phones`)
  await expect(page.getByText('No phones yet.')).toBeVisible()
})
