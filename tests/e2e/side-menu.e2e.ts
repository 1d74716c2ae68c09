import type { Page } from '@playwright/test'
import { expect, test, type World } from '../support/e2e.ts'
import { mainMenu, openMenu, QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const entry = (page: Page, name: string | RegExp) =>
  menu(page).getByRole('link', { name }).or(menu(page).getByRole('button', { name }))

/** What the menu offers, top to bottom, each by its name alone. */
async function entriesOf(page: Page) {
  await page.goto('/m/home')
  await openMenu(page)
  const items = menu(page).getByRole('navigation').getByRole('listitem')
  await expect(entry(page, /Language/)).toBeVisible()
  return (await items.allInnerTexts()).map((text) => text.split('\n')[0])
}

test('SHELL-013 SHELL-017 a member and an agent together see every entry', async ({ page, asMember }) => {
  await asMember('amina')
  expect(await entriesOf(page)).toEqual([
    'Games',
    'Promotions',
    'Invite friends',
    'VIP room',
    'Customer service',
    'App download',
    'Language',
    'Dark theme',
    'Sign out',
  ])
  await asMember('bilal')
  expect(await entriesOf(page)).toEqual([
    'Games',
    'Promotions',
    'Link management',
    'VIP room',
    'Agent centre',
    'Customer service',
    'App download',
    'Language',
    'Dark theme',
    'Sign out',
  ])
})

test('SHELL-015 a visitor and a trial player see no agent entry, a visitor no sign-out', async ({ page, asTrial }) => {
  const ofGuest = await entriesOf(page)
  expect(ofGuest).not.toContain('Agent centre')
  expect(ofGuest).not.toContain('Sign out')
  await asTrial()
  const ofTrial = await entriesOf(page)
  expect(ofTrial).not.toContain('Agent centre')
  expect(ofTrial).toContain('Sign out')
})

for (const [name, sees] of [
  ['tariq', true],
  ['twin40', false],
  ['twin41', true],
  ['twin42', true],
] as const) {
  test(`SHELL-015 ${name} ${sees ? 'sees' : 'does not see'} the agent entry`, async ({ page, asMember }) => {
    await asMember(name)
    expect((await entriesOf(page)).includes('Agent centre')).toBe(sees)
  })
}

test('SHELL-016 SHELL-017 SHELL-019 FLAGS-025 FLAGS-027 entries come and go with what the merchant offers', async ({
  page,
  asMember,
  world,
}) => {
  await world.settings({
    promotions: { REFERRAL: false },
    flags: { registerCenter: false },
    merchantSettings: { vip: false },
  })
  const ofGuest = await entriesOf(page)
  expect(ofGuest).toContain('Invite friends')
  expect(ofGuest).not.toContain('VIP room')
  await asMember('amina')
  expect(await entriesOf(page)).not.toContain('Invite friends')
  await asMember('bilal')
  expect(await entriesOf(page)).not.toContain('Link management')

  await world.settings({
    promotions: { REFERRAL: true },
    flags: { registerCenter: true },
    merchantSettings: { vip: true },
  })
  await entriesOf(page)
  for (const [name, path] of [
    ['Games', '/m/game'],
    ['Promotions', '/m/activity'],
    ['Link management', '/m/agentRegister'],
    ['VIP room', '/m/vip'],
    ['Agent centre', '/m/agent/team/overview'],
    [/App download/, '/m/app'],
  ] as const)
    await expect(entry(page, name)).toHaveAttribute('href', path)
})

test('FLAGS-026 the app entry carries a bonus while the promotion runs', async ({ page, world }) => {
  const bonus = menu(page).getByRole('link', { name: 'App download Bonus' })
  await entriesOf(page)
  await expect(bonus).toBeVisible()
  await world.settings({ promotions: { APP_DOWNLOAD: false } })
  await entriesOf(page)
  await expect(entry(page, 'App download')).toBeVisible()
  await expect(bonus).toBeHidden()
})

test('SHELL-014 the menu opens, closes by its button, by Escape and by a tap beside it, and opens again', async ({
  page,
}) => {
  await page.goto('/m/home')
  for (const close of [
    () => menu(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(380, 400),
  ]) {
    await openMenu(page)
    await expect(menu(page)).toBeVisible()
    await close()
    await expect(menu(page)).toBeHidden()
  }
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('SHELL-014 the menu closes by itself on every navigation', async ({ page }) => {
  await page.goto('/m/trail')
  await mainMenu(page).getByRole('link', { name: 'Home' }).click()
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/login')
  await expect(menu(page)).toBeHidden()
  await page.goBack()
  await openMenu(page)
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/m/trail')
  await expect(menu(page)).toBeHidden()
})

test('SESSION-014 a visitor who wants to invite friends or to chat logs in first', async ({ page }) => {
  await page.goto('/m/home')
  await openMenu(page)
  await entry(page, 'Invite friends').click()
  await expect(page).toHaveURL('/m/login')
  await page.goBack()
  await openMenu(page)
  await entry(page, 'Customer service').click()
  await page.getByRole('button', { name: /^Live chat Usually/ }).click()
  await expect(page).toHaveURL('/m/login')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('ERR-003 SESSION-018 a trial player who wants to chat is told that it needs an account', async ({
  page,
  asTrial,
}) => {
  await asTrial()
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Customer service' }).click()
  await page.getByRole('button', { name: /^Live chat Usually/ }).click()
  const refusal = page.getByRole('dialog', {
    name: 'The inbox and chat are for registered accounts. Register to use them.',
  })
  await expect(refusal).toBeVisible()
  await refusal.getByRole('button', { name: 'Cancel' }).click()
  await expect(refusal).toBeHidden()
  await expect(page).toHaveURL('/m/home')
})

const service = (page: Page) => page.getByRole('dialog', { name: 'Customer service' })

test('SHELL-022 the service panel offers chat and the downloads and goes when the page changes', async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  await page.goto('/m/trail')
  await mainMenu(page).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Customer service' }).click()
  await expect(service(page).getByRole('button', { name: /^Live chat/ })).toHaveCount(2)
  for (const name of ['App for iPhone', 'App for Android', 'iPhone profile'])
    await expect(service(page).getByRole('link', { name })).toHaveAttribute('href', /^\/download\/aurora1\//)
  await page.goBack()
  await expect(page).toHaveURL('/m/trail')
  await expect(service(page)).toBeHidden()
})

test('CONST-017 CONST-008 a member who taps chat sees a loader and is in the chat half a second later', async ({
  page,
  context,
  asMember,
}) => {
  await context.route('https://chat.aurora.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'chat' }),
  )
  await asMember('amina')
  await page.clock.install()
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Customer service' }).click()
  await expect(service(page)).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)
  await service(page)
    .getByRole('button', { name: /^Live chat Usually/ })
    .click()
  await page.clock.runFor(450)
  await expect(page.getByText('Please wait')).toBeVisible()
  await expect(page).toHaveURL('/m/home')
  await page.clock.runFor(60)
  await expect(page).toHaveURL('https://chat.aurora.example/live')
})

async function chatsOffered(page: Page, world: World, liveChat: boolean) {
  await world.settings({ flags: { liveChat } })
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Customer service' }).click()
  await expect(service(page).getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  return service(page)
    .getByRole('button', { name: /^Live chat/ })
    .count()
}

test('FLAGS-021 chat is offered where the merchant has it', async ({ page, asMember, world }) => {
  await asMember('amina')
  expect(await chatsOffered(page, world, true)).toBe(2)
  expect(await chatsOffered(page, world, false)).toBe(0)
})
