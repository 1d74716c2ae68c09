import type { Page } from '@playwright/test'
import { closePopup, expect, test, time, type World } from '../support/e2e.ts'
import { expectReportsOfHandlers } from '../support/hostile-content.ts'
import { hold, kept, mainMenu, openMenu, openStopped, runUntil } from '../support/page.ts'

const FOR_GUESTS = ['Welcome to Aurora', 'Try it for free first', 'Playing is easier in the app']
const FOR_MEMBERS = ['This week’s special offer', 'Your account, your safety', 'A short pause on Thursday morning']
const LISTS = /MCSFE_getListAnnouncements/

test.beforeEach(({ device }) => device({}))

const popup = (page: Page) => page.getByRole('dialog', { name: 'Announcements' })
const place = (page: Page, text: string) => popup(page).getByText(new RegExp(`^${text}`))
const hideToday = (page: Page) => popup(page).getByRole('checkbox', { name: 'Do not show again today' })
const titlesOf = (page: Page) => popup(page).locator('article h2').allTextContents()

async function visit(page: Page) {
  await page.goto('/m/home')
  await expect(popup(page)).toBeVisible()
}

/** Opens home with a clock that stands still and lists that are still on their way; they arrive with what is returned. */
async function stopped(page: Page) {
  const lists = await hold(page, LISTS)
  await openStopped(page, '/m/home')
  await runUntil(page, mainMenu(page))
  return async () => {
    lists.release()
    // The ticker runs through the same answer: once it shows, the popup has its list.
    await runUntil(page, page.getByRole('button', { name: 'Stop the announcements' }))
  }
}

test('POPUP-003 POPUP-011 a guest meets the entries for guests, one at a time, with arrows and a close button', async ({
  page,
}) => {
  await visit(page)
  expect(await titlesOf(page)).toEqual(FOR_GUESTS)
  const next = popup(page).getByRole('button', { name: 'Next announcement' })
  const previous = popup(page).getByRole('button', { name: 'Previous announcement' })
  const heading = (at: number) => popup(page).getByRole('heading', { name: FOR_GUESTS[at]! })
  await expect(heading(0)).toBeInViewport({ ratio: 0.9 })
  await next.click()
  await expect(place(page, '2 of 3')).toBeAttached()
  await expect(heading(1)).toBeInViewport({ ratio: 0.9 })
  await expect(heading(0)).not.toBeInViewport()
  await previous.click()
  await previous.click()
  await expect(place(page, '3 of 3')).toBeAttached()
  await expect(heading(2)).toBeInViewport({ ratio: 0.9 })
  await closePopup(page)
})

test('POPUP-001 POPUP-006 CONST-001 the popup is decided on half a second after its list has come', async ({
  page,
}) => {
  const release = await stopped(page)
  await page.clock.runFor(2_000)
  await release()
  await page.clock.runFor(400)
  expect(await kept(page, 'popup.B')).toBeNull()
  await expect(popup(page)).toBeHidden()
  await page.clock.runFor(120)
  expect(await kept(page, 'popup.B')).toMatchObject({ show: true })
  await runUntil(page, popup(page))
})

/** Opens home anew and gives the popup more than the time it takes to decide. */
async function visitAgain(page: Page) {
  await page.goto('/m/home')
  await expect(page.getByRole('button', { name: 'Stop the announcements' })).toBeVisible()
  await page.clock.runFor(1_000)
}

test('POPUP-001 POPUP-007 POPUP-008 DATA-012 hidden for today, the popup stays away until local midnight', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await visit(page)
  await expect(hideToday(page)).toBeChecked()
  const before = await nowOf(world)
  await closePopup(page)
  const state = await kept(page, 'popup.B')
  expect(Object.keys(state).sort()).toEqual(['seen', 'show', 'todayHideTime'])
  expect(state.show).toBe(false)
  expect(state.seen.map(({ title }: { title: string }) => title)).toEqual(FOR_GUESTS)
  expect(Object.keys(state.seen[0])).toEqual(['title', 'content'])
  expect(Math.abs(state.todayHideTime - before)).toBeLessThan(time.minute)

  await visitAgain(page)
  await expect(popup(page)).toBeHidden()
  // The world began at noon of the player: eleven and a half hours later it is still the same day.
  await world.advance(11.5 * time.hour)
  await visitAgain(page)
  await expect(popup(page)).toBeHidden()
  await world.advance(time.hour)
  await visitAgain(page)
  await expect(popup(page)).toBeVisible()
})

