import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { inputsOf } from '../support/home.ts'
import { QUIET, trafficOf } from '../support/page.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab', { name, exact: true })
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter' }).getByRole('button', { name, exact: true })
const counted = (page: Page) => page.getByRole('main').getByRole('status').first()

test.beforeEach(({ device }) => device(QUIET))

test('the game list has a tab for all games and a tab with the logo of each vendor', {
  tag: ['@all', '@served', '@HOME-036', '@GAMES-001', '@GAMES-008'],
}, async ({ page, world }) => {
  await page.goto('/m/gameList?gameType=LIVE')
  const tabs = page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab')
  await expect(tabs).toHaveText(['All', 'Blue Heron Live', 'Sheesh Hall', 'Velvet Courtyard'])
  await expect(tabs.getByRole('presentation')).toHaveCount(3)
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
  await expect(tiles(page).first()).toContainText('Blue Heron Live Lobby')
  await tab(page, 'Sheesh Hall').click()
  await expect(tiles(page).first()).toContainText('Sheesh Hall Lobby')
  await expect(tiles(page).filter({ hasText: 'Blue Heron' })).toHaveCount(0)
  await expect(page).toHaveURL(/gameType=LIVE&vassalage=SH/)
  expect(inputsOf(await world.calls('games.list')).at(-1)).toMatchObject({ gameType: 'LIVE', vassalage: 'SH' })

  await page.getByRole('button', { name: 'Choose a vendor' }).click()
  const menu = page.getByRole('dialog', { name: 'Choose a vendor' })
  await expect(menu.getByRole('listitem').first()).toHaveText('All')
  await expect(menu.getByRole('listitem').nth(1)).toContainText('Blue Heron Live')
  await menu.getByRole('button', { name: 'Fishing' }).click()
  await expect(menu.getByRole('listitem')).toHaveText(['All', /^Tidal Net/, /^Deep Reef/])
  await menu.getByRole('listitem').filter({ hasText: 'Deep Reef' }).getByRole('button').click()
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL('/m/gameList?gameType=FISH&vassalage=DR')
  await expect(tiles(page).first()).toContainText('Deep Reef Lobby')
})

test('a visitor who taps Recent or Favourite is told to log in for 2 s and stays', {
  tag: ['@GAMES-003', '@ERR-002'],
}, async ({ page, world }) => {
  await page.clock.install()
  await page.goto('/m/gameList?gameType=FISH')
  await expect(tiles(page).first()).toBeVisible()
  // By address, as a tile shows the vendor's code until its logo has loaded.
  const games = () =>
    tiles(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const addresses = await games()
  const message = page.getByRole('status').filter({ hasText: 'Login required' })
  for (const name of ['Recent', 'Favourite']) {
    await filter(page, name).click()
    await expect(message).toBeVisible()
    await page.clock.fastForward(2_000)
    await expect(message).toHaveCount(0)
    await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'false')
  }
  expect(await games()).toEqual(addresses)
  expect(addresses).toHaveLength(27)
  await expect(page).toHaveURL('/m/gameList?gameType=FISH')
  expect(await world.calls('favourites.list')).toHaveLength(0)
})

test('a long list keeps only the tiles near the window in the page, and still loads on', {
  tag: ['@GAMES-005'],
}, async ({ page, world }) => {
  await page.goto('/m/gameList?gameType=RNG')
  await expect(counted(page)).toContainText('1024 games')
  await expect(async () => {
    await page.mouse.wheel(0, 6_000)
    expect((await world.calls('games.list')).length).toBeGreaterThanOrEqual(6)
  }).toPass()
  expect(await tiles(page).count()).toBeLessThan(110)
})

test('going back from a game returns to the same place of the loaded list', {
  tag: ['@SHELL-003'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  const traffic = trafficOf(page)
  await page.goto('/m/gameList?gameType=RNG&vassalage=NP')
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    expect((await world.calls('games.list')).length).toBeGreaterThanOrEqual(3)
  }).toPass()
  const game = tiles(page).filter({ has: page.getByRole('link') })
  // A request in flight would be cancelled and sent again.
  await traffic.over()
  // The game in the middle of the window.
  let name = ''
  await expect(async () => {
    name = await game.evaluateAll(
      (all) =>
        all.find((one) => one.getBoundingClientRect().top > 300 && one.getBoundingClientRect().bottom < 700)
          ?.textContent ?? '',
    )
    expect(name).not.toBe('')
  }).toPass()
  const tile = game.filter({ hasText: name }).first()
  for (const goBack of [() => page.goBack(), () => page.getByRole('button', { name: 'Back' }).first().click()]) {
    await tile.getByRole('link').click()
    await expect(page).toHaveURL(/\/m\/play\//)
    await goBack()
    await expect(page).toHaveURL('/m/gameList?gameType=RNG&vassalage=NP')
    await expect(tile).toBeInViewport()
    // Further pages may load, but none that was loaded is fetched again.
    const pageNumbers = inputsOf(await world.calls('games.list')).map(({ pageNo }) => Number(pageNo))
    expect(pageNumbers.filter((page) => page <= 3)).toEqual([1, 2, 3])
  }
})

test('a game that stands for its vendor opens that list, and back returns from it', { tag: '@all' }, async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  // A window so low that even a few games scroll.
  await page.setViewportSize({ width: 390, height: 420 })
  await page.goto('/m/gameList?gameType=RNG&name=train')
  const village = tiles(page).filter({ hasText: 'Village Train' }).getByRole('link')
  await expect(village).toBeVisible()
  await village.scrollIntoViewIfNeeded()
  const scrollPosition = await page.evaluate(() => scrollY)
  expect(scrollPosition).toBeGreaterThan(0)
  await village.click()
  await expect(page).toHaveURL('/m/gameList?gameType=RNG&vassalage=SR&game=120013')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(village).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition)
})
