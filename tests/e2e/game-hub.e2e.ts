import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { inputsOf, scrollDownTo, section } from '../support/home.ts'
import { mainMenu, openMenu, QUIET, visit } from '../support/page.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const categories = (page: Page) => page.getByRole('navigation', { name: 'Game categories' })
const pick = (page: Page, name: string) => categories(page).getByRole('button', { name, exact: true }).click()
const counted = (page: Page) => page.getByRole('main').getByRole('status').first()

test.beforeEach(({ device }) => device(QUIET))

test('the hub shows the player’s games, then a shelf for each category', {
  tag: ['@GAMES-009', '@GAMES-010', '@GAMES-019', '@SHELL-019', '@ROUTE-020', '@CONST-024'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/home')
  await (await openMenu(page)).getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL('/m/game')
  await expect(page.getByRole('heading', { name: 'All games', level: 1 })).toBeVisible()
  await expect(mainMenu(page)).toBeVisible()
  await expect(section(page, 'Recently played').getByRole('article').first()).toBeVisible()
  await expect(section(page, 'Your favourites').getByRole('article')).toHaveCount(3)
  await pick(page, 'Favourites')
  await expect(page).toHaveURL('/m/game?category=FAV')
  await expect(tiles(page)).toHaveCount(3)
  expect(inputsOf(await world.calls('favourites.list')).at(-1)).toMatchObject({ pageNo: '1', pageSize: '100' })
  await page.getByRole('link', { name: 'All my favourites' }).click()
  await expect(page).toHaveURL('/m/gameList?type=fav')
  await visit(page, '/m/game')
  const fishing = page.getByRole('region', { name: /^Fishing/ })
  await scrollDownTo(page, fishing)
  await expect(fishing.getByRole('heading')).toContainText('60 games')
  await fishing.getByRole('link', { name: /See all/ }).click()
  await expect(page).toHaveURL('/m/gameList?gameType=FISH')
})

test('a search finds games of every category in English or Urdu, and opens them', {
  tag: ['@all', '@GAMES-019'],
}, async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/game?category=FISH')
  const search = page.getByRole('textbox', { name: 'Search all games' })
  await search.fill('BACCARÁT')
  await search.press('Enter')
  await expect(counted(page)).toContainText(/games for “BACCARÁT”/)
  await expect(tiles(page).filter({ hasText: 'Royal Baccarat' })).toHaveCount(1)
  await expect(categories(page)).toHaveCount(0)
  await page.reload()
  await expect(tiles(page).filter({ hasText: 'Royal Baccarat' })).toHaveCount(1)
  await search.fill('شیر')
  await search.press('Enter')
  await expect(tiles(page).filter({ hasText: 'Nilgiri Tiger' })).toHaveCount(1)
  await search.fill('royal baccarat')
  await search.press('Enter')
  await tiles(page).filter({ hasText: 'Royal Baccarat' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/m\/play\//)
  await page.goBack()
  await expect(search).toHaveValue('royal baccarat')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL('/m/game')
})

test('the game centre offers whole vendors by category', {
  tag: ['@all', '@GAMES-019', '@ROUTE-020', '@LAUNCH-001', '@LAUNCH-003', '@LAUNCH-005'],
}, async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/gameCenter')
  const vendors = page.getByRole('region', { name: 'Slots' }).getByRole('article')
  const card = (name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })
  await expect(page.getByRole('heading', { name: 'Game centre', level: 1 })).toBeVisible()
  await expect(counted(page)).toHaveText('25 vendors')
  await expect(vendors.first()).toContainText('Nilgiri Play')
  await expect(card('All 64 games Nilgiri Play').getByRole('article')).toHaveCount(3)

  await pick(page, 'Live casino')
  await expect(page).toHaveURL('/m/gameCenter?gameType=LIVE')
  await page.getByRole('link', { name: /^Blue Heron Live View games/ }).click()
  await expect(page).toHaveURL('/m/gameList?gameType=LIVE&vassalage=BH')
  await page.goBack()
  await expect(categories(page).getByRole('button', { name: 'Live casino' })).toHaveAttribute('aria-pressed', 'true')

  await pick(page, 'Lottery')
  const lobby = await page.getByRole('link', { name: /^Monsoon Draw Open the lobby/ }).getAttribute('href')
  expect(lobby).toMatch(/^\/m\/launchGame\?.*prize_mode=SEA&code=lobby/)

  await pick(page, 'Slots')
  await page.getByRole('link', { name: /^Nilgiri Play Open the lobby/ }).click()
  await expect(page).toHaveURL(/\/m\/play\/\d+\?vassalage=NP&gameType=RNG/)
})

test('the slots centre lists RNG games only, by kind, vendor, heat and name', {
  tag: ['@GAMES-019', '@GAMES-020', '@ROUTE-020', '@SHELL-010'],
}, async ({ page, world }) => {
  await page.goto('/m/slotsCenter')
  await expect(page.getByRole('heading', { name: 'Slots centre', level: 1 })).toBeVisible()
  await expect(mainMenu(page)).toHaveCount(0)
  await expect(counted(page)).toHaveText('1024 games')
  await expect(page.getByRole('heading', { name: 'Jackpot now' })).toBeVisible()
  const kinds = page.getByRole('group', { name: 'Type of slot' })
  await kinds.getByRole('button', { name: 'Crash' }).click()
  await expect(counted(page)).toHaveText('124 games')
  await page.getByRole('tab', { name: 'Kite & Pepper' }).click()
  await expect(counted(page)).toHaveText('20 games')
  await expect(page).toHaveURL('/m/slotsCenter?gameClassify=Crash&vassalage=KP')
  await page.getByRole('group', { name: 'Filter' }).getByRole('button', { name: 'New' }).click()
  await expect
    .poll(async () => inputsOf(await world.calls('games.list')).at(-1))
    .toMatchObject({ gameType: 'RNG', gameClassify: 'Crash', vassalage: 'KP', isNew: '1', pageSize: '25' })
  await page.getByRole('textbox', { name: 'Search games' }).fill('zzzz')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(page.getByRole('textbox', { name: 'Search games' })).toHaveValue('')

  await visit(page, '/m/game?category=FAV')
  await expect(page.getByText('Log in to keep your favourite games in one place.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/login')
})

test.describe('before the first game was delivered', () => {
  test.use({ worldOptions: { scenario: 'game-list-empty' } })

  test('a page without games says that it is empty, and leads on', { tag: '@all' }, async ({ page }) => {
    await page.goto('/m/trail')
    for (const [path, way] of [
      ['/m/game', 'Back to home'],
      ['/m/gameCenter', 'Back to home'],
      ['/m/slotsCenter', 'All games'],
      ['/m/gameList', 'All games'],
      ['/m/fbGame', 'All games'],
    ] as const) {
      await visit(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('main').getByRole('link', { name: way }), path).toBeVisible()
    }
  })
})
