import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { balanceCard, hold, mainMenu, QUIET, storedValue } from '../support/page.ts'

const CLOSED = 'Under maintenance'
const ELSEWHERE = 'Not available where you are'
const STATUS = '**/wps/system/status'

const says = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

test.beforeEach(({ device }) => device(QUIET))

test('maintenance closes the app with its reason and times, and its end reopens it', {
  tag: ['@STATUS-002', '@STATUS-003', '@STATUS-006'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/trail')
  await expect(mainMenu(page)).toBeVisible()
  // Another call of the page might notice the maintenance before the tap.
  const calls = await hold(page, '**/wps/**')
  await world.settings({ status: { maintenance: true } })
  await mainMenu(page).getByRole('link', { name: 'Home' }).click()
  calls.release()
  await expect(says(page, CLOSED)).toBeVisible()
  // Requested by the test, as the browser discards the bodies of replies after a navigation.
  const status = await page.request.get('/wps/system/status', { headers: { Merchant: 'aurora1', Language: 'EN' } })
  const { startTime, endTime } = (await status.json()).value.maintenance
  await expect(page.getByRole('banner')).toContainText('Aurora')
  await expect(page.getByText('Our games are closed for a short time.')).toBeVisible()
  const [from, until] = await page.locator('time').all()
  await expect(from!).toHaveAttribute('datetime', new Date(startTime).toISOString())
  await expect(until!).toHaveAttribute('datetime', new Date(endTime).toISOString())
  await expect(page.getByRole('link', { name: 'Live chat' })).toHaveAttribute('href', /\/desk\/aurora1\?language=EN$/)

  await expect(mainMenu(page)).toBeHidden()
  // Held until the platform is closed: a later answer would open the app without a retry.
  const statusCall = await hold(page, STATUS)
  await retry(page).click()
  await expect(retry(page)).toBeDisabled()
  statusCall.release()
  await expect(retry(page)).toBeEnabled()
  await expect(says(page, CLOSED)).toBeVisible()
  await world.settings({ status: { maintenance: false } })
  await retry(page).click()
  await expect(balanceCard(page)).toContainText('amina')

  await test.step('the region screen says which address and country it is about', async () => {
    await world.settings({ status: { regionRestriction: true }, country: 'FR' })
    await page.goto('/m/trail')
    const status = await page.request.get('/wps/system/status', { headers: { Merchant: 'aurora1', Language: 'EN' } })
    const { location } = (await status.json()).value
    await expect(says(page, ELSEWHERE)).toBeVisible()
    await expect(page.getByText(location.ip)).toBeVisible()
    await expect(page.getByText('France')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      /\/desk\/aurora1\?language=EN$/,
    )
  })
})

test('the stored status shows first and gives way to the present one', {
  tag: ['@STATUS-004', '@STATUS-005'],
}, async ({ page, world }) => {
  await world.settings({ status: { maintenance: true }, merchantSettings: { memCen: '1', depFunc: '0' } })
  await page.goto('/m/trail')
  await expect(says(page, CLOSED)).toBeVisible()
  expect((await storedValue(page, 'status')).maintenance).toBeTruthy()

  await world.settings({ status: { maintenance: false } })
  const closed = await hold(page, STATUS)
  await page.reload()
  await expect(says(page, CLOSED)).toBeVisible()
  closed.release()
  await expect(mainMenu(page)).toBeVisible()
  await expect.poll(async () => (await storedValue(page, 'status')).maintenance).toBe(false)
  await expect(page.locator('body')).toHaveClass('v-new v-detail-base')
  await expect.poll(() => storedValue(page, 'setTemplate')).toEqual({ version: 'new', detail: 'base' })

  const open = await hold(page, STATUS)
  await page.reload()
  await expect(page.getByText(/Rs\s5,000.? of demo money/)).toBeVisible()
  open.release()
})
