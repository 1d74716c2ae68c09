import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

const ticker = (page: Page) => page.getByRole('button', { name: /^Announcements:/ })

/** State of the ticker's animation, and its speed in pixels per second. */
const movement = (page: Page) =>
  ticker(page).evaluate((button) => {
    const [animation] = button.getAnimations({ subtree: true })
    const target = (animation?.effect as KeyframeEffect | null)?.target
    const width = target?.firstElementChild?.getBoundingClientRect().width ?? 0
    const duration = Number(animation?.effect?.getTiming().duration ?? 0)
    return { state: animation?.playState, speed: Math.round((width / duration) * 1_000) }
  })

test.beforeEach(({ device }) => device(QUIET))

test('the announcement ticker moves at 75 px a second, stops, and opens the notices', {
  tag: ['@HOME-019'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/m/home')
  await expect(ticker(page)).toContainText('New live tables open tonight at 8 pm')
  await expect(ticker(page)).toContainText('Never tell anyone your password')
  await expect.poll(() => movement(page)).toEqual({ state: 'running', speed: 75 })
  await page.getByRole('button', { name: 'Stop the announcements' }).click()
  await expect.poll(async () => (await movement(page)).state).toBe('paused')
  await page.getByRole('button', { name: 'Play the announcements' }).click()
  await expect.poll(async () => (await movement(page)).state).toBe('running')

  await ticker(page).click()
  const notices = page.getByRole('dialog', { name: 'Announcements' })
  const first = notices.getByRole('button', { name: /New live tables open tonight at 8 pm/ })
  await expect(first).toContainText(/2026-\d\d-\d\d/)
  await first.click()
  await expect(notices.getByText(/three new baccarat tables and one roulette table/)).toBeVisible()
  await expect(notices.getByText('Unread:')).toHaveCount(0)
  await notices.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(notices).toHaveCount(0)
  await expect(page).toHaveURL('/m/home')
})

test('a notice that a player opens is read at once, here and on the server', {
  tag: ['@all', '@served', '@HOME-019'],
}, async ({ page, world, asMember }) => {
  await asMember('amina')
  await page.goto('/m/home')
  await ticker(page).click()
  const notices = page.getByRole('dialog', { name: 'Announcements' })
  const unread = notices.getByRole('button', { name: /^Unread:/ })
  await expect(unread.first()).toBeVisible()
  const count = await unread.count()
  await unread.first().click()
  await expect(unread).toHaveCount(count - 1)
  await expect.poll(async () => (await world.calls('announcements.read')).length).toBe(1)
  await page.reload()
  await ticker(page).click()
  await expect(notices.getByRole('button').filter({ hasText: /2026-/ }).first()).toBeVisible()
  await expect(unread).toHaveCount(count - 1)
})
