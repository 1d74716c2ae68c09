import type { Locator } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { gaps, inView, openHome, scrollDownTo, section } from '../support/home.ts'
import { QUIET } from '../support/page.ts'

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
  await expect.poll(() => inView(items(shelf))).toEqual(names.slice(0, 4))
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
  await expect.poll(() => inView(items(newGames))).toHaveLength(2)
  expect(new Set(await gaps(items(newGames)))).toEqual(new Set([10]))
})

test('home loads all pictures from its own origin', { tag: ['@all', '@CONST-044'] }, async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') origins.add(new URL(request.url()).origin)
  })
  await openHome(page)
  await scrollDownTo(page, page.getByText(/^© /))
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
})

test('in Urdu the hot games begin on the right and move to the left', { tag: ['@HOME-015'] }, async ({
  page,
  device,
}) => {
  await device({ language: 'UR' })
  await page.goto('/m/home')
  const shelf = section(page, 'مقبول گیمز')
  const names = await tenNames(shelf)
  await expect.poll(() => inView(items(shelf))).toEqual(names.slice(0, 4))
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

  test('a tile whose picture fails shows the default one of its category', { tag: ['@all', '@HOME-018'] }, async ({
    page,
  }) => {
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
