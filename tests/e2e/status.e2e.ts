import type { Page } from '@playwright/test'
import { expect, test, time } from '../support/e2e.ts'
import { balanceCard, hold, kept, mainMenu, QUIET } from '../support/page.ts'

const CLOSED = 'We are polishing things up'
const ELSEWHERE = 'Not available where you are'
const STATUS = '**/wps/system/status'

const says = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

test.beforeEach(({ device }) => device(QUIET))

test('STATUS-002 STATUS-003 the maintenance screen says for whom, why, from when until when, and whom to ask, and looks again when asked to', async ({
  page,
  world,
}) => {
  await world.settings({ status: { maintenance: true } })
  const answer = page.waitForResponse(STATUS)
  await page.goto('/m/trail')
  const { value } = await (await answer).json()
  const { startTime, endTime } = value.maintenance
  await expect(page.getByRole('banner')).toContainText('Aurora')
  await expect(page.getByText('Our games take a short break while we make them better.')).toBeVisible()
  const [from, until] = await page.locator('time').all()
  await expect(from!).toHaveAttribute('datetime', new Date(startTime).toISOString())
  await expect(until!).toHaveAttribute('datetime', new Date(endTime).toISOString())
  await expect(page.getByRole('link', { name: 'Live chat' })).toHaveAttribute('href', /^https:/)

  await expect(mainMenu(page)).toBeHidden()
  await retry(page).click()
  await expect(says(page, CLOSED)).toBeVisible()
  await expect(retry(page)).toBeEnabled()
  await world.settings({ status: { maintenance: false } })
  await retry(page).click()
  await expect(says(page, 'Free play')).toBeVisible()
})

test('STATUS-003 the region screen says which address and country it is about', async ({ page, world }) => {
  await world.settings({ status: { regionRestriction: true }, country: 'FR' })
  const answer = page.waitForResponse(STATUS)
  await page.goto('/m/home')
  const { value } = await (await answer).json()
  await expect(says(page, ELSEWHERE)).toBeVisible()
  await expect(page.getByText(value.location.ip)).toBeVisible()
  await expect(page.getByText('France')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^https:/)
})

test('STATUS-003 the maintenance screen looks again by itself every minute', async ({ page, world }) => {
  await page.clock.install()
  await world.settings({ status: { maintenance: true } })
  await page.goto('/m/home')
  await expect(says(page, CLOSED)).toBeVisible()
  await world.settings({ status: { maintenance: false } })
  await page.clock.runFor(time.minute + 100)
  await expect(mainMenu(page)).toBeVisible()
})

test('STATUS-004 the stored status shows first and gives way to the present one', async ({ page, world }) => {
  await world.settings({ status: { maintenance: true } })
  await page.goto('/m/home')
  await expect(says(page, CLOSED)).toBeVisible()
  expect((await kept(page, 'status')).maintenance).toBeTruthy()

  await world.settings({ status: { maintenance: false } })
  const status = await hold(page, STATUS)
  await page.reload()
  await expect(says(page, CLOSED)).toBeVisible()
  status.release()
  await expect(mainMenu(page)).toBeVisible()
  await expect.poll(async () => (await kept(page, 'status')).maintenance).toBe(false)
})

test('STATUS-004 with an open status in store the app shows before the server has answered', async ({ page }) => {
  await page.goto('/m/trail')
  await expect(page).toHaveTitle('Free play · Aurora')
  await expect.poll(async () => (await kept(page, 'status'))?.info.merchantCode).toBe('aurora1')
  const status = await hold(page, STATUS)
  await page.reload()
  await expect(page.getByText(/Rs 5,000.? of demo money/)).toBeVisible()
  status.release()
})

test('STATUS-006 maintenance that begins while somebody plays closes the app, and its end opens it again', async ({
  page,
  asMember,
  world,
}) => {
  await asMember('amina')
  await page.goto('/m/trail')
  await expect(mainMenu(page)).toBeVisible()
  // Another call of the page would find out before anybody taps.
  const calls = await hold(page, '**/wps/**')
  await world.settings({ status: { maintenance: true } })
  await mainMenu(page).getByRole('link', { name: 'Home' }).click()
  calls.release()
  await expect(says(page, CLOSED)).toBeVisible()
  await world.settings({ status: { maintenance: false } })
  await retry(page).click()
  await expect(balanceCard(page)).toContainText('amina')
})

test('STATUS-005 the settings of the template are classes of the page', async ({ page, world }) => {
  await world.settings({ merchantSettings: { memCen: '1', depFunc: '0' } })
  await page.goto('/m/login')
  await expect(page.locator('body')).toHaveClass('v-new v-detail-base')
  expect(await kept(page, 'setTemplate')).toEqual({ version: 'new', detail: 'base' })
})

for (const [scenario, title] of [
  ['maintenance', 'ہم کچھ بہتر کر رہے ہیں'],
  ['region-blocked', 'آپ کے علاقے میں دستیاب نہیں'],
] as const) {
  test.describe(`in the scenario ${scenario}`, () => {
    test.use({ worldOptions: { scenario } })

    test('STATUS-002 the screen speaks Urdu, from right to left, to whoever chose nothing else', async ({
      page,
      device,
    }) => {
      await device({ language: 'UR' })
      await page.goto('/m/home')
      await expect(says(page, title)).toBeVisible()
      await expect(page.getByRole('button', { name: 'دوبارہ کوشش کریں' })).toBeVisible()
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
    })
  })
}
