import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { inputsOf } from '../support/home.ts'
import { QUIET } from '../support/page.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab', { name, exact: true })
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter' }).getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByRole('textbox', { name: 'Search games' })
const counted = (page: Page) => page.getByRole('main').getByRole('status').first()

test.beforeEach(({ device }) => device(QUIET))

test('HOME-036 GAMES-001 an all tab and a tab with the logo of each vendor; switching loads its games', async ({
  page,
  world,
}) => {
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
})

test('GAMES-002 GAMES-007 the filters Hot and New ask for isHot=1 and isNew=1', async ({ page, world }) => {
  await page.goto('/m/gameList?gameType=RNG')
  await expect(tiles(page).first()).toBeVisible()
  expect(inputsOf(await world.calls('games.list')).at(-1)).not.toHaveProperty('isHot')
  await filter(page, 'Hot').click()
  await expect(filter(page, 'Hot')).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => inputsOf(await world.calls('games.list')).at(-1))
    .toMatchObject({ isHot: '1', gameType: 'RNG' })
  await filter(page, 'New').click()
  await expect
    .poll(async () => inputsOf(await world.calls('games.list')).at(-1))
    .toMatchObject({ isNew: '1', pageSize: '25' })
})

test('GAMES-002 Recent and Favourite list what the player played and starred', async ({ page, world, asMember }) => {
  await asMember('amina')
  await page.goto('/m/gameList?gameType=RNG')
  await filter(page, 'Recent').click()
  await expect(tiles(page)).toHaveCount(14)
  await filter(page, 'Favourite').click()
  await expect(tiles(page)).toHaveCount(3)
  expect(inputsOf(await world.calls('recents.list')).at(-1)).toMatchObject({ pageSize: '27' })
  expect(inputsOf(await world.calls('favourites.list')).at(-1)).toMatchObject({ pageSize: '27' })
})

test('GAMES-003 ERR-002 a visitor who taps Recent or Favourite is told to log in for 2 s and stays', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.goto('/m/gameList?gameType=FISH')
  await expect(tiles(page).first()).toBeVisible()
  const shown = await tiles(page).allTextContents()
  const message = page.getByRole('status').filter({ hasText: 'Login required' })
  for (const name of ['Recent', 'Favourite']) {
    await filter(page, name).click()
    await expect(message).toBeVisible()
    await page.clock.fastForward(2_000)
    await expect(message).toHaveCount(0)
    await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'false')
  }
  expect(await tiles(page).allTextContents()).toEqual(shown)
  await expect(page).toHaveURL('/m/gameList?gameType=FISH')
  expect(await world.calls('favourites.list')).toHaveLength(0)
})

test('GAMES-004 a name is searched for with Enter and not before', async ({ page, world }) => {
  await page.goto('/m/gameList?gameType=FISH')
  await expect(tiles(page).first()).toBeVisible()
  const before = (await world.calls('games.list')).length
  await search(page).pressSequentially('shark')
  await expect(search(page)).toHaveValue('shark')
  expect(await world.calls('games.list')).toHaveLength(before)
  await search(page).press('Enter')
  await expect(counted(page)).toContainText(/games? for “shark”/)
  const names = await tiles(page).allTextContents()
  expect(names).not.toHaveLength(0)
  for (const name of names) expect(name).toMatch(/shark/i)
  expect(inputsOf(await world.calls('games.list')).at(-1)).toMatchObject({ gameName: 'shark', gameType: 'FISH' })
})

test('GAMES-004 a name nobody has says so and leads back to all games', async ({ page }) => {
  await page.goto('/m/gameList?gameType=FISH')
  await search(page).fill('zzzz')
  await search(page).press('Enter')
  await expect(page.getByText('No game is called “zzzz”.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(counted(page)).toContainText('60 games')
})

test('GAMES-005 CONST-025 pages of 27 are asked for from the first to the last while one scrolls', async ({
  page,
  world,
}) => {
  await page.goto('/m/gameList?gameType=FISH')
  await expect(tiles(page)).toHaveCount(27)
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(tiles(page)).toHaveCount(60, { timeout: 100 })
  }).toPass()
  await page.mouse.wheel(0, 4_000)
  await page.mouse.wheel(0, -4_000)
  await page.mouse.wheel(0, 4_000)
  const asked = inputsOf(await world.calls('games.list')).map(({ pageNo, pageSize }) => [pageNo, pageSize])
  expect(asked).toEqual([
    ['1', '27'],
    ['2', '27'],
    ['3', '27'],
  ])
})

test('GAMES-005 a long list keeps only the tiles near the window in the page, and still loads on', async ({
  page,
  world,
}) => {
  await page.goto('/m/gameList?gameType=RNG')
  await expect(counted(page)).toContainText('1024 games')
  await expect(async () => {
    await page.mouse.wheel(0, 6_000)
    expect((await world.calls('games.list')).length).toBeGreaterThanOrEqual(6)
  }).toPass()
  expect(await tiles(page).count()).toBeLessThan(110)
})

test('GAMES-006 switching a tab empties the name filter and begins on page 1', async ({ page, world }) => {
  await page.goto('/m/gameList?gameType=FISH')
  await search(page).fill('r')
  await search(page).press('Enter')
  await expect(page).toHaveURL(/name=r/)
  await tab(page, 'Deep Reef').click()
  await expect(search(page)).toHaveValue('')
  await expect(counted(page)).toContainText('26 games')
  const last = inputsOf(await world.calls('games.list')).at(-1)
  expect(last).toMatchObject({ vassalage: 'DR', pageNo: '1' })
  expect(last).not.toHaveProperty('gameName')
})

