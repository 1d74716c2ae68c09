import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { gaps, inputsOf, inView, openHome, scrollDownTo, section } from '../support/home.ts'
import { QUIET } from '../support/page.ts'

const pickCategory = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('button', { name, exact: true }).click()

const rows = (shelf: Locator) => shelf.getByRole('list')
const items = (shelf: Locator) => shelf.getByRole('listitem')
const arrows = (shelf: Locator, title: string) => ({
  back: shelf.getByRole('button', { name: `${title}: back` }),
  on: shelf.getByRole('button', { name: `${title}: next` }),
})

test.beforeEach(({ device }) => device(QUIET))

/**
 * The names on a shelf of ten, once its tiles show the logos of their vendors; those beyond the edge load on
 * interaction.
 */
async function tenNames(shelf: Locator): Promise<string[]> {
  await expect(items(shelf).getByRole('img')).toHaveCount(5)
  await rows(shelf).first().dispatchEvent('pointerdown', { bubbles: true })
  await expect(items(shelf).getByRole('img')).toHaveCount(10)
  return items(shelf).evaluateAll((all) => all.map((item) => (item.textContent ?? '').trim()))
}

test('hot games stand four in view and move by four, new games stand two in view', {
  tag: ['@HOME-015', '@HOME-016'],
}, async ({ page }) => {
  await openHome(page)
  const shelf = section(page, 'Hot games')
  const names = await tenNames(shelf)
  expect(await inView(items(shelf))).toEqual(names.slice(0, 4))
  expect(new Set(await gaps(items(shelf)))).toEqual(new Set([10]))
  const { back: previous, on: next } = arrows(shelf, 'Hot games')
  await expect(previous).toBeDisabled()
  await next.click()
  await expect.poll(() => inView(items(shelf))).toEqual(names.slice(4, 8))
  await next.click()
  await expect.poll(() => inView(items(shelf))).toEqual(names.slice(6, 10))
  await expect(next).toBeDisabled()
  await previous.click()
  await expect.poll(() => inView(items(shelf))).toEqual(names.slice(2, 6))

  const newGames = section(page, 'New games')
  await scrollDownTo(page, items(newGames).getByRole('link').first())
  expect(await inView(items(newGames))).toHaveLength(2)
  expect(new Set(await gaps(items(newGames)))).toEqual(new Set([10]))
})

test('a game tile has a favourite star and the mark of its vendor', { tag: ['@HOME-017'] }, async ({ page }) => {
  await openHome(page)
  const tile = items(section(page, 'Hot games')).filter({ hasText: 'Nilgiri Tiger' })
  await scrollDownTo(page, tile)
  await expect(tile.getByRole('button', { name: 'Favourite: Nilgiri Tiger' })).toBeVisible()
  await expect(tile.getByRole('img', { name: 'Nilgiri Play' })).toBeVisible()
})

test('home loads all pictures from its own origin', { tag: ['@CONST-044'] }, async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') origins.add(new URL(request.url()).origin)
  })
  await openHome(page)
  await scrollDownTo(page, page.getByText(/^© /))
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
})

test('home asks for the games of each category in the size of its list', {
  tag: ['@HOME-010', '@CONST-028', '@CONST-046'],
}, async ({ page, world }) => {
  await openHome(page)
  await scrollDownTo(page, page.getByText(/^© /))
  for (const [name, count] of [
    ['Slots', 3],
    ['Live casino', 1],
    ['Fishing', 2],
    ['Poker & cards', 9],
    ['Sports', 9],
    ['E-sports', 9],
    ['Cockfight', 9],
  ] as const) {
    await section(page, name).scrollIntoViewIfNeeded()
    await expect(section(page, name).getByRole('article'), name).toHaveCount(count)
  }
  await expect(section(page, 'Lottery')).toBeAttached()
  const sizes = inputsOf(await world.calls('games.list'))
    .filter(({ gameType }) => gameType)
    .map(({ gameType, pageSize }) => [gameType, Number(pageSize)])
  expect(Object.fromEntries(sizes)).toMatchObject({ RNG: 3, FISH: 2, LIVE: 1, PVP: 9, SPORTS: 9, LOTT: 9 })
})

