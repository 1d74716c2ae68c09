import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { openHome, scrollDownTo } from '../support/home.ts'
import { QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const figures = (texts: string[]) => texts.map((text) => Number(text.replace(/[^\d.]/g, '')))

test('the pots stand in order, add up, and climb with the world’s time; each leads to its vendor’s games', async ({
  page,
  world,
}) => {
  await page.goto('/m/jackpot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jackpots')
  const pots = page.getByRole('region', { name: 'Pots', exact: true }).getByRole('listitem')
  await expect(pots).toHaveCount(5)
  const amounts = pots.locator('bdi')
  await expect(amounts.first()).not.toContainText('···')
  const before = figures(await amounts.allTextContents())
  expect(before).toEqual(before.toSorted((a, b) => b - a))
  const [together = 0] = figures(
    await page.getByRole('region', { name: 'All pots together' }).locator('bdi').allTextContents(),
  )
  expect(together).toBeCloseTo(
    before.reduce((sum, amount) => sum + amount),
    1,
  )

  await world.advance(3_600_000)
  await page.reload()
  await expect.poll(async () => figures(await amounts.allTextContents())[0]).toBeGreaterThan(before[0] ?? 0)
  expect(await obstacles(page, 'jackpots')).toEqual([])

  await page.getByRole('link', { name: 'Play for it: Nilgiri Play' }).click()
  await expect(page).toHaveURL(/gameList\?gameType=RNG&vassalage=NP$/)
})

test('the pot on home leads to all of them', async ({ page }) => {
  await openHome(page)
  const link = page.getByRole('link', { name: 'All jackpots' })
  await scrollDownTo(page, link)
  await link.click()
  await expect(page).toHaveURL('/m/jackpot')
})

test.describe('a platform without pots', () => {
  test.use({ worldOptions: { scenario: 'empty' } })
  test('says so and shows the way to the games', async ({ page }) => {
    await page.goto('/m/jackpot')
    await expect(page.getByText('No pot is open right now')).toBeVisible()
    await expect(page.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '/m/gameList?gameType=RNG')
  })
})
