import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { section } from '../support/home.ts'
import { QUIET, visit } from '../support/page.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('article')

test.beforeEach(({ device }) => device(QUIET))

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
