import { HOSTILE_MARK } from '@understudy/seed'
import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { expectReportsOfHandlers } from '../support/hostile-content.ts'
import { balanceCard, QUIET, visit } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

test('a visitor opens a promotion, logs in to apply, and is back on it', {
  tag: ['@HOME-008', '@ROUTE-018', '@ROUTE-029', '@SESSION-013', '@SESSION-018', '@MEMBER-010'],
}, async ({ page, world }) => {
  await page.goto('/m/home')
  await page.getByRole('main').getByRole('link', { name: 'Promotions', exact: true }).click()
  await expect(page).toHaveURL('/m/activity')
  const list = page.getByRole('list', { name: 'Promotions, newest first' })
  await expect(list.getByRole('listitem').first()).toContainText('Cricket season offer')
  expect(await obstacles(page, 'promotions')).toEqual([])
  await page.getByText('Gifts', { exact: true }).click()
  await expect(page).toHaveURL('/m/activity?kind=gift')
  await list.getByRole('link', { name: /Weekly cashback/ }).click()
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=\d+$/)
  const address = page.url()
  const title = page.getByRole('heading', { level: 2, name: 'Weekly cashback' })
  await expect(title).toBeVisible()
  await expect(page.getByText('Not your week? Apply')).toBeVisible()
  expect(await obstacles(page, 'a promotion')).toEqual([])
  await page.reload()
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/m/login')
  await page.getByLabel('Username', { exact: true }).fill('zoya')
  await page.getByLabel('Password', { exact: true }).fill('Play1234')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('region', { name: 'Applying' })).toBeVisible()
  await expect.poll(() => world.calls('promotions.join')).toHaveLength(1)
  await page.goBack()
  await page.goto('/m/activity?kind=gift')
  await expect(list.getByRole('link', { name: /Weekly cashback/ })).toContainText('Applying')
})

test('a promotion chosen on its page is named before paying and comes with the deposit', {
  tag: ['@all', '@MONEY-001', '@MEMBER-010'],
}, async ({ page, asMember }) => {
  await asMember('zoya')
  await page.goto('/m/activity?kind=deposit')
  await page.getByRole('link', { name: /Daily deposit bonus/ }).click()
  const promotion = page.url()
  await page.getByRole('link', { name: 'Deposit now' }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter\?promotion=\d+$/)
  const form = page.getByRole('form', { name: 'Amount to deposit' })
  await expect(page.getByRole('button', { name: /Daily deposit bonus/, pressed: true })).toBeInViewport()
  await form.getByRole('button', { name: /^1,000/ }).click()
  await expect(form.getByText(/You get .*Rs\s150.*Wager .*Rs\s1,200/)).toBeVisible()
  expect(await obstacles(page, 'a deposit with a promotion')).toEqual([])
  await form.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Deposit order' }).getByRole('status')).toHaveText('Arrived')
  await expect(page.getByText(/Rs\s150.*[Ww]ager:? .*Rs\s1,200/)).toBeVisible()
  await page.goto('/m/home')
  await expect(balanceCard(page)).toContainText('Rs 1,150')
  await page.goto(promotion)
  await expect(page.getByRole('region', { name: 'Claimed' })).toContainText('Claimed today')
})

for (const { language, tag } of [
  { language: 'UR', tag: [] },
  { language: 'EN', tag: ['@all'] },
])
  test(`in ${language} promotions fit 360 px, with the picture of sequence 1 on top`, {
    tag: ['@SHELL-024', '@CONTENT-012', ...tag],
  }, async ({ page, asMember, device }) => {
    await device({ ...QUIET, language })
    await page.setViewportSize({ width: 360, height: 740 })
    await asMember('amina')
    await page.goto('/m/activity')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(11)
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(() => tooWide()).toBe(0)
    for (const index of [0, 4, 6, 8]) {
      const entry = page.getByRole('main').getByRole('listitem').nth(index)
      const picture = await entry.locator('img').getAttribute('src')
      await entry.getByRole('link').click()
      await expect(page.locator('article > img')).toHaveAttribute('src', picture ?? '')
      await expect(page.getByRole('article').locator('p').first()).toBeVisible()
      await expect.poll(() => tooWide()).toBe(0)
      await page.goBack()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(11)
    }
  })

test.describe('promotions with hostile texts', () => {
  test.use({ worldOptions: { scenario: 'hostile-content' } })

  test('a hostile promotion is shown and runs nothing', {
    tag: ['@all', '@CONTENT-014'],
  }, async ({ page, complaints }) => {
    await page.goto('/m/activity')
    for (const [name, words] of [
      ['Daily reward', 'Come by every day'],
      ['Goal of the month', 'Join in, and bet'],
    ] as const) {
      await page.getByRole('link', { name: new RegExp(name) }).click()
      await expect(page.getByRole('article')).toContainText(words)
      expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false)
      await page.goBack()
    }
    await visit(page, '/m/activityDetail?id=990002')
    await expect(page.getByRole('heading', { level: 2, name: 'A frame in place of the page' })).toBeVisible()
    await expect(page.getByText('Terms at a glance')).toBeVisible()
    expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false)
    expectReportsOfHandlers(complaints)
  })
})
