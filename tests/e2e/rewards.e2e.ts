import type { Locator } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

test.use({ worldOptions: { scenario: 'rebate-ending' } })
test.beforeEach(({ device }) => device(QUIET))

for (const language of ['EN', 'UR'] as const)
  test(`MEMBER-013 in ${language} the ladder keeps the level in sight while one moves along it, and the page stays where it is`, async ({
    page,
    asMember,
    device,
  }) => {
    await device({ ...QUIET, language })
    await page.setViewportSize({ width: 360, height: 740 })
    await asMember('amina')
    await page.goto('/m/member/benefits')
    const table = page.getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(12)
    const { sideways, before, after, moved } = await table.evaluate((node) => {
      const scroller = node.parentElement as HTMLElement
      const level = node.querySelector('tbody th') as HTMLElement
      const placeOf = (cell: Element) => Math.round(cell.getBoundingClientRect().x)
      const start = { level: placeOf(level), cell: placeOf(node.querySelector('tbody td') as Element) }
      scroller.scrollLeft = getComputedStyle(node).direction === 'rtl' ? -120 : 120
      return {
        sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        before: start.level,
        after: placeOf(level),
        moved: Math.abs(placeOf(node.querySelector('tbody td') as Element) - start.cell),
      }
    })
    expect({ sideways, moved }).toEqual({ sideways: false, moved: 120 })
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1)
    expect(await obstacles(page, 'VIP benefits')).toEqual([])
  })

test('MEMBER-008 the rebate of yesterday is claimed two minutes before it is lost, and the wallet shows it', async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  await page.goto('/m/member/manualRebate')
  expect(await obstacles(page, 'rebate')).toEqual([])
  await page.getByRole('button', { name: 'Claim now' }).click()
  await expect(page.getByText(/is in your wallet/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Claim now' })).toHaveCount(0)
  const [newest] = await page.getByRole('region', { name: 'Claimed in the last 30 days' }).getByRole('listitem').all()
  await expect(newest as Locator).toContainText('9 March')
  await page.reload()
  await expect(page.getByText(/^Claimed on /)).toBeVisible()
  await page.goto('/m/transaction/record')
  await expect(page.getByText('Rebate', { exact: true }).first()).toBeVisible()
})
