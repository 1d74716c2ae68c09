import type { Locator } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

test.use({ worldOptions: { scenario: 'rebate-ending' } })
test.beforeEach(({ device }) => device(QUIET))

for (const { language, tag } of [
  { language: 'UR', tag: [] },
  { language: 'EN', tag: ['@all'] },
])
  test(`in ${language} the VIP ladder keeps the level in view without moving the page`, {
    tag: ['@MEMBER-013', ...tag],
  }, async ({ page, asMember, device }) => {
    await device({ ...QUIET, language })
    await page.setViewportSize({ width: 360, height: 740 })
    await asMember('amina')
    await page.goto('/m/member/benefits')
    const table = page.getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(12)
    const { sideways, before, after, moved } = await table.evaluate((node) => {
      const scroller = node.parentElement as HTMLElement
      const level = node.querySelector('tbody th') as HTMLElement
      const leftOf = (cell: Element) => Math.round(cell.getBoundingClientRect().x)
      const start = { level: leftOf(level), cell: leftOf(node.querySelector('tbody td') as Element) }
      scroller.scrollLeft = getComputedStyle(node).direction === 'rtl' ? -120 : 120
      return {
        sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        before: start.level,
        after: leftOf(level),
        moved: Math.abs(leftOf(node.querySelector('tbody td') as Element) - start.cell),
      }
    })
    expect({ sideways, moved }).toEqual({ sideways: false, moved: 120 })
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1)
    expect(await obstacles(page, 'VIP benefits')).toEqual([])
  })

test('a rebate is claimed two minutes before it expires and is in the wallet', {
  tag: ['@all', '@MEMBER-008'],
}, async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/member/manualRebate')
  expect(await obstacles(page, 'rebate')).toEqual([])
  await page.getByRole('button', { name: 'Claim now' }).click()
  await expect(page.getByText('Added to your wallet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Claim now' })).toHaveCount(0)
  const [newest] = await page.getByRole('region', { name: 'Claimed in the last 30 days' }).getByRole('listitem').all()
  await expect(newest as Locator).toContainText('9 Mar')
  await page.reload()
  await expect(page.getByText(/^Claimed on /)).toBeVisible()
  await page.goto('/m/transaction/record')
  await expect(page.getByText('Rebate', { exact: true }).first()).toBeVisible()
})

test.describe('waiting rewards', () => {
  test.use({ worldOptions: { scenario: 'milestone-reached' } })

  test('the gift on home leads to the claim of a reward, its balance and its history', {
    tag: ['@HOME-007', '@MEMBER-007', '@all'],
  }, async ({ page, asMember }) => {
    await asMember('amina')
    await page.goto('/m/home')
    const gift = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Rewards/ })
    await expect(gift).toHaveText(/\d to claim$/)
    await gift.click()
    await expect(page).toHaveURL(/\/m\/rewardCenter$/)
    await page.getByRole('button', { name: 'Claim: Week of the reels · milestone 2' }).click()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Added to your wallet' })
        .getByText(/Rs\s40/)
        .last(),
    ).toBeVisible()
    expect(await obstacles(page, 'reward centre')).toEqual([])
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByRole('listitem').first()).toContainText('Week of the reels · milestone 2')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/m/inviteFriends')
    await expect(page.getByRole('listitem').filter({ hasText: '•••' })).toHaveCount(6)
    expect(await obstacles(page, 'invited friends')).toEqual([])
  })

  for (const { language, tag } of [
    { language: 'UR', tag: [] },
    { language: 'EN', tag: ['@all'] },
  ])
    test(`in ${language} the player’s rank in a mission stays in view on a small phone`, {
      tag: ['@MEMBER-006', ...tag],
    }, async ({ page, asMember, device }) => {
      await device({ ...QUIET, language })
      await page.setViewportSize({ width: 360, height: 740 })
      await asMember('amina')
      await page.goto('/m/leaderBoard')
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(4)
      expect(await obstacles(page, 'missions')).toEqual([])
      await page.goto('/m/leaderBoard?missionId=101')
      const ownRow = page.getByRole('main').getByText('amina')
      await expect(ownRow).toHaveCount(1)
      for (const y of [0, 900, 2_400]) {
        await page.mouse.wheel(0, y)
        await expect(ownRow).toBeInViewport()
      }
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(wide).toBe(false)
      expect(await obstacles(page, 'mission')).toEqual([])
    })
})
