import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { atRest, gaps, timeUntil } from '../support/home.ts'
import { openStopped, QUIET } from '../support/page.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const slides = (page: Page) => carousel(page).getByRole('group')
const slide = (page: Page, index: number, count = 4) =>
  carousel(page).getByRole('group', { name: `${index} of ${count}` })

const isShown = (page: Page, index: number) => () =>
  slide(page, index).evaluateAll((found) => found.some((one) => Math.abs(one.getBoundingClientRect().left) < 40))

test.beforeEach(({ device }) => device(QUIET))

test('the banners move on every 5 s in a loop, 10 px apart, until they are stopped', {
  tag: ['@all', '@HOME-004'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openStopped(page, '/m/home')
  // Slides move in the browser's real time, during which the page's clock must stand still.
  const hasCome = (index: number) => async () => {
    await atRest(slides(page))
    return isShown(page, index)()
  }
  await timeUntil(page, hasCome(2))
  await expect.poll(() => gaps(slides(page))).toEqual([10, 10, 10])
  for (const next of [3, 4, 1]) {
    const passed = await timeUntil(page, hasCome(next), { first: 4_500 })
    expect(passed).toBeGreaterThanOrEqual(4_750)
    expect(passed).toBeLessThan(6_000)
  }
  // A player can stop them to read.
  await carousel(page).getByRole('button', { name: 'Stop the highlights' }).click()
  await page.clock.runFor(12_000)
  await expect(carousel(page).getByRole('button', { name: 'Play the highlights' })).toBeVisible()
  await expect.poll(() => isShown(page, 1)()).toBe(true)
})

/** Opens home, stops its clock, and waits until the given banner is shown. */
async function homeAt(page: Page, index: number) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openStopped(page, '/m/home')
  await timeUntil(page, isShown(page, index), { step: 1_000 })
}

test('a tap on a banner with a web address opens it once, in a tab of its own', {
  tag: ['@all', '@HOME-005', '@HOME-042'],
}, async ({ page, context }) => {
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
