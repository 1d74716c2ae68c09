import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { mainMenu, openMenu, QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const entry = (page: Page, name: string | RegExp) =>
  menu(page).getByRole('link', { name }).or(menu(page).getByRole('button', { name }))

test('SHELL-013 SHELL-017 SHELL-019 an agent sees every entry, each with its address', async ({ page, asMember }) => {
  await asMember('bilal')
  await page.goto('/m/home')
  await openMenu(page)
  await expect(entry(page, 'Link management')).toBeVisible()
  const items = menu(page).getByRole('navigation').getByRole('listitem')
  expect((await items.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Games',
    'Promotions',
    'Link management',
    'VIP room',
    'Agent centre',
    'Customer service',
    'App download',
    'Language',
    'Dark theme',
    'Sign out',
  ])
  for (const [name, path] of [
    ['Games', '/m/game'],
    ['Promotions', '/m/activity'],
    ['Link management', '/m/agentRegister'],
    ['VIP room', '/m/vip'],
    ['Agent centre', '/m/agent/team/overview'],
    [/App download/, '/m/app'],
  ] as const)
    await expect(entry(page, name)).toHaveAttribute('href', path)
})

test('SHELL-015 SHELL-016 FLAGS-025 FLAGS-027 a member sees neither agent entry nor what the merchant does not offer', async ({
  page,
  asMember,
  world,
}) => {
  await world.settings({ promotions: { REFERRAL: false }, merchantSettings: { vip: false } })
  await asMember('amina')
  await page.goto('/m/home')
  await openMenu(page)
  await expect(entry(page, 'Sign out')).toBeVisible()
  for (const name of ['Invite friends', 'VIP room', 'Agent centre', 'Link management'])
    await expect(entry(page, name)).toHaveCount(0)
})

test('SHELL-014 the menu opens, closes by its button, by Escape and by a tap beside it, and opens again', async ({
  page,
}) => {
  await page.goto('/m/home')
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
})

test('SHELL-014 the menu closes by itself on every navigation', async ({ page }) => {
  await page.goto('/m/trail')
  await mainMenu(page).getByRole('link', { name: 'Home' }).click()
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/login')
  await expect(menu(page)).toBeHidden()
  await page.goBack()
  await openMenu(page)
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/m/trail')
  await expect(menu(page)).toBeHidden()
})

test('ERR-003 SESSION-018 a trial player who wants to chat is told that it needs an account', async ({
  page,
  asTrial,
}) => {
  await asTrial()
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Customer service' }).click()
  await page.getByRole('button', { name: /^Live chat Usually/ }).click()
  const refusal = page.getByRole('dialog', {
    name: 'The inbox and chat are for registered accounts. Register to use them.',
  })
  await expect(refusal).toBeVisible()
  await refusal.getByRole('button', { name: 'Cancel' }).click()
  await expect(refusal).toBeHidden()
  await expect(page).toHaveURL('/m/home')
})
