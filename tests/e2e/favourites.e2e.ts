import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { inputsOf, section } from '../support/home.ts'
import { QUIET } from '../support/page.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const star = (page: Page, game: string) => page.getByRole('main').getByRole('button', { name: `Favourite: ${game}` })
const message = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const pickCategory = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('button', { name, exact: true }).click()

test.beforeEach(({ device }) => device(QUIET))

test('GAMES-011 a star says please wait, then changes saved for a second, and stays', async ({
  page,
  asMember,
  world,
}) => {
  await world.faults([{ endpoint: 'favourites.add', kind: 'latency', ms: 800 }])
  await asMember('amina')
  await page.clock.install()
  await page.goto('/m/gameList?gameType=FISH')
  const deepReef = star(page, 'Coral Deep')
  await expect(deepReef).toHaveAttribute('aria-pressed', 'false')
  await deepReef.click()
  await expect(message(page, 'Please wait')).toBeVisible()
  await expect(deepReef).toBeDisabled()
  await expect(message(page, 'Changes saved')).toBeVisible()
  await expect(deepReef).toHaveAttribute('aria-pressed', 'true')
  await page.clock.fastForward(1_000)
  await expect(message(page, 'Changes saved')).toHaveCount(0)
  await page.reload()
  await expect(star(page, 'Coral Deep')).toHaveAttribute('aria-pressed', 'true')
  expect((await world.calls('favourites.add')).map(({ actor }) => actor)).toEqual(['amina'])
})

test('GAMES-011 CONST-003 please wait stands for ten seconds at most', async ({ page, asMember }) => {
  await asMember('amina')
  await page.route('**/MCSFE_addFavoriteGameV2', () => undefined)
  await page.clock.install()
  await page.goto('/m/gameList?gameType=FISH')
  await star(page, 'Coral Deep').click()
  await expect(message(page, 'Please wait')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(message(page, 'Please wait')).toHaveCount(0)
  await expect(star(page, 'Coral Deep')).toHaveAttribute('aria-pressed', 'false')
})

test('GAMES-011 a star set on a tile shows on every other tile of the game', async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/home')
  const stars = page.getByRole('button', { name: 'Favourite: The Old Fisherman' })
  await expect(stars.nth(1)).toBeAttached()
  await stars.first().click()
  for (const one of await stars.all()) await expect(one).toHaveAttribute('aria-pressed', 'false')
  await stars.first().click()
  for (const one of await stars.all()) await expect(one).toHaveAttribute('aria-pressed', 'true')
})

/** What would follow the message takes its place, so the moment it goes is the moment to look. */
async function onlyTheMessageGoes(page: Page) {
  await expect(message(page, 'Please wait')).toBeVisible()
  await expect(message(page, 'Please wait')).toHaveCount(0)
  // Counted once: a message that came would be gone again a little later.
  expect(await page.getByRole('alert').or(message(page, 'Changes saved')).count()).toBe(0)
}

test('ERR-008 a favourite that fails only takes the message away: nothing is told, the star stays as it was', async ({
  page,
  asMember,
  world,
}) => {
  await asMember('amina')
  await page.goto('/m/gameList?type=fav')
  await expect(tiles(page)).toHaveCount(3)
  await world.faults([
    { endpoint: 'favourites.remove', kind: 'latency', ms: 600 },
    { endpoint: 'favourites.remove', kind: 'error', code: 'system.error' },
  ])
  const first = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first()
  await first.click()
  await onlyTheMessageGoes(page)
  await expect(first).toBeEnabled()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(tiles(page)).toHaveCount(3)
  expect((await world.calls('favourites.remove')).map(({ code }) => code)).toEqual(['system.error'])
})

test('GAMES-009 GAMES-010 CONST-024 the favourites of home come a hundred a page; the list of 27 loads on by scrolling', async ({
  page,
  asMember,
  world,
}) => {
  await asMember('faisal')
  await page.goto('/m/home')
  await pickCategory(page, 'Favourites')
  await expect(tiles(page)).toHaveCount(60)
  expect(inputsOf(await world.calls('favourites.list')).at(-1)).toMatchObject({ pageNo: '1', pageSize: '100' })
  await page.getByRole('link', { name: 'All my favourites' }).click()
  await expect(page).toHaveURL('/m/gameList?type=fav')
  await expect(tiles(page)).toHaveCount(27)
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    const pages = inputsOf(await world.calls('favourites.list')).filter(({ pageSize }) => pageSize === '27')
    expect(pages.map(({ pageNo }) => pageNo)).toEqual(['1', '2', '3'])
  }).toPass()
})

test('GAMES-009 without favourites the tab says what the stars are for', async ({ page, asMember }) => {
  await asMember('sana')
  await page.goto('/m/home')
  await pickCategory(page, 'Favourites')
  await expect(page.getByText('Tap the star on a game and you will find it here.')).toBeVisible()
  await page.getByRole('link', { name: 'See hot games' }).click()
  await expect(page).toHaveURL('/m/gameList?type=hot')
})

test('GAMES-020 a visitor finds a way to log in under favourites, and comes back from it', async ({ page, world }) => {
  await page.goto('/m/home')
  await pickCategory(page, 'Favourites')
  await expect(page.getByText('Log in to keep your favourite games in one place.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/login')
  expect(await world.calls('favourites.list')).toHaveLength(0)
})

test('FLAGS-001 a merchant without favourites shows neither stars nor their filter', async ({ page, world }) => {
  await world.settings({ flags: { GAMELOFAV3: false, GAMELOREC3: false } })
  await page.goto('/m/gameList?gameType=FISH')
  await expect(tiles(page)).toHaveCount(27)
  await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Filter' }).getByRole('button')).toHaveText(['Hot', 'New'])
  await page.goto('/m/home')
  await expect(section(page, 'Hot games').getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('button', { name: /^Favourite: / })).toHaveCount(0)
})
