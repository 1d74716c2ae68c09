import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { gaps, inView, timeUntil } from '../support/home.ts'
import { openStopped, QUIET } from '../support/page.ts'

const copyright = (page: Page) => page.getByText(/^© /)

/** A block of the footer by its heading. */
const block = (page: Page, heading: string) =>
  page.locator('footer section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

test.beforeEach(({ device }) => device(QUIET))

test('the footer shows vendors, channels, a video and four sponsors that move on', {
  tag: ['@HOME-024', '@HOME-025', '@HOME-026', '@HOME-027', '@CONST-031'],
}, async ({ page }) => {
  await openStopped(page, '/m/home')
  const slides = block(page, 'Sponsors').locator('li')
  await timeUntil(page, async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    // Nine, and behind them the first four once more.
    return (await slides.count()) === 13
  })
  const names = () => slides.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt') ?? ''))
  const shown = () => inView(slides)
  await slides.first().scrollIntoViewIfNeeded()
  expect((await shown()).length).toBe(4)
  expect(new Set(await gaps(slides))).toEqual(new Set([10]))

  // The first of those that can be reached, of whom there are always four.
  const leading = () =>
    slides.evaluateAll((all) => {
      const own = all.filter((slide) => !slide.ariaHidden)
      const reached = (index: number) => own.at(index)?.querySelector('[inert]') === null
      const index = own.findIndex((_, at) => reached(at) && !reached(at - 1))
      return own[index]?.querySelector('img')?.alt ?? ''
    })
  const inSight = async () => {
    const all = await slides.evaluateAll((list) =>
      list.map((slide) => ({ left: slide.getBoundingClientRect().left, name: slide.querySelector('img')?.alt ?? '' })),
    )
    return all.find(({ left }) => Math.abs(left - 16) < 2)?.name
  }
  const order = (await names()).slice(0, 9)
  const seen = [await leading()]
  const sponsors = block(page, 'Sponsors')
  const still = (name: string) => async () => {
    // They move only in sight, and what loads above may push them out of it.
    await sponsors.scrollIntoViewIfNeeded()
    return (await leading()) !== name
  }
  // Once round and one further: nine sponsors and the first again.
  for (let turn = 0; turn < 9; turn += 1) {
    const passed = await timeUntil(page, still(seen.at(-1) ?? ''), { first: turn > 0 ? 2_500 : 0 })
    if (turn > 0) expect(passed).toBeGreaterThanOrEqual(2_750)
    expect(passed).toBeLessThan(4_000)
    seen.push(await leading())
    await expect.poll(inSight).toBe(seen.at(-1))
  }
  expect(new Set(seen)).toEqual(new Set(order))
  expect(seen.at(-1)).toBe(seen[0])

  await expect(copyright(page)).toBeVisible()
  const games = block(page, 'Hot games').getByRole('link')
  await expect(games).toHaveCount(10)
  await expect(block(page, 'Sponsors').getByRole('img')).toHaveCount(9)
  await expect(block(page, 'Payment methods').getByRole('img')).toHaveCount(7)
  await expect(block(page, 'Play responsibly').getByRole('link')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Marjan Isles Gaming Board' })).toBeVisible()
  await expect(page.getByText('Licensed by the Marjan Isles Gaming Board, number MIG-1001-A.')).toBeVisible()
  await expect(page.getByText(/Aurora is a demonstration/)).toBeVisible()
  await expect(copyright(page)).toHaveText('© 2024 Aurora')

  const vendors = block(page, 'Games by').getByRole('link')
  await expect(vendors).toHaveCount(22)
  await expect(vendors.first()).toHaveAccessibleName('Nilgiri Play')
  await expect(vendors.first()).toHaveAttribute('href', '/m/gameList?gameType=RNG&vassalage=NP')
  // A hot game opens as it does on a tile.
  await expect(games.filter({ hasText: 'Royal Baccarat' })).toHaveAttribute(
    'href',
    '/m/gameList?gameType=LIVE&vassalage=BH',
  )
  await expect(games.filter({ hasText: 'Nilgiri Tiger' })).toHaveAttribute('href', /^\/m\/play\/110001\?/)

  await expect(block(page, 'See how it plays').getByRole('link')).toHaveAttribute(
    'href',
    'https://social.aurora.example/youtube',
  )
  const links = block(page, 'Follow us').getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(
    ['google', 'twitter', 'instagram', 'line', 'skype', 'facebook', 'youtube', 'telegram', 'tiktok', 'whatsapp'].map(
      (channel) => `https://social.aurora.example/${channel}`,
    ),
  )
  await expect(links.first()).toHaveAccessibleName('Google (opens in a new tab)')
})
