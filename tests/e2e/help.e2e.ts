import { HOSTILE_MARK } from '@understudy/seed'
import { expect, test } from '../support/e2e.ts'
import { expectReportsOfHandlers } from '../support/hostile-content.ts'
import { QUIET, visit } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

test('a visitor finds help by category, and related items below each item', {
  tag: ['@ROUTE-016', '@ROUTE-017', '@CONTENT-006', '@CONTENT-007', '@CONTENT-008', '@SESSION-013'],
}, async ({ page, device, world }) => {
  await world.faults([{ endpoint: 'help.center', kind: 'error', code: 'system.error' }])
  await page.goto('/m/help')
  await expect(page.getByText('Help could not be loaded.')).toBeVisible()
  await world.faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
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
  await page.getByRole('button', { name: 'Ask our team' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('link', { name: 'Why is my account locked?' }).click()
  await expect(page).toHaveURL('/m/helpDetail?i=1&c=account')
  await expect(page.getByRole('article')).toContainText(
    'After six wrong tries logging in is paused for fifteen minutes.',
  )
  await page.getByRole('link', { name: 'How do I log in on another phone?' }).click()
  await expect(page).toHaveURL('/m/helpDetail?i=2&c=account')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/m/helpDetail?i=1&c=account')
  await page.getByRole('link', { name: 'All help' }).click()
  await expect(page).toHaveURL('/m/help')

  await test.step('positions count from 0, over everything without a category; what is not there leads to the list', async () => {
    for (const query of ['', '?i=18', '?i=3&c=account', '?i=0&c=nothing', '?i=-1', '?i=%3Cb%3E']) {
      await visit(page, '/m/helpDetail?i=0')
      await expect(page.getByRole('heading', { level: 2, name: 'How do I open an account?' })).toBeVisible()
      await visit(page, `/m/helpDetail${query}`)
      await expect(page, query).toHaveURL('/m/help')
    }
    await visit(page, '/m/helpDetail?i=3')
    await expect(page.getByRole('heading', { level: 2, name: 'What if I forget my password?' })).toBeVisible()
  })

  await device({ language: 'UR' })
  await page.goto('/m/help')
  await expect(page.getByRole('heading', { level: 2, name: 'محفوظ کھیل' })).toBeVisible()
})

test.describe('help with hostile texts', () => {
  test.use({ worldOptions: { scenario: 'hostile-content' } })

  test('hostile help is shown and runs nothing; an emptied one keeps its title', {
    tag: ['@CONTENT-014'],
  }, async ({ page, complaints }) => {
    await page.goto('/m/helpDetail?i=1&c=safety')
    await expect(page.getByRole('article')).toContainText('never asks for a password')
    expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false)
    await expect(page.getByRole('main')).toBeVisible()
    await visit(page, '/m/helpDetail?i=3&c=safety')
    await expect(page.getByRole('heading', { level: 2, name: 'What is a frame?' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'All help' })).toBeVisible()
    expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false)
    expectReportsOfHandlers(complaints)
  })
})
