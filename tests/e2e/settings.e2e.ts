import type { Page } from '@playwright/test'
import { expect, test, time } from '../support/e2e.ts'
import { QUIET, storedValue, trafficOf, visit } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
const sheet = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name })

async function open(page: Page) {
  await page.goto('/m/set')
  await expect(row(page, /^Clear stored data/)).toBeVisible()
}

test('the theme chosen in the settings survives a reload', { tag: ['@SHELL-021', '@ROUTE-008'] }, async ({ page }) => {
  await open(page)
  const theme = page.getByRole('switch', { name: 'Dark theme' })
  await expect(theme).toBeChecked()
  await theme.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(theme).not.toBeChecked()

  await test.step('the settings lead a visitor to the login and back', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Log in/ })
      .click()
    await expect(page).toHaveURL('/m/login?backUrl=%2Fm%2Fset')
  })
})

test('the settings change the language and show the version', { tag: ['@all', '@ROUTE-031'] }, async ({ page }) => {
  await open(page)
  await expect(page.getByText('Version')).toBeVisible()
  await expect(page.getByText(/^\d+\.\d+\.\d+$/)).toBeVisible()
  await row(page, /^Language/).click()
  await page.getByRole('dialog').getByRole('button', { name: /Roman/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await row(page, /^Zaban/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'English', exact: true }).click()
  await expect(row(page, /^Language/)).toBeVisible()
})

test('clearing stored data keeps session and language', { tag: '@all' }, async ({ page, asMember }) => {
  await asMember('amina')
  await open(page)
  await page.evaluate(() => localStorage.setItem('downloadBarDismissed', '1'))
  await row(page, /^Clear stored data/).click()
  await sheet(page, 'Clear stored data?').getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Stored data cleared')).toBeVisible()
  await expect.poll(() => storedValue(page, 'downloadBarDismissed')).toBeNull()
  await expect.poll(() => storedValue(page, 'language')).toBe('EN')
  expect((await storedValue(page, 'MC_SESSION_INFO')).userName).toBe('amina')
})

test('the session reminder appears at the chosen interval, once each time', {
  tag: '@all',
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await open(page)
  await row(page, /^Session reminder/).click()
  await sheet(page, 'Session reminder').getByRole('button', { name: 'Every 10 minutes' }).click()
  await expect(row(page, /^Session reminder/)).toContainText('Every 10 minutes')
  await world.advance(11 * time.minute)
  await page.reload()
  const reminder = sheet(page, /^You have been playing for 11 minutes/)
  await expect(reminder).toContainText('Result of this session: \u2066Rs 0.00\u2069')
  await reminder.getByRole('button', { name: 'Keep playing' }).click()
  const traffic = trafficOf(page)
  await page.reload()
  await expect(row(page, /^Session reminder/)).toBeVisible()
  await traffic.over()
  await expect(reminder).toBeHidden()
})

test('a lower deposit limit applies at once, a higher one after a day', {
  tag: '@all',
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await open(page)
  const week = row(page, /^7-day deposit limit/)
  const limit = sheet(page, '7-day deposit limit')
  await expect(week).toContainText('No limit')
  await week.click()
  await limit.getByLabel('Limit in Rs').fill('50')
  await limit.getByRole('button', { name: 'Save limit' }).click()
  await expect(limit.getByText('between 100 and 10,000,000')).toBeVisible()
  await limit.getByLabel('Limit in Rs').fill('5000')
  await limit.getByRole('button', { name: 'Save limit' }).click()
  await expect(limit).toBeHidden()
  await expect(week).toContainText('Rs 5,000')
  await week.click()
  await limit.getByLabel('Limit in Rs').fill('9000')
  await limit.getByRole('button', { name: 'Save limit' }).click()
  await expect(week).toContainText('Rs 5,000')
  await expect(week).toContainText(/Rs\s9,000\u2069 from/)
  await world.advance(time.day)
  await asMember('amina')
  await open(page)
  await expect(week).toContainText('Rs 9,000')
  await expect(week).not.toContainText('from')
})

test('a member sets limits of loss, stake and time, and takes their removal back', async ({ page, asMember }) => {
  await asMember('amina')
  await open(page)
  for (const { name, label, chosen, shown } of [
    { name: '24-hour loss limit', label: 'Limit in Rs', chosen: '2000', shown: 'Rs 2,000' },
    { name: 'Stake limit per bet', label: 'Limit in Rs', chosen: '50', shown: 'Rs 50' },
    { name: 'Session time limit', label: 'Limit in minutes', chosen: '45', shown: '45 minutes' },
  ]) {
    const limit = row(page, new RegExp(`^${name}`))
    await expect(limit).toContainText('No limit')
    await limit.click()
    await sheet(page, name).getByLabel(label).fill(chosen)
    await sheet(page, name).getByRole('button', { name: 'Save limit' }).click()
    await expect(limit).toContainText(shown)
    await limit.click()
    await sheet(page, name).getByRole('button', { name: 'Remove limit' }).click()
    await expect(limit).toContainText('No limit from')
    await limit.click()
    await sheet(page, name).getByRole('button', { name: 'Save limit' }).click()
    await expect(limit).not.toContainText('No limit from')
    await expect(limit).toContainText(shown)
  }
})

test('a time-out closes the games, not the account', { tag: '@all' }, async ({ page, asMember, world }) => {
  await asMember('amina')
  await open(page)
  await row(page, /^Time-out/).click()
  await sheet(page, 'Time-out').getByRole('button', { name: '1 day' }).click()
  await sheet(page, 'Take a break for 1 day?').getByRole('button', { name: 'Start time-out' }).click()
  await expect(row(page, /^Time-out/)).toContainText(/Time-out until/)
  await visit(page, '/m/gameList?gameType=RNG&vassalage=NP')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByText('You are on a time-out: games and deposits are closed until it ends')).toBeVisible()
  expect((await world.calls('launch.game')).at(-1)?.code).toBe('time.out')
})

test('a self-exclusion asks for confirmation and ends the session', async ({ page, asMember }) => {
  await asMember('amina')
  await open(page)
  const confirmation = sheet(page, 'Exclude yourself for 6 months?')
  for (const { answer, target } of [
    { answer: 'Cancel', target: '/m/set' },
    { answer: 'Exclude me', target: '/m/home' },
  ]) {
    await row(page, /^Self-exclusion/).click()
    await sheet(page, 'Self-exclusion').getByRole('button', { name: '6 months' }).click()
    await confirmation.getByRole('button', { name: answer }).click()
    await expect(page).toHaveURL(target)
  }
  await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toBeNull()
})

test('the activity summary shows a day, a week and a month', { tag: '@all' }, async ({ page, asMember }) => {
  await asMember('bilal')
  await open(page)
  await row(page, /^Activity summary/).click()
  const table = sheet(page, 'Activity summary').getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['What', '1 day', '7 days', '30 days'])
  await expect(table.getByRole('row', { name: /^Deposited/ }).getByRole('cell')).toHaveText([
    '500.00',
    '5,500.00',
    '22,500.00',
  ])
})