const nowOf = async (world: World) => (await world.calls()).at(-1)!.at

test('POPUP-005 POPUP-007 closed, it stays closed on the same visit until the list changes', async ({ page }) => {
  await page.clock.install()
  await visit(page)
  await hideToday(page).uncheck()
  await closePopup(page)
  const menu = await openMenu(page)
  await page.keyboard.press('Escape')
  await page.clock.runFor(2_000)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await kept(page, 'popup.B')).show).toBe(false)

  // Titles in another language are another list.
  await openMenu(page)
  await menu.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('button', { name: 'Roman Urdu' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible()
  expect((await kept(page, 'popup.B')).show).toBe(true)
})

test('POPUP-002 POPUP-007 members and guests each have entries and a state of their own', async ({
  page,
  asMember,
}) => {
  await visit(page)
  await closePopup(page)
  await asMember('amina')
  await visit(page)
  expect(await titlesOf(page)).toEqual(FOR_MEMBERS)
  expect(await kept(page, 'popup.A')).toMatchObject({ show: true })
  expect(await kept(page, 'popup.B')).toMatchObject({ show: false })
})

test('CONST-020 the popup fades in 200 ms and zooms in 300 ms', async ({ page }) => {
  await visit(page)
  // What covers the window and what stands on it are the two that are fixed and come with an animation.
  const durations = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ position, animationName }) => position === 'fixed' && animationName !== 'none')
      .map(({ animationDuration }) => animationDuration),
  )
  expect(durations).toEqual(['0.2s', '0.3s'])
})

test.describe('where texts come as their editors wrote them', () => {
  test.use({ worldOptions: { scenario: 'hostile-content' } })

  test('CONTENT-014 a hostile popup is shown and runs nothing', async ({ page, asMember, complaints }) => {
    await asMember('amina')
    await visit(page)
    expect(await titlesOf(page)).toContain('Your account, your safety')
    await expect(popup(page).locator('script, iframe, form, style, meta, [onerror], [onload]')).toHaveCount(0)
    await expect(popup(page).locator('a[href^="javascript"]')).toHaveCount(0)
    expect(await page.evaluate(() => '__understudyHostile' in window)).toBe(false)
    expectReportsOfHandlers(complaints)
  })

  test('CONTENT-014 a popup of which nothing is left shows its title, and home stays', async ({ page, complaints }) => {
    await visit(page)
    expect(await titlesOf(page)).toEqual(['A frame in place of the page', ...FOR_GUESTS])
    await expect(popup(page).getByRole('article').first()).toHaveText('A frame in place of the page')
    await closePopup(page)
    await expect(mainMenu(page)).toBeVisible()
    expect(await page.evaluate(() => '__understudyHostile' in window)).toBe(false)
    expectReportsOfHandlers(complaints)
  })
})

async function onTheMove(page: Page) {
  await openStopped(page, '/m/home')
  await runUntil(page, popup(page))
}

test.describe('with autoplay', () => {
  test.use({ worldOptions: { scenario: 'popup-parade' } })

  test('POPUP-012 CONST-002 the popup moves on every 5 s until somebody takes over', async ({ page }) => {
    await onTheMove(page)
    await page.clock.runFor(4_700)
    await expect(place(page, '1 of 3')).toBeAttached()
    await page.clock.runFor(400)
    await expect(place(page, '2 of 3')).toBeAttached()
    // Slides glide in the browser's own time; the next turn begins with the slide in its place.
    await expect(popup(page).locator('article:not([inert])')).toBeInViewport({ ratio: 0.99 })
    await page.clock.runFor(5_000)
    await expect(place(page, '3 of 3')).toBeAttached()
    await expect(popup(page).locator('article:not([inert])')).toBeInViewport({ ratio: 0.99 })
    await popup(page).getByRole('button', { name: 'Next announcement' }).click()
    await page.clock.runFor(12_000)
    await expect(place(page, '1 of 3')).toBeAttached()
  })
})