test('GAMES-008 the side menu lists all and the vendors of each type', async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG')
  await page.getByRole('button', { name: 'Choose a vendor' }).click()
  const menu = page.getByRole('dialog', { name: 'Choose a vendor' })
  await expect(menu.getByRole('listitem').first()).toHaveText('All')
  await expect(menu.getByRole('listitem').nth(1)).toContainText('Nilgiri Play')
  await menu.getByRole('button', { name: 'Fishing' }).click()
  await expect(menu.getByRole('listitem')).toHaveText(['All', /^Tidal Net/, /^Deep Reef/])
  await menu.getByRole('listitem').filter({ hasText: 'Deep Reef' }).getByRole('button').click()
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL('/m/gameList?gameType=FISH&vassalage=DR')
  await expect(tiles(page).first()).toContainText('Deep Reef Lobby')
})

test('GAMES-017 without a category in the address the first one of the lobby is current', async ({ page }) => {
  await page.goto('/m/gameList')
  await expect(counted(page)).toContainText('Slots')
})

test('GAMES-018 API-037 in Urdu hot games are asked for in EN, other games in Urdu', async ({
  page,
  device,
  world,
}) => {
  await device({ language: 'UR' })
  await page.goto('/m/home')
  await expect.poll(async () => (await world.calls('games.hot')).length).toBe(1)
  expect(inputsOf(await world.calls('games.hot'))[0]).toMatchObject({
    language: 'EN',
    isPlatform: '1',
    platform: 'html5',
  })
  await expect.poll(async () => (await world.calls('games.list')).length).toBeGreaterThan(0)
  expect(inputsOf(await world.calls('games.list'))[0]).toMatchObject({ language: 'UR' })
})

test('CONST-026 DATA-017 new games come in pages of 25', async ({ page, world }) => {
  await page.goto('/m/gameList?type=new')
  await expect(counted(page)).toContainText(/games/)
  expect(inputsOf(await world.calls('games.list'))).toEqual([
    { merchant: 'aurora1', platform: 'html5', pageNo: '1', pageSize: '25', language: 'EN', isNew: '1' },
  ])
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    expect((await world.calls('games.list')).length).toBeGreaterThan(1)
  }).toPass()
  expect(inputsOf(await world.calls('games.list'))[1]).toMatchObject({ pageNo: '2', pageSize: '25', isNew: '1' })
})

test('CONST-027 sports come in pages of 25', async ({ page, world }) => {
  await page.goto('/m/gameList?gameType=SPORTS')
  await expect(tiles(page).first()).toBeVisible()
  expect(inputsOf(await world.calls('games.list')).at(-1)).toMatchObject({ gameType: 'SPORTS', pageSize: '25' })
})

for (const way of ['the browser', 'the app'] as const)
  test(`back from a game by way of ${way} one finds the place in the list again, with the pages that were loaded`, async ({
    page,
    asMember,
    world,
  }) => {
    await asMember('amina')
    await page.goto('/m/gameList?gameType=RNG')
    await expect(async () => {
      await page.mouse.wheel(0, 3_000)
      expect((await world.calls('games.list')).length).toBeGreaterThanOrEqual(4)
    }).toPass()
    const game = tiles(page).filter({ has: page.getByRole('link') })
    // Whatever stands in the middle of the window now.
    const name = await game.evaluateAll(
      (all) =>
        all.find((one) => one.getBoundingClientRect().top > 300 && one.getBoundingClientRect().bottom < 700)
          ?.textContent ?? '',
    )
    const chosen = game.filter({ hasText: name }).first()
    await chosen.getByRole('link').click()
    await expect(page).toHaveURL(/\/m\/play\//)
    if (way === 'the browser') await page.goBack()
    else await page.getByRole('button', { name: 'Back' }).first().click()
    await expect(page).toHaveURL('/m/gameList?gameType=RNG')
    await expect(chosen).toBeInViewport()
    // Further pages may come; none that was there is asked for again.
    const asked = inputsOf(await world.calls('games.list')).map(({ pageNo }) => pageNo)
    expect(asked).toEqual([...new Set(asked)])
  })

test('a game that stands for its vendor leads to another list, and back to the place one came from', async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  // So low that even a few games scroll.
  await page.setViewportSize({ width: 390, height: 420 })
  await page.goto('/m/gameList?gameType=RNG&name=train')
  const village = tiles(page).filter({ hasText: 'Village Train' }).getByRole('link')
  await expect(village).toBeVisible()
  await village.scrollIntoViewIfNeeded()
  const at = await page.evaluate(() => scrollY)
  expect(at).toBeGreaterThan(0)
  await village.click()
  await expect(page).toHaveURL('/m/gameList?gameType=RNG&vassalage=SR')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(village).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(at)
})

test('GAMES-005 a page that does not come keeps what is there, and comes when asked for again', async ({
  page,
  world,
}) => {
  await page.goto('/m/gameList?gameType=FISH')
  await expect(tiles(page)).toHaveCount(27)
  await world.faults([{ endpoint: 'games.list', kind: 'error', code: 'system.error', times: 1 }])
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(page.getByText('Some of the games did not load.')).toBeVisible({ timeout: 300 })
  }).toPass()
  await expect(tiles(page)).toHaveCount(27)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(tiles(page)).toHaveCount(54)
})
