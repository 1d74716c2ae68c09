import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

test('the sheet of a game opens by a long press, the context-menu key, and in the game', async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/gameList?gameType=RNG&vassalage=NP')
  const tile = page.getByRole('main').getByRole('article').getByRole('link', { name: 'Nilgiri Tiger' })
  const sheet = page.getByRole('dialog')

  await tile.hover()
  await page.mouse.down()
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Nilgiri Tiger')
  await page.mouse.up()
  await expect(sheet.getByRole('definition')).toHaveText([/^9\d\.\d%$/, 'High', /5.* to .*500/, 'Nilgiri Play'])
  await expect(sheet).toContainText('Choose a stake and spin.')
  expect(await obstacles(page, 'game sheet')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/gameList/)

  await tile.focus()
  await tile.press('ContextMenu')
  await expect(sheet.getByRole('definition').first()).toHaveText(/%$/)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(tile).toBeFocused()

  await tile.press('Enter')
  await expect(page).toHaveURL(/\/m\/play\//)
  await page.getByRole('button', { name: 'About this game' }).click()
  await expect(sheet.getByRole('definition').first()).toHaveText(/%$/)
})
