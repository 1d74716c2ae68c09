import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { inputsOf } from '../support/home.ts'
import { QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

test('the sportsbook fills the screen and follows the language', {
  tag: ['@served', '@LAUNCH-011', '@LAUNCH-012', '@LAUNCH-013', '@SHELL-002', '@ROUTE-020'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/mine')
  await page.goto('/m/fbGame')
  const frame = page.locator('iframe[data-shown=true]')
  await expect(frame).toBeVisible()
  await expect(page.getByRole('main').locator('..').getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Sports'])
  const box = await frame.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect({ width: box?.width, end: Math.round((box?.y ?? 0) + (box?.height ?? 0)) }).toEqual({ width, end: height })
  expect(box?.y).toBeLessThan(60)
  const launches = async () => inputsOf(await world.calls('launch.game'))
  await expect
    .poll(() => launches())
    .toEqual([
      expect.objectContaining({
        vassalage: 'FB',
        gameType: 'SPORTS',
        launchMode: 'GLS',
        accountType: '1',
        language: 'EN',
      }),
    ])
  const [data] = await world.calls('games.vendorTypes')
  expect(data).toBeDefined()

  // Another tab changes the language, which this page learns from the storage event.
  const previousAddress = await frame.getAttribute('src')
  await page.goBack()
  await expect(page).toHaveURL('/m/mine')
  await page.goForward()
  await expect(page).toHaveURL('/m/fbGame')
  await expect(frame).toBeVisible()
  expect(await frame.getAttribute('src')).not.toBe(previousAddress)
  expect(await obstacles(page, 'sportsbook')).toEqual([])
})

test('a visitor browses the sports screen without a session and logs in from there', {
  tag: ['@all', '@LAUNCH-017'],
}, async ({ page, world }) => {
  await page.goto('/m/fbGame')
  await expect(page.locator('iframe[data-shown=true]')).toBeVisible()
  expect(await world.calls('launch.game')).toHaveLength(0)
  expect(inputsOf(await world.calls('launch.guestSports'))).toEqual([{ platform: 'html5' }])
  await expect(page.getByText('Log in to bet.')).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/login')
  await page.getByRole('textbox', { name: 'Username' }).fill('amina')
  await page.getByRole('textbox', { name: 'Password' }).fill('Play1234')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/fbGame')
  await expect.poll(async () => (await world.calls('launch.game')).length).toBe(1)
})

test('only a message of the framed sports page leads to the login', {
  tag: ['@LAUNCH-015', '@LAUNCH-013'],
}, async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/fbGame')
  await expect(page.locator('iframe[data-shown=true]')).toBeVisible()
  await page.evaluate(() => window.postMessage({ relogin: true }, '*'))
  await expect(page).toHaveURL('/m/fbGame')
  const frame = page.frames().find((one) => one !== page.mainFrame())
  await frame?.evaluate(() => parent.postMessage({ relogin: true }, '*'))
  await expect(page).toHaveURL('/m/login')
})

test.describe('sports with a slow vendor', () => {
  test.use({ worldOptions: { scenario: 'slow-vendor', as: 'amina' } })

  test('a sportsbook that takes long shows its progress and a way back', { tag: '@all' }, async ({ page }) => {
    await page.goto('/m/mine')
    await page.goto('/m/fbGame')
    await expect(page.getByRole('status').filter({ hasText: 'Opening Sports' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/m\/(mine|home)$/)
  })
})
