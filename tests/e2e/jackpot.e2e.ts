import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const figures = (texts: string[]) => texts.map((text) => Number(text.replace(/[^\d.]/g, '')))

test('the jackpots are in order, add up, grow with time and lead to their vendors', { tag: '@all' }, async ({
  page,
  world,
}) => {
  await page.goto('/m/jackpot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jackpots')
  const pots = page.getByRole('region', { name: 'Jackpots', exact: true }).getByRole('listitem')
  await expect(pots).toHaveCount(5)
  const amounts = pots.locator('bdi')
  await expect(amounts.first()).not.toContainText('···')
  const firstAmounts = figures(await amounts.allTextContents())
  expect(firstAmounts).toEqual(firstAmounts.toSorted((a, b) => b - a))
  const [together = 0] = figures(
    await page.getByRole('region', { name: 'All jackpots together' }).locator('bdi').allTextContents(),
  )
  expect(together).toBeCloseTo(
    firstAmounts.reduce((sum, amount) => sum + amount),
    1,
  )

  await world.advance(3_600_000)
  await page.reload()
  await expect.poll(async () => figures(await amounts.allTextContents())[0]).toBeGreaterThan(firstAmounts[0] ?? 0)
  expect(await obstacles(page, 'jackpots')).toEqual([])

  await page.getByRole('link', { name: 'Play for it: Nilgiri Play' }).click()
  await expect(page).toHaveURL(/gameList\?gameType=RNG&vassalage=NP$/)
})
