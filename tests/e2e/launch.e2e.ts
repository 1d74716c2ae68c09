import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { inputsOf, section } from '../support/home.ts'
import { QUIET, visit } from '../support/page.ts'

const tile = (page: Page, game: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: game }).getByRole('link')
const frame = (page: Page) => page.frameLocator('iframe')
const problem = (page: Page) => page.getByRole('main')

const TIGER = '/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger'

test.beforeEach(({ device }) => device(QUIET))

test('a visitor who taps a game logs in first, then the game opens in a frame', {
  tag: ['@LAUNCH-005', '@LAUNCH-006'],
}, async ({ page, world }) => {
  await page.goto('/m/home')
  await section(page, 'Hot games')
    .getByRole('link', { name: /Nilgiri Tiger/ })
    .click()
  await expect(page).toHaveURL('/m/login')
  expect(await world.calls('launch.game')).toHaveLength(0)
  await page.getByRole('textbox', { name: 'Username' }).fill('amina')
  await page.getByRole('textbox', { name: 'Password' }).fill('Play1234')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/play\/110001\?/)
  await expect(page.getByRole('heading', { name: 'Nilgiri Tiger', level: 1 })).toBeVisible()
  await expect(frame(page).getByRole('heading', { name: 'Nilgiri Tiger' })).toBeVisible()
  expect(inputsOf(await world.calls('launch.game'))).toEqual([
    expect.objectContaining({
      nodeId: '110001',
      vassalage: 'NP',
      gameId: 'NP-0001',
      gameType: 'RNG',
      launchMode: 'GLS',
      accountType: '1',
    }),
  ])
  const address = await page.locator('iframe').getAttribute('src')
  expect(new URL(address ?? '').origin).not.toBe(new URL(page.url()).origin)
})

test('a trial session is refused a game without free play and admitted to one with it', {
  tag: ['@all', '@LAUNCH-022', '@ERR-004'],
}, async ({ page, asTrial, world }) => {
  await asTrial()
  await page.goto('/m/gameList?gameType=RNG&vassalage=CT')
  await tile(page, 'Last Tonga Home').click()
  await expect(frame(page).getByText('Demo money')).toBeVisible()
  expect(inputsOf(await world.calls('launch.game'))[0]).toMatchObject({ accountType: '0' })
  await page.goto('/m/gameList?gameType=PVP&vassalage=FW')
  await tile(page, 'Bazaar Three Aces').click()
  await expect(problem(page)).toContainText('Please login an actual account to use this function')
  await expect(problem(page).getByRole('link', { name: 'Register now' })).toHaveAttribute('href', '/m/register')
  await expect.poll(() => world.calls('launch.game')).toHaveLength(1)
})

test('a refused launch is explained in place of the game, with a retry', {
  tag: ['@ERR-025', '@ERR-027', '@ERR-028', '@ERR-029'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/trail')
  await expect(page.getByText('You are logged in as amina.')).toBeVisible()
  for (const [code, text] of [
    ['game.maintenance', 'Under maintenance, please come back later'],
    ['system.upgrading', 'The system is being upgraded'],
    ['region.restricted', 'Access is restricted from your location or IP address'],
    ['system.error', 'Unknown error'],
  ] as const) {
    await world.faults([{ endpoint: 'launch.game', kind: 'error', code, times: 1 }])
    await visit(page, TIGER)
    await expect(page).toHaveURL(/\/m\/play\//)
    await expect(problem(page)).toContainText(text)
    if (code === 'system.error') break
    // Waits until the other page shows: going back before would keep the game's page, which launches only once.
    await visit(page, '/m/trail')
    await expect(page.getByText('You are logged in as amina.')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(frame(page).getByRole('heading', { name: 'Nilgiri Tiger' })).toBeVisible()
})

test.describe('launch with vendors down', () => {
  test.use({ worldOptions: { scenario: 'vendor-down' } })

  test('a game of a vendor in maintenance says so, and back leads to the page before', {
    tag: ['@all', '@ERR-029'],
  }, async ({ page, asMember }) => {
    await asMember('amina')
    await page.goto('/m/gameList?gameType=RNG&vassalage=NP')
    await tile(page, 'Nilgiri Tiger').click()
    await expect(problem(page)).toContainText(/maintenance/)
    await problem(page).getByRole('button', { name: 'Back' }).last().click()
    await expect(page).toHaveURL('/m/gameList?gameType=RNG&vassalage=NP')
  })
})