test('a shelf of home links to the list of all its games', { tag: ['@HOME-010', '@HOME-013'] }, async ({ page }) => {
  await openHome(page)
  await expect(section(page, 'Hot games').getByRole('link', { name: 'See all Hot games' })).toHaveAttribute(
    'href',
    '/m/gameList?type=hot',
  )
  const all = section(page, 'Slots').getByRole('link', { name: 'See all Slots' })
  await scrollDownTo(page, all)
  await all.click()
  await expect(page).toHaveURL('/m/gameList?gameType=RNG')
  await expect(page.getByRole('status').filter({ hasText: '1024 games' })).toContainText('Slots')
})

test('the shelves of a category have one row or two, by its type', {
  tag: ['@HOME-011', '@HOME-012'],
}, async ({ page }) => {
  await page.goto('/m/home')
  await pickCategory(page, 'Live casino')
  for (const vendor of ['Blue Heron Live', 'Sheesh Hall', 'Velvet Courtyard']) {
    const shelf = section(page, vendor)
    await scrollDownTo(page, shelf.getByRole('article').first())
    await expect(rows(shelf)).toHaveCount(2)
    await expect(rows(shelf).nth(0).getByRole('listitem')).toHaveCount(5)
    await expect(rows(shelf).nth(1).getByRole('listitem')).toHaveCount(4)
  }
  for (const [category, vendor, count] of [
    ['Poker & cards', 'Four Wazirs', 2],
    ['Fishing', 'Tidal Net', 2],
    ['Sports', 'Kestrel Sports', 1],
    ['E-sports', 'Pixel Falcon', 1],
  ] as const) {
    await pickCategory(page, category)
    await expect(items(section(page, vendor)).first()).toBeVisible()
    await expect(rows(section(page, vendor))).toHaveCount(count)
  }
})

test('a shelf of four games has arrows, one of three has none', { tag: ['@HOME-014'] }, async ({ page }) => {
  await page.goto('/m/home')
  await pickCategory(page, 'E-sports')
  const four = section(page, 'Neon Minar')
  await expect(items(four).getByRole('link')).toHaveCount(4)
  await expect(arrows(four, 'Neon Minar').back).toBeVisible()
  await expect(arrows(four, 'Neon Minar').on).toBeVisible()
  await pickCategory(page, 'Cockfight')
  const three = section(page, 'Dawn Rooster')
  await expect(items(three).getByRole('link')).toHaveCount(3)
  await expect(arrows(three, 'Dawn Rooster').back).toHaveCount(0)
  await expect(arrows(three, 'Dawn Rooster').on).toHaveCount(0)
})

test('in Urdu the hot games begin on the right and move to the left', { tag: ['@HOME-015'] }, async ({
  page,
  device,
}) => {
  await device({ language: 'UR' })
  await page.goto('/m/home')
  const shelf = section(page, 'مقبول گیمز')
  const names = await tenNames(shelf)
  expect(await inView(items(shelf))).toEqual(names.slice(0, 4))
  const [first, second] = [await items(shelf).nth(0).boundingBox(), await items(shelf).nth(1).boundingBox()]
  expect(first?.x).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY)
  await shelf.getByRole('button', { name: 'مقبول گیمز: آگے' }).click()
  await expect.poll(() => inView(items(shelf))).toEqual(names.slice(4, 8))
})

/** Addresses of pictures that failed to load or are still loading. */
const failedPictures = (pictures: Locator) =>
  pictures.evaluateAll((all) =>
    all
      .filter((one): one is HTMLImageElement => one instanceof HTMLImageElement)
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src),
  )

test.describe('home shelves whose pictures fail', () => {
  test.use({ worldOptions: { scenario: 'broken-images' } })

  test('a tile whose picture fails shows the default one of its category', { tag: ['@HOME-018'] }, async ({ page }) => {
    await openHome(page)
    const tiles = items(section(page, 'Hot games'))
    await expect(tiles.getByRole('link')).toHaveCount(10)
    const picture = tiles.first().getByRole('presentation').first()
    await expect(picture).not.toHaveAttribute('src', /missing/)
    await expect.poll(() => failedPictures(picture)).toEqual([])
    const live = section(page, 'Live casino')
    await scrollDownTo(page, live.getByRole('link').first())
    const other = items(live).getByRole('presentation').first()
    await expect(other).not.toHaveAttribute('src', /missing/)
    expect(await other.getAttribute('src')).not.toBe(await picture.getAttribute('src'))
  })
})
