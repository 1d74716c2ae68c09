import { devices, type Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { section } from '../support/home.ts'
import { QUIET } from '../support/page.ts'

const header = (page: Page) => page.getByRole('banner')
const appIcon = (page: Page) => header(page).getByRole('link', { name: 'Get the app' })

test.beforeEach(({ device }) => device(QUIET))

test('HOME-028 HOME-030 the header of a visitor has menu, logo, app, log in and register', async ({ page }) => {
  await page.goto('/m/home')
  await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Aurora, to home' })).toHaveAttribute('href', '/m/home')
  await expect(appIcon(page)).toHaveAttribute('href', '/m/app')
  await expect(header(page).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
  await expect(header(page).getByRole('link', { name: 'Help' })).toHaveCount(0)
  await expect(header(page).getByRole('button', { name: 'Customer service' })).toHaveCount(0)
  await header(page).getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/login')
})

test('HOME-029 the header of a player has menu, logo, app, help and customer service', async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/home')
  await expect(header(page).getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/m/help')
  await expect(header(page).getByRole('link', { name: 'Aurora, to home' })).toBeVisible()
  await expect(appIcon(page)).toBeVisible()
  await expect(header(page).getByRole('link', { name: /Log in|Register/ })).toHaveCount(0)
  await header(page).getByRole('button', { name: 'Customer service' }).click()
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('HOME-031 the app icon goes with the download window of the merchant', async ({ page, world }) => {
  await world.settings({ merchantSettings: { appDownloadWindow: false } })
  await page.goto('/m/home')
  await expect(section(page, 'Hot games')).toBeVisible()
  await expect(appIcon(page)).toHaveCount(0)
})

test('HOME-031 the app icon needs a link for this device', async ({ page }) => {
  // No scenario takes a link away: the reply is changed on its way.
  await page.route('**/wps/system/status', async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    const { info } = reply.value
    info.resources = info.resources.filter(({ resourceType }: { resourceType: string }) => resourceType !== 'Android')
    await route.fulfill({ response, json: reply })
  })
  await page.goto('/m/home')
  await expect(section(page, 'Hot games')).toBeVisible()
  await expect(appIcon(page)).toHaveCount(0)
})

test('HOME-023 HOME-031 neither app block nor app icon is for who has installed the page', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) => matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query)
  })
  await page.goto('/m/home')
  await expect(section(page, 'Hot games')).toBeVisible()
  await expect(appIcon(page)).toHaveCount(0)
  await expect(section(page, 'Slots').getByRole('article').first()).toBeAttached()
  await expect(section(page, 'Aurora as an app')).toHaveCount(0)
})

test.describe('inside the app', () => {
  test.use({ userAgent: `${devices['Pixel 7']?.userAgent} UnderstudyApp/1.0` })

  test('HOME-023 HOME-031 neither app block nor app icon is for who is inside the app', async ({ page }) => {
    await page.goto('/m/home')
    await expect(section(page, 'Hot games')).toBeVisible()
    await expect(appIcon(page)).toHaveCount(0)
    await expect(section(page, 'Slots').getByRole('article').first()).toBeAttached()
    await expect(section(page, 'Aurora as an app')).toHaveCount(0)
  })
})

test('HOME-031 other pages have no app icon', async ({ page }) => {
  await page.goto('/m/gameList?type=hot')
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get the app' })).toHaveCount(0)
})

test('HOME-022 the side panel shows name, level and picture of the player, and the level leads to its benefits', async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  await page.goto('/m/home')
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText('amina', { exact: true })).toBeVisible()
  await expect(menu.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'VIP 6, to your benefits' })).toHaveAttribute(
    'href',
    '/m/member/benefits',
  )
})

test('HOME-021 the balance panel hides the amount, shows it again and refreshes it', async ({
  page,
  asMember,
  world,
}) => {
  await asMember('amina')
  await page.goto('/m/home')
  const panel = section(page, 'Total balance')
  await expect(panel.getByRole('link', { name: /VIP 6/ })).toBeVisible()
  await expect(panel.getByText('amina', { exact: true })).toBeVisible()
  const amount = panel.getByText('Rs 48,250')
  await expect(amount).toBeVisible()
  await panel.getByRole('button', { name: 'Hide balance' }).click()
  await expect(amount).toBeHidden()
  await panel.getByRole('button', { name: 'Show balance' }).click()
  await expect(amount).toBeVisible()
  const asked = (await world.calls('wallet.balance')).length
  await panel.getByRole('button', { name: 'Refresh balance' }).click()
  await expect.poll(async () => (await world.calls('wallet.balance')).length).toBe(asked + 1)
  await expect(amount).toBeVisible()
})
