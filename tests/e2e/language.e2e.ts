import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { mainMenu, QUIET } from '../support/page.ts'

declare global {
  interface Window {
    /** Direction, language and first menu entry of each frame that was painted. */
    painted: string[]
  }
}

test.beforeEach(({ device }) => device(QUIET))

const panel = (page: Page) => page.getByRole('dialog', { name: 'Choose a language' })
async function openLanguages(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Language/ })
    .click()
  await expect(panel(page)).toBeVisible()
}

const directionOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).direction])

test('a language chosen in the menu applies without a reload and is stored', {
  tag: ['@SHELL-018', '@I18N-004', '@I18N-006'],
}, async ({ page, device }) => {
  await device({ language: 'UR' })
  await page.goto('/m/home')
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  await page.getByRole('button', { name: 'مینو کھولیں' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^زبان/ }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(mainMenu(page).getByRole('link', { name: 'Promotion' })).toBeVisible()
  await expect(page).toHaveTitle('Home · Aurora')
  await expect.poll(() => directionOf(page)).toEqual(['en', 'ltr'])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('EN')
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
})

/** Records direction, language and first menu entry of every frame that the browser paints. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { painted: frames })
    const look = () => {
      const { dir, lang } = document.documentElement
      const label = document.querySelector('nav a[href="/m/voucherCenter"]')?.textContent ?? ''
      const frame = [dir, lang, label].join(' ')
      if (document.body && frames.at(-1) !== frame) frames.push(frame)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const framesOf = (page: Page) => page.evaluate(() => window.painted)

test('no frame mixes the direction of one language with the texts of another', {
  tag: ['@I18N-006'],
}, async ({ page, device }) => {
  await watchFrames(page)
  for (const [language, direction, label] of [
    ['UR', 'rtl ur ', 'ڈپازٹ'],
    ['UR-LA', 'ltr ur-Latn ', 'Deposit'],
    ['EN', 'ltr en ', 'Deposit'],
  ] as const) {
    await device({ language })
    await page.goto('/m/trail')
    // Browsers may paint a frame before the texts are loaded.
    const withTexts = async () => (await framesOf(page)).filter((frame) => frame !== direction)
    await expect.poll(withTexts, language).toEqual([direction + label])
  }
})

test('a language that fails to load changes nothing, and loads at the next attempt', {
  tag: ['@I18N-006'],
}, async ({ page }) => {
  await watchFrames(page)
  await page.route(/\/assets\/pack-ur-[\w-]+\.js/, (route) => route.abort())
  await page.goto('/m/set')
  await openLanguages(page)
  await panel(page).getByRole('button', { name: 'اردو' }).click()
  await expect(page.getByRole('alert')).toHaveText('The language could not be changed')
  await expect(panel(page)).toBeVisible()
  await expect.poll(() => directionOf(page)).toEqual(['en', 'ltr'])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('EN')

  await page.unroute(/\/assets\/pack-ur-[\w-]+\.js/)
  await panel(page).getByRole('button', { name: 'اردو' }).click()
  await expect(page.getByRole('navigation', { name: 'مرکزی مینو' })).toBeVisible()
  // A browser that caches the failure reloads the page, whose first frame may be painted before the texts are loaded.
  await expect.poll(async () => (await framesOf(page)).at(-1)).toBe('rtl ur ڈپازٹ')
  const allowed = ['ltr en ', 'ltr en Deposit', 'rtl ur ', 'rtl ur ڈپازٹ']
  expect((await framesOf(page)).filter((frame) => !allowed.includes(frame))).toEqual([])
})
