import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { mainMenu, QUIET, visit } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const list = (page: Page) => page.getByRole('navigation', { name: 'Your account' })
const icons = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })
/** An item by its label, with or without an unread count. */
const item = (page: Page, words: string) => {
  const name = new RegExp(`^${words}( ?\\d+ unread)?$`)
  return list(page).getByRole('link', { name }).or(list(page).getByRole('button', { name }))
}
const head = (page: Page) => page.getByRole('region', { name: 'Your page' })

const PROTECTED = [
  ['Deposit record', '/m/vouReport'],
  ['Withdraw record', '/m/withdrawReport'],
  ['Account record', '/m/transaction/record'],
  ['My account', '/m/myAccount/index'],
  ['Betting record', '/m/gameRecord'],
  ['Profit and loss', '/m/profitandloss'],
  ['Security centre', '/m/securityCenter?backUrl=%2Fm%2Fmine'],
  ['News', '/m/webEmail'],
  ['Feedback', '/m/feedback'],
] as const

test('mine offers a visitor login and registration, and asks for a login where needed', {
  tag: ['@MINE-001', '@MINE-006', '@MINE-011', '@MINE-012', '@ROUTE-008'],
}, async ({ page }) => {
  await page.goto('/m/mine')
  await expect(head(page).getByRole('heading', { name: 'Log in or register' })).toBeVisible()
  await expect(head(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login')
  await expect(head(page).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden()
  for (const name of ['Invite friends', ...PROTECTED.map(([entry]) => entry)]) {
    await item(page, name).click()
    await expect(page, name).toHaveURL('/m/login')
    await page.goBack()
    await expect(page).toHaveURL('/m/mine')
  }
  for (const name of ['Deposit', 'Withdraw'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(0)
})

test('a member finds name, level and member centre on mine, and signs out there', {
  tag: ['@MEMBER-002', '@MEMBER-013', '@MINE-001', '@MINE-011', '@ROUTE-008', '@ROUTE-012', '@FLAGS-025'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/mine')
  await expect(head(page).getByText('Amina', { exact: true })).toBeVisible()
  await expect(head(page).getByText(/^Since /)).toBeVisible()
  await expect(head(page).getByRole('img', { name: 'Your picture' })).toBeVisible()
  await expect(head(page).getByRole('link', { name: /^VIP 6/ })).toHaveAttribute('href', '/m/member/benefits')
  await expect(head(page).getByText('Log in or register')).toBeHidden()

  await mainMenu(page).getByRole('link', { name: 'Member' }).click()
  await expect(page).toHaveURL('/m/member/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member centre')
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('48,250')
  for (const [name, path] of [
    [/^VIP benefits/, '/m/member/benefits'],
    [/^Rewards/, '/m/rewardCenter'],
    [/^Missions/, '/m/leaderBoard'],
    [/^Rebate/, '/m/member/manualRebate'],
    [/^Invite friends/, '/m/inviteFriends'],
    ['Security centre', '/m/securityCenter?backUrl=%2Fm%2Fmember%2Fhome'],
    ['Records and more', '/m/mine'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)

  await test.step('the member centre links only to what the merchant has', async () => {
    await world.settings({
      flags: { missions: false, manualRebate: false },
      merchantSettings: { vip: false },
      promotions: { REFERRAL: false },
    })
    await page.reload()
    await expect(page.getByRole('main').getByRole('link', { name: /^Rewards/ })).toBeVisible()
    for (const name of [/^VIP benefits/, /^Missions/, /^Invite friends/])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeHidden()
  })

  await visit(page, '/m/mine')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/m/home')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await visit(page, '/m/mine')
  await expect(head(page).getByText('Log in or register')).toBeVisible()
})

test('mine has twelve items for an agent, and each leads to its documented path', {
  tag: ['@MINE-002', '@MINE-004', '@MINE-008', '@MINE-009', '@MINE-010', '@MINE-013', '@MINE-014', '@ROUTE-025'],
}, async ({ page, asMember }) => {
  await asMember('bilal')
  await page.goto('/m/mine')
  await expect(icons(page).getByRole('link')).toHaveText(['Missions', 'Rebate', /^Rewards\s*1 to claim$/, 'VIP'])
  await expect(list(page).getByRole('listitem')).toHaveText([
    'Invite friends',
    'Deposit record',
    'Withdraw record',
    'Account record',
    'My account',
    'Betting record',
    'Profit and loss',
    'Security centre',
    /^News/,
    'Feedback',
    'Online service',
    'Agency centre',
  ])
  for (const [name, path] of PROTECTED) await expect(item(page, name)).toHaveAttribute('href', path)
  const button = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(button('Deposit')).toHaveAttribute('href', '/m/voucherCenter')
  await expect(button('Withdraw')).toHaveAttribute('href', '/m/withdraw')

  await test.step('the agency centre expands into six entries', async () => {
    await item(page, 'Agency centre').click()
    await expect(item(page, 'Agency centre')).toHaveAttribute('aria-expanded', 'true')
    for (const [name, path] of [
      ['Team overview', '/m/agent/team/overview'],
      ['Registration centre', '/m/agentRegister'],
      ['Team management', '/m/member/team'],
      ['Rebate', '/m/member/agent/agentRebeat'],
      ['Team bets', '/m/member/agent/agentRebeat?view=bets'],
      ['Team profit and loss', '/m/agent/team/pnl'],
    ] as const)
      await expect(item(page, name)).toHaveAttribute('href', path)
    await item(page, 'Agency centre').click()
    await expect(item(page, 'Team overview')).toBeHidden()
  })

  await test.step('the online service lists the merchant’s contacts', async () => {
    await item(page, 'Online service').click()
    const contacts = page.getByRole('dialog', { name: 'Customer service' })
    await expect(contacts.getByRole('listitem').first()).toContainText('Live chat')
    await page.keyboard.press('Escape')
    await expect(contacts).toBeHidden()
  })
})

test('the dialog to invite friends shows link, QR code and success, and copies', {
  tag: ['@MINE-006', '@MINE-015', '@MEMBER-009'],
}, async ({ page, context, asMember, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await asMember('bilal')
  await page.goto('/m/mine')
  await item(page, 'Invite friends').click()
  const dialog = page.getByRole('dialog', { name: 'Invite friends' })
  const link = `${baseURL}/m/register?affiliateCode=bilal`
  await expect(dialog.getByText(link)).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  await expect(dialog.getByText(/\d+ friends joined with your link/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await dialog.getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('bilal')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('a trial player who wants to invite is told that it needs a real account', {
  tag: ['@MINE-006', '@MEMBER-001'],
}, async ({ page, asTrial }) => {
  await asTrial()
  await page.goto('/m/mine')
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
  await expect(page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true })).toHaveCount(0)
  await item(page, 'Invite friends').click()
  await expect(page.getByRole('dialog', { name: /actual account/ })).toBeVisible()
  await page.goto('/m/member/home')
  await expect(page).toHaveURL('/m/home')
  await expect(page.getByRole('dialog', { name: /actual account/ })).toBeVisible()
})
