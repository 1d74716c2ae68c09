import { HOSTILE_MARK } from '@understudy/seed'
import { LOOKS, obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { expectReportsOfHandlers } from '../support/hostile-content.ts'
import { QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

test('ROUTE-016 CONTENT-006 SESSION-013 a visitor finds the help by category, in the language of the page', async ({
  page,
  device,
}) => {
  await page.goto('/m/help')
  await expect(page).toHaveTitle('Help · Aurora')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'First steps',
    'Account and login',
    'Money',
    'Games',
    'Safer play',
    'Terms of use',
  ])
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(16)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await device({ language: 'UR' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'محفوظ کھیل' })).toBeVisible()
})

test('ROUTE-017 CONTENT-007 an item opens with what else its category has', async ({ page }) => {
  await page.goto('/m/help')
  await page.getByRole('link', { name: 'Why is my account locked?' }).click()
  await expect(page).toHaveURL('/m/helpDetail?i=1&c=account')
  await expect(page.getByRole('article')).toContainText('After six wrong tries the login rests for fifteen minutes.')
  await page.getByRole('link', { name: 'How do I log in on another phone?' }).click()
  await expect(page).toHaveURL('/m/helpDetail?i=2&c=account')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/m/helpDetail?i=1&c=account')
  await page.getByRole('link', { name: 'All help' }).click()
  await expect(page).toHaveURL('/m/help')
})

test('CONTENT-008 positions count from 0, over everything without a category; what is not there leads to the list', async ({
  page,
}) => {
  await page.goto('/m/helpDetail?i=0')
  await expect(page.getByRole('heading', { level: 2, name: 'How do I open an account?' })).toBeVisible()
  await page.goto('/m/helpDetail?i=3')
  await expect(page.getByRole('heading', { level: 2, name: 'What if I forget my password?' })).toBeVisible()
  for (const query of ['', '?i=18', '?i=3&c=account', '?i=0&c=nothing', '?i=-1', '?i=%3Cb%3E']) {
    await page.goto(`/m/helpDetail${query}`)
    await expect(page, query).toHaveURL('/m/help')
  }
})

test.describe('where texts come as their editors wrote them', () => {
  test.use({ worldOptions: { scenario: 'hostile-content' } })

  test('CONTENT-014 hostile help is shown and runs nothing', async ({ page, complaints }) => {
    await page.goto('/m/helpDetail?i=1&c=safety')
    await expect(page.getByRole('article')).toContainText('never asks for a password')
    expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false)
    await expect(page.getByRole('main')).toBeVisible()
    expectReportsOfHandlers(complaints)
  })

  test('CONTENT-014 help of which nothing is left shows its title', async ({ page, complaints }) => {
    await page.goto('/m/helpDetail?i=3&c=safety')
    await expect(page.getByRole('heading', { level: 2, name: 'What is a frame?' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'All help' })).toBeVisible()
    expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false)
    expectReportsOfHandlers(complaints)
  })
})

test('the help offers to ask somebody', async ({ page }) => {
  await page.goto('/m/help')
  await page.getByRole('button', { name: 'Ask our team' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('where there is no help', () => {
  test.use({ worldOptions: { scenario: 'empty' } })
  test('the page says so', async ({ page }) => {
    await page.goto('/m/help?tag=tc')
    await expect(page.getByText('There is no help yet.')).toBeVisible()
  })
})

test('help that cannot be loaded can be asked for again', async ({ page, world }) => {
  await world.faults([{ endpoint: 'help.center', kind: 'error', code: 'system.error' }])
  await page.goto('/m/help')
  await expect(page.getByText('The help could not be loaded.')).toBeVisible()
  await world.faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Money' })).toBeVisible()
})

for (const { language, theme, rules } of LOOKS)
  test(`help, item and terms keep nobody out in ${language}, ${theme}`, async ({ page, device }) => {
    await device({ language, theme })
    for (const path of ['/m/help', '/m/helpDetail?i=0', '/m/help?tag=tc']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await obstacles(page, path, { rules })).toEqual([])
    }
  })
