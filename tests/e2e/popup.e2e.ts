import type { Page } from '@playwright/test'
import { HOSTILE_MARK } from '@understudy/seed'
import { closePopup, expect, test, time, type World } from '../support/e2e.ts'
import { expectReportsOfHandlers } from '../support/hostile-content.ts'
import { mainMenu, storedValue } from '../support/page.ts'

const FOR_GUESTS = ['Welcome to Aurora', 'Try it for free first', 'Playing is easier in the app']
const FOR_MEMBERS = ['This week’s special offer', 'Your account, your safety', 'A short pause on Thursday morning']

test.beforeEach(({ device }) => device({}))

const popup = (page: Page) => page.getByRole('dialog', { name: 'Announcements' })
const lineOf = (page: Page, text: string) => popup(page).getByText(new RegExp(`^${text}`))
const titlesOf = (page: Page) => popup(page).locator('article h2').allTextContents()
const nowOf = async (world: World) => (await world.calls()).at(-1)!.at

async function visit(page: Page) {
  await page.goto('/m/home')
  await expect(popup(page)).toBeVisible()
}

test('the popup shows guests and members their own entries, one at a time', {
  tag: ['@POPUP-002', '@POPUP-003', '@POPUP-007', '@POPUP-011', '@CONST-020', '@DATA-012', '@DATA-035'],
}, async ({ page, world, asMember }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page)
  const worldTime = await nowOf(world)
  await expect.poll(() => titlesOf(page)).toEqual(FOR_GUESTS)
  // The overlay and the dialog are the only fixed elements with an animation.
  const durations = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ position, animationName }) => position === 'fixed' && animationName !== 'none')
      .map(({ animationDuration }) => animationDuration),
  )
  expect(durations, 'it fades in 200 ms and zooms in 300 ms').toEqual(['0.2s', '0.3s'])

  const next = popup(page).getByRole('button', { name: 'Next announcement' })
  const previous = popup(page).getByRole('button', { name: 'Previous announcement' })
  const heading = (at: number) => popup(page).getByRole('heading', { name: FOR_GUESTS[at]! })
  await expect(heading(0)).toBeInViewport({ ratio: 0.9 })
  await next.click()
  await expect(lineOf(page, '2 of 3')).toBeAttached()
  await expect(heading(1)).toBeInViewport({ ratio: 0.9 })
  await expect(heading(0)).not.toBeInViewport()
  await previous.click()
  await previous.click()
  await expect(lineOf(page, '3 of 3')).toBeAttached()
  await expect(heading(2)).toBeInViewport({ ratio: 0.9 })

  await expect(popup(page).getByRole('checkbox', { name: 'Do not show again today' })).toBeChecked()
  await closePopup(page)
  const state = await storedValue(page, 'popup.B')
  expect(Object.keys(state).sort()).toEqual(['seen', 'show', 'todayHideTime'])
  expect(state.show).toBe(false)
  expect(state.seen.map(({ title }: { title: string }) => title)).toEqual(FOR_GUESTS)
  expect(Object.keys(state.seen[0])).toEqual(['title', 'content'])
  // The server's time, not the device's.
  expect(Math.abs(state.todayHideTime - worldTime)).toBeLessThan(time.minute)

  await asMember('amina')
  await visit(page)
  await expect.poll(() => titlesOf(page)).toEqual(FOR_MEMBERS)
  await expect.poll(() => storedValue(page, 'popup.A')).toMatchObject({ show: true })
  await expect.poll(() => storedValue(page, 'popup.B')).toMatchObject({ show: false })
})

test.describe('popup with hostile texts', () => {
  test.use({ worldOptions: { scenario: 'hostile-content' } })

  test('a hostile popup or notice is shown and runs nothing', {
    tag: ['@all', '@CONTENT-014'],
  }, async ({ page, asMember, complaints }) => {
    await visit(page)
    await expect.poll(() => titlesOf(page)).toEqual(['A frame in place of the page', ...FOR_GUESTS])
    await expect(popup(page).getByRole('article').first()).toHaveText('A frame in place of the page')
    await closePopup(page)
    await expect(mainMenu(page)).toBeVisible()
    await page.getByRole('button', { name: /^Announcements:/ }).click()
    const notices = page.getByRole('dialog', { name: 'Announcements' })
    await notices.getByRole('button', { name: /A frame in place of the page/ }).click()
    await notices.getByRole('button', { name: /How to recognise a safe link/ }).click()
    await expect(notices.getByText(/Our links always begin with our own address/)).toBeVisible()
    await expect(notices.locator('script, iframe, frameset, style, [onerror], [onload]')).toHaveCount(0)
    expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false)
    expectReportsOfHandlers(complaints)

    await asMember('amina')
    await visit(page)
    await expect.poll(() => titlesOf(page)).toContain('Your account, your safety')
    await expect(popup(page).locator('script, iframe, form, style, meta, [onerror], [onload]')).toHaveCount(0)
    await expect(popup(page).locator('a[href^="javascript"]')).toHaveCount(0)
    expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false)
    expectReportsOfHandlers(complaints)
  })
})
