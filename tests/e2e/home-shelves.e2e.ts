import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { gaps, inputsOf, inView, openHome, scrollDownTo, section } from '../support/home.ts'
import { QUIET, visit } from '../support/page.ts'

const pickCategory = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('button', { name, exact: true }).click()

const rows = (shelf: Locator) => shelf.getByRole('list')
const items = (shelf: Locator) => shelf.getByRole('listitem')
const arrows = (shelf: Locator, title: string) => ({
  back: shelf.getByRole('button', { name: `${title}: back` }),
  on: shelf.getByRole('button', { name: `${title}: next` }),
})

test.beforeEach(({ device }) => device(QUIET))

/** The names on a shelf of ten, once its tiles show the marks of their vendors; those beyond the edge come when a finger is near. */
async function tenNames(shelf: Locator): Promise<string[]> {
  await expect(items(shelf).getByRole('img')).toHaveCount(5)
  await rows(shelf).first().dispatchEvent('pointerdown', { bubbles: true })
  await expect(items(shelf).getByRole('img')).toHaveCount(10)
  return items(shelf).evaluateAll((all) => all.map((item) => (item.textContent ?? '').trim()))
}

test('home has a list for each category, with the rows and pictures of its type', {
  tag: [
    '@HOME-010',
    '@HOME-011',
    '@HOME-012',
    '@HOME-013',
    '@HOME-014',
    '@HOME-015',
    '@HOME-016',
    '@HOME-017',
    '@CONST-028',
    '@CONST-044',
    '@CONST-046',
  ],
}, async ({ page, world, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') origins.add(new URL(request.url()).origin)
  })
  await openHome(page)

  await test.step('the hot games stand four in view, 10 px apart, and move by four; the new ones stand two in view', async () => {
    const shelf = section(page, 'Hot games')
    const names = await tenNames(shelf)
    expect(await inView(items(shelf))).toEqual(names.slice(0, 4))
    expect(new Set(await gaps(items(shelf)))).toEqual(new Set([10]))
    const { back, on } = arrows(shelf, 'Hot games')
    await expect(back).toBeDisabled()
    await on.click()
    await expect.poll(() => inView(items(shelf))).toEqual(names.slice(4, 8))
    await on.click()
    await expect.poll(() => inView(items(shelf))).toEqual(names.slice(6, 10))
    await expect(on).toBeDisabled()
    await back.click()
    await expect.poll(() => inView(items(shelf))).toEqual(names.slice(2, 6))

    const feature = section(page, 'New games')
    await scrollDownTo(page, items(feature).getByRole('link').first())
    expect(await inView(items(feature))).toHaveLength(2)
    expect(new Set(await gaps(items(feature)))).toEqual(new Set([10]))
  })

  await scrollDownTo(page, page.getByText(/^© /))
  await expect(section(page, 'Hot games').getByRole('link', { name: 'See all Hot games' })).toHaveAttribute(
    'href',
    '/m/gameList?type=hot',
  )
  const tile = items(section(page, 'Hot games')).filter({ hasText: 'Nilgiri Tiger' })
  await expect(tile.getByRole('button', { name: 'Favourite: Nilgiri Tiger' })).toBeVisible()
  await expect(tile.getByRole('img', { name: 'Nilgiri Play' })).toBeVisible()
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
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
  await section(page, 'Slots').getByRole('link', { name: 'See all Slots' }).click()
  await expect(page).toHaveURL('/m/gameList?gameType=RNG')
  await expect(page.getByRole('status').filter({ hasText: '1024 games' })).toContainText('Slots')

  await test.step('the shelves of a category have the rows of its type, and arrows with more than 3 games', async () => {
    await visit(page, '/m/home')
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
    const four = section(page, 'Neon Minar')
    await expect(items(four).getByRole('link')).toHaveCount(4)
    await expect(arrows(four, 'Neon Minar').back).toBeVisible()
    await expect(arrows(four, 'Neon Minar').on).toBeVisible()
    await pickCategory(page, 'Cockfight')
    const three = section(page, 'Dawn Rooster')
    await expect(items(three).getByRole('link')).toHaveCount(3)
    await expect(three.getByRole('button', { name: /: (back|further)$/ })).toHaveCount(0)
  })
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

/** Addresses of pictures that are in the page but show nothing. */
const blank = (pictures: Locator) =>
  pictures.evaluateAll((all) =>
    all
      .filter((one): one is HTMLImageElement => one instanceof HTMLImageElement)
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src),
  )

test.describe('without any picture', () => {
  test.use({ worldOptions: { scenario: 'broken-images' } })

  test('a tile whose picture fails shows the default one of its category', { tag: ['@HOME-018'] }, async ({ page }) => {
    await openHome(page)
    const tiles = items(section(page, 'Hot games'))
    await expect(tiles.getByRole('link')).toHaveCount(10)
    const picture = tiles.first().getByRole('presentation').first()
    await expect(picture).not.toHaveAttribute('src', /missing/)
    await expect.poll(() => blank(picture)).toEqual([])
    const live = section(page, 'Live casino')
    await scrollDownTo(page, live.getByRole('link').first())
    const other = items(live).getByRole('presentation').first()
    await expect(other).not.toHaveAttribute('src', /missing/)
    expect(await other.getAttribute('src')).not.toBe(await picture.getAttribute('src'))
  })
})
