import type { Page } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { balanceCard, QUIET, visit } from '../support/page.ts'
import { field, fill, submit } from '../support/registration.ts'

test.beforeEach(({ device }) => device(QUIET))

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a player who registers by an agent’s link is in the team with the link’s rates', {
  tag: ['@AGENT-004', '@AGENT-005', '@AGENT-003'],
}, async ({ page, world, asMember }) => {
  await world.settings({ flags: { GEETEST3: false } })
  await asMember('bilal')
  await page.goto('/m/agent/team/overview')
  const direct = page.getByRole('link', { name: /^Direct/ })
  await expect(direct).toHaveText(/\d/)
  const directCount = Number((await direct.textContent())?.replace(/\D/g, ''))

  await visit(page, '/m/agentRegister?view=links')
  const unused = page.getByRole('listitem').filter({ hasText: '0 sign-ups' })
  await expect(page.getByRole('listitem').filter({ hasText: 'sign-up' }).first()).toBeVisible()
  const unusedBefore = await unused.count()
  await page.getByRole('button', { name: 'Create link' }).click()
  const sheet = page.getByRole('dialog', { name: 'Create link' })
  await sheet.getByRole('button', { name: 'Half' }).click()
  await sheet.getByRole('button', { name: 'Adjust singly' }).click()
  await sheet.getByLabel('Slots').fill('0.3')
  expect(await obstacles(page, 'form of a link')).toEqual([])
  await sheet.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText('Link created')).toBeVisible()
  await expect(unused).toHaveCount(unusedBefore + 1)
  await unused.first().getByRole('button').click()
  const code = (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? ''
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const url = await page
    .getByRole('dialog')
    .getByText(/\/m\/register\?/)
    .first()
    .textContent()
  expect(await obstacles(page, 'sheet of a link')).toEqual([])

  await test.step('a newcomer, on the phone of the agent itself', async () => {
    await page.evaluate(() => {
      localStorage.clear()
      localStorage.setItem('language', 'EN')
    })
    await page.goto(new URL(url ?? '').pathname + new URL(url ?? '').search)
    await expect(field(page, 'Invitation code')).toHaveValue(code)
    await fill(page, world, { Username: 'newcomer1' })
    await submit(page)
    await expect(balanceCard(page)).toBeVisible()
  })

  // In another page, as the newcomer's page would reload when the session changes.
  await asMember('bilal')
  await expect(balanceCard(page)).toContainText('bilal')
  await page.goto('/m/member/team')
  await page.getByRole('listitem').filter({ hasText: 'newcomer1' }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'newcomer1' })).toContainText('0.3')
  await page.goto('/m/agent/team/overview')
  await expect(page.getByRole('link', { name: /^Direct/ })).toContainText(String(directCount + 1))
})

test.describe('pending agent contracts', () => {
  test.use({ worldOptions: { scenario: 'agent-pending-contracts' } })

  test('home prompts for each pending contract until answered, and leads to its screen', {
    tag: ['@all', '@AGENT-009', '@AGENT-010', '@AGENT-008'],
  }, async ({ page, asMember }) => {
    await asMember('bilal')
    await page.goto('/m/home')
    const prompt = page.getByRole('dialog', { name: 'Contracts to answer' })
    await prompt.getByRole('link', { name: /^Daily salary/ }).click()
    await expect(page).toHaveURL('/m/member/agent/getSalaryContract')
    await page.getByRole('button', { name: 'Accept' }).first().click()
    await page.getByRole('dialog', { name: 'Accept these terms?' }).getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Accepted')).toBeVisible()
    await expect.poll(() => sideways(page)).toBe(0)
    await page.goto('/m/home')
    await expect(prompt.getByRole('link').first()).toBeVisible()
    await expect(prompt.getByRole('link', { name: /^Daily salary/ })).toHaveCount(0)
    await prompt.getByRole('button', { name: 'Later' }).click()
    await expect(prompt).toBeHidden()
  })
})

test.describe('a team that plays', () => {
  test.use({ worldOptions: { scenario: 'lively-team' } })

  test('no screen of an agent runs sideways, in Urdu at 360 px', { tag: ['@all', '@AGENT-006', '@AGENT-007'] }, async ({
    page,
    device,
    asMember,
  }) => {
    await device({ language: 'UR' })
    await page.setViewportSize({ width: 360, height: 740 })
    await asMember('bilal')
    for (const path of [
      '/m/agent/team/overview',
      '/m/member/team',
      '/m/agentRegister',
      '/m/member/agent/agentRebeat',
      '/m/member/agent/agentRebeat?view=bets',
      '/m/agent/team/pnl',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      expect({ path, sideways: await sideways(page) }).toEqual({ path, sideways: 0 })
    }
  })
})
