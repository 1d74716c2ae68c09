import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { inputsOf, section } from '../support/home.ts'
import { QUIET, visit } from '../support/page.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const star = (page: Page, game: string) => page.getByRole('main').getByRole('button', { name: `Favourite: ${game}` })
const message = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const pickCategory = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('button', { name, exact: true }).click()

test.beforeEach(({ device }) => device(QUIET))

test('a star is saved and shows on every other tile of the game', {
  tag: ['@GAMES-011'],
}, async ({ page, asMember, world }) => {
  await world.faults([{ endpoint: 'favourites.add', kind: 'latency', ms: 800 }])
  await asMember('amina')
  await page.goto('/m/gameList?gameType=FISH')
  const deepReef = star(page, 'Coral Deep')
  await expect(deepReef).toHaveAttribute('aria-pressed', 'false')
  await deepReef.click()
  await expect(message(page, 'Please wait')).toBeVisible()
  await expect(deepReef).toBeDisabled()
  await expect(message(page, 'Changes saved')).toBeVisible()
  await expect(deepReef).toHaveAttribute('aria-pressed', 'true')
  await expect(message(page, 'Changes saved')).toHaveCount(0)
  await page.reload()
  await expect(star(page, 'Coral Deep')).toHaveAttribute('aria-pressed', 'true')
  expect((await world.calls('favourites.add')).map(({ actor }) => actor)).toEqual(['amina'])

  await world.faults([])
  await visit(page, '/m/home')
  const stars = page.getByRole('button', { name: 'Favourite: The Old Fisherman' })
  await expect(stars.nth(1)).toBeAttached()
  await stars.first().click()
  for (const one of await stars.all()) await expect(one).toHaveAttribute('aria-pressed', 'false')
  await stars.first().click()
  for (const one of await stars.all()) await expect(one).toHaveAttribute('aria-pressed', 'true')
})

test('home loads favourites a hundred at a time, their list 27 at a time by scrolling', {
  tag: ['@GAMES-009', '@GAMES-010', '@CONST-024'],
}, async ({ page, asMember, world }) => {
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

test('a merchant without favourites shows neither stars nor their filter', { tag: ['@FLAGS-001'] }, async ({
  page,
  world,
}) => {
  await world.settings({ flags: { GAMELOFAV3: false, GAMELOREC3: false } })
  await page.goto('/m/gameList?gameType=FISH')
  await expect(tiles(page)).toHaveCount(27)
  await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Filter' }).getByRole('button')).toHaveText(['Hot', 'New'])
  await visit(page, '/m/home')
  await expect(section(page, 'Hot games').getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('button', { name: /^Favourite: / })).toHaveCount(0)
})
