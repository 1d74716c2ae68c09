import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { atRest, gaps, timeUntil } from '../support/home.ts'
import { openStopped, QUIET } from '../support/page.ts'

const HOME_BANNERS = [
  'Festival week',
  'The River Cup is here',
  'Your first deposit doubled',
  'Night of northern lights',
]

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const slides = (page: Page) => carousel(page).getByRole('group')
const slide = (page: Page, place: number, count = 4) =>
  carousel(page).getByRole('group', { name: `${place} of ${count}` })
const titles = async (page: Page) => (await slides(page).locator('strong').allTextContents()).sort()

const isShown = (page: Page, place: number) => () =>
  slide(page, place).evaluateAll((found) => found.some((one) => Math.abs(one.getBoundingClientRect().left) < 40))

test.beforeEach(({ device }) => device(QUIET))

test('HOME-002 home shows the banners of m_home and of no other group', async ({ page }) => {
  await page.goto('/m/home')
  await expect(slides(page)).toHaveCount(4)
  expect(await titles(page)).toEqual([...HOME_BANNERS].sort())
})

test('HOME-003 HOME-041 a member with the live-model feature sees the banners of m_live as well', async ({
  page,
  asMember,
}) => {
  await asMember('hina')
  await page.goto('/m/home')
  await expect(slides(page)).toHaveCount(5)
  expect(await titles(page)).toEqual(expect.arrayContaining(HOME_BANNERS))
})

test('HOME-003 HOME-041 a member without the live-model feature does not', async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/home')
  await expect(page.getByText('VIP 6')).toBeVisible()
  await expect(slides(page)).toHaveCount(4)
  expect(await titles(page)).toEqual([...HOME_BANNERS].sort())
})

test('HOME-004 the banners follow each other every 5 s, round and round, 10 px apart', async ({ page }) => {
  await openStopped(page, '/m/home')
  await timeUntil(page, isShown(page, 2))
  expect(await gaps(slides(page))).toEqual([10, 10, 10])
  for (const next of [3, 4, 1]) {
    await atRest(slides(page))
    const passed = await timeUntil(page, isShown(page, next), { first: 4_500 })
    expect(passed).toBeGreaterThanOrEqual(4_750)
    expect(passed).toBeLessThan(6_000)
  }
})

test.describe('with one banner', () => {
  test.use({ worldOptions: { scenario: 'one-banner' } })

  test('HOME-004 a single banner stands still', async ({ page }) => {
    await openStopped(page, '/m/home')
    await timeUntil(page, () => carousel(page).getByText('Festival week').isVisible())
    await page.clock.runFor(11_000)
    await expect(carousel(page).getByText('Festival week')).toBeInViewport({ ratio: 1 })
    await expect(slides(page)).toHaveCount(0)
    await expect(carousel(page).getByRole('button', { name: 'Stop the highlights' })).toHaveCount(0)
  })
})

test('HOME-004 whoever wants to read stops the banners', async ({ page }) => {
  await openStopped(page, '/m/home')
  await timeUntil(page, isShown(page, 2))
  await carousel(page).getByRole('button', { name: 'Stop the highlights' }).click()
  await page.clock.runFor(12_000)
  await expect(carousel(page).getByRole('button', { name: 'Let the highlights move' })).toBeVisible()
  expect(await isShown(page, 2)()).toBe(true)
})

/** Home at the moment at which a banner stands in its place; nothing moves any more. */
async function homeAt(page: Page, place: number) {
  await openStopped(page, '/m/home')
  await timeUntil(page, isShown(page, place), { step: 1_000 })
}

test('HOME-005 HOME-042 a tap on a banner with a page of the app opens that page', async ({ page }) => {
  await homeAt(page, 3)
  await carousel(page)
    .getByRole('button', { name: /Your first deposit doubled/ })
    .click()
  await expect(page).toHaveURL('/m/gameList?gameType=RNG')
})

test('HOME-005 HOME-042 a tap on a banner with a web address opens it once, in a tab of its own', async ({
  page,
  context,
}) => {
  await context.route('https://news.aurora.example/**', (route) => route.fulfill({ body: 'News' }))
  await homeAt(page, 2)
  const opened: string[] = []
  context.on('page', (other) => opened.push(other.url()))
  const [news] = await Promise.all([
    context.waitForEvent('page'),
    carousel(page)
      .getByRole('button', { name: /The River Cup is here/ })
      .click(),
  ])
  await expect(news).toHaveURL('https://news.aurora.example/')
  expect(await news.evaluate(() => window.opener)).toBeNull()
  expect(opened).toHaveLength(1)
  await expect(page).toHaveURL('/m/home')
})

test('HOME-042 a banner that leads nowhere is no button', async ({ page }) => {
  await homeAt(page, 4)
  await expect(slide(page, 4).getByText('Night of northern lights')).toBeInViewport()
  await expect(slide(page, 4).getByRole('button')).toHaveCount(0)
})
