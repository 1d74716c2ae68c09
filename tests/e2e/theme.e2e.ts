import type { Page } from '@playwright/test'
import { MERCHANTS } from '@understudy/merchants'
import sharp from 'sharp'
import { expect, test } from '../support/e2e.ts'
import { openMenu, QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const themeSwitch = (page: Page) => page.getByRole('switch', { name: 'Dark theme' })

test('the page is dark unless light is stored', { tag: ['@SHELL-020', '@CONST-037'] }, async ({ page, device }) => {
  await page.goto('/m/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await expect.poll(() => themeOf(page)).toBe('dark')
  const grounds: Record<string, string> = {}
  for (const theme of ['light', 'dark', 'blue', '']) {
    await device({ theme })
    await page.goto('/m/login')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect.poll(() => themeOf(page), theme).toBe(theme === 'light' ? 'light' : 'dark')
    grounds[theme] = await groundOf(page)
  }
  expect(grounds.light).not.toBe(grounds.dark)
  expect({ unknown: grounds.blue, none: grounds[''] }).toEqual({ unknown: grounds.dark, none: grounds.dark })
})

test('the theme changes from the menu, at once in every tab, and is kept', {
  tag: ['@SHELL-020', '@SHELL-021'],
}, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/m/trail')
  await page.goto('/m/home')
  const dark = await groundOf(page)
  await openMenu(page)
  await themeSwitch(page).click()
  await expect(themeSwitch(page)).not.toBeChecked()
  await expect.poll(() => groundOf(page)).not.toBe(dark)
  const light = await groundOf(page)
  await expect.poll(() => groundOf(other)).toBe(light)
  await page.reload()
  await expect.poll(() => groundOf(page)).toBe(light)
  await openMenu(page)
  await themeSwitch(page).click()
  await expect.poll(() => groundOf(page)).toBe(dark)
})

const TOKENS = ['--accent', '--warm', '--bg', '--surface'] as const

test('a progress bar fills its track over the whole height', async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/leaderBoard')
  const bar = page.getByRole('meter').first()
  const { data, info } = await sharp(await bar.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colourAt = (share: number) => {
    const start = (Math.floor(info.height * share) * info.width + Math.floor(info.width * 0.1)) * info.channels
    return [...data.subarray(start, start + info.channels)]
  }
  expect(colourAt(0.75)).toEqual(colourAt(0.25))
})

test('five merchants have their own names, colours and merchant codes', { tag: '@all' }, async ({ page, world }) => {
  const faces = new Set<string>()
  for (const merchant of MERCHANTS) {
    await world.settings({ merchant })
    // By merchant, as the previous page may still send a request for the previous merchant.
    const statusRequest = page.waitForRequest(
      (request) => request.url().endsWith('/wps/system/status') && request.headers().merchant === merchant,
    )
    await page.goto('/m/login')
    await statusRequest
    const brand = merchant.replace(/^(.)(.*)\d$/, (_, first: string, rest: string) => first.toUpperCase() + rest)
    await expect(page).toHaveTitle(`Log in · ${brand}`)
    const tokens = await page.evaluate((names) => {
      const style = getComputedStyle(document.documentElement)
      return names.map((name) => style.getPropertyValue(name)).join()
    }, TOKENS)
    const button = await page
      .getByRole('form')
      .getByRole('button', { name: 'Log in', exact: true })
      .evaluate((element) => getComputedStyle(element).background)
    faces.add(`${tokens} ${button}`)
  }
  expect(faces.size).toBe(MERCHANTS.length)
})
