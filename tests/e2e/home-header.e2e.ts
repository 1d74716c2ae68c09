import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { section } from '../support/home.ts'
import { QUIET } from '../support/page.ts'

const header = (page: Page) => page.getByRole('banner')
const appIcon = (page: Page) => header(page).getByRole('link', { name: 'Get the app' })

test.beforeEach(({ device }) => device(QUIET))

test('a player’s header has help and service, and the menu name, level and balance', {
  tag: ['@HOME-021', '@HOME-022', '@HOME-029', '@SHELL-022'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/home')
  await expect(header(page).getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/m/help')
  await expect(header(page).getByRole('link', { name: 'Aurora, home' })).toBeVisible()
  await expect(appIcon(page)).toBeVisible()
  await expect(header(page).getByRole('link', { name: /Log in|Register/ })).toHaveCount(0)

  const panel = section(page, 'Total balance')
  await expect(panel.getByRole('link', { name: /VIP 6/ })).toBeVisible()
  await expect(panel.getByText('amina', { exact: true })).toBeVisible()
  const amount = panel.getByText('Rs 48,250')
  await expect(amount).toBeVisible()
  await panel.getByRole('button', { name: 'Hide balance' }).click()
  await expect(amount).toBeHidden()
  await panel.getByRole('button', { name: 'Show balance' }).click()
  await expect(amount).toBeVisible()
  const callCount = (await world.calls('wallet.balance')).length
  await panel.getByRole('button', { name: 'Refresh balance' }).click()
  await expect.poll(async () => (await world.calls('wallet.balance')).length).toBe(callCount + 1)
  await expect(amount).toBeVisible()

  await header(page).getByRole('button', { name: 'Customer service' }).click()
  const service = page.getByRole('dialog', { name: 'Customer service' })
  await expect(service.getByRole('button', { name: /^Live chat/ })).toHaveCount(2)
  for (const name of ['App for iPhone', 'App for Android', 'iPhone profile'])
    await expect(service.getByRole('link', { name })).toHaveAttribute('href', /^\/download\/aurora1\//)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText('amina', { exact: true })).toBeVisible()
  await expect(menu.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'VIP 6, view your benefits' })).toHaveAttribute(
    'href',
    '/m/member/benefits',
  )
})
