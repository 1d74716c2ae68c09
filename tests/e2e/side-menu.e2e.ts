import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { mainMenu, openMenu, QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const header = (page: Page) => page.getByRole('banner')
// Without the popup about contract requests, which would cover home.
test.use({ worldOptions: { flags: { AGENTPOLICY3: false } } })

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('a visitor’s menu opens, and closes by button, Escape, outside tap and navigation', {
  tag: ['@SHELL-014', '@HOME-028', '@HOME-030', '@HOME-031'],
}, async ({ page }) => {
  await page.goto('/m/trail')
  await mainMenu(page).getByRole('link', { name: 'Home' }).click()
  await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Aurora, home' })).toHaveAttribute('href', '/m/home')
  await expect(header(page).getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '/m/app')
  await expect(header(page).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
  await expect(header(page).getByRole('link', { name: 'Help' })).toHaveCount(0)
  await expect(header(page).getByRole('button', { name: 'Customer service' })).toHaveCount(0)

  for (const close of [
    () => menu(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(380, 400),
  ]) {
    await openMenu(page)
    await expect(menu(page)).toBeVisible()
    await close()
    await expect(menu(page)).toBeHidden()
  }
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/login')
  await expect(menu(page)).toBeHidden()
  await expect(header(page).getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get the app' })).toHaveCount(0)
  await page.goBack()
  await openMenu(page)
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/m/trail')
  await expect(menu(page)).toBeHidden()
})
