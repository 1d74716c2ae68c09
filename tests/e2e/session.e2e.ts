import type { Page } from '@playwright/test'
import { session } from '@understudy/contracts'
import { castMember } from '@understudy/seed'
import { expect, test, type World } from '../support/e2e.ts'
import { balanceCard, hold, kept, mainMenu, openMenu, QUIET } from '../support/page.ts'

const ENDED = 'Your account was logged out, please log in again'

test.beforeEach(({ device }) => device(QUIET))

/** Signs out up to the question whether one is sure. */
async function wantToLeave(page: Page) {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Sign out' }).click()
  return page.getByRole('dialog', { name: 'Sign out?' })
}

test('SESSION-004 SESSION-005 a sign-out shows a loader, tells the server, forgets the session and replaces the page', async ({
  page,
  asMember,
  world,
}) => {
  await asMember('amina')
  await page.goto('/m/trail')
  await mainMenu(page).getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => kept(page, 'memberInfo')).toMatchObject({ account: 'amina' })
  await page.evaluate(() => sessionStorage.setItem('something', 'of this session'))
  const { token } = await kept(page, 'MC_SESSION_INFO')
  await world.faults([{ endpoint: 'session.logout', kind: 'latency', ms: 1_000 }])

  const question = await wantToLeave(page)
  const called = page.waitForRequest('**/wps/session/logout')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signing out')).toBeVisible()
  const request = await called
  expect([request.method(), request.headers().authorization]).toEqual(['DELETE', token])

  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Signing out')).toBeHidden()
  await expect(page).toHaveURL('/m/home')
  await expect(balanceCard(page)).toBeHidden()
  expect(await kept(page, 'autoLogin')).toBe(0)
  expect(await kept(page, 'MC_SESSION_INFO')).toBeNull()
  expect(await kept(page, 'memberInfo')).toBeNull()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('SESSION-005 going back after a sign-out shows nothing of the account', async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/gameList?type=fav')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/m\/play\//)
  await page.goto('/m/home')
  await (await wantToLeave(page)).getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/m/login')
  await expect(page.locator('iframe')).toBeHidden()
})

test('SESSION-004 CONST-008 the loader of a sign-out without an answer is gone at 9999 ms', async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  await page.route('**/wps/session/logout', () => {})
  await page.clock.install()
  await page.goto('/m/home')
  const question = await wantToLeave(page)
  await expect(question).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await page.clock.runFor(9_900)
  await expect(page.getByText('Signing out')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('Signing out')).toBeHidden()
})

test('SESSION-005 a sign-out in one tab is one in the other', async ({ page, context, asMember }) => {
  await asMember('amina')
  const other = await context.newPage()
  await other.goto('/m/home')
  await expect(balanceCard(other)).toBeVisible()
  await page.goto('/m/home')
  await (await wantToLeave(page)).getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(balanceCard(other)).toBeHidden()
})

test('SESSION-002 SESSION-017 a reload keeps the player logged in with autoLogin 1, and not with 0', {
  tag: '@served',
}, async ({ page, asMember, device }) => {
  await asMember('amina')
  await page.goto('/m/home')
  await expect(balanceCard(page)).toContainText('amina')
  await page.reload()
  await expect(balanceCard(page)).toContainText('amina')
  await device({ autoLogin: '0' })
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await kept(page, 'MC_SESSION_INFO')).toBeNull()
})

/** The same account logs in on another device, which ends the session here. */
async function loginElsewhere(world: World, name: string, baseURL: string | undefined) {
  const { merchant, password } = castMember(name)
  const response = await fetch(new URL(session.login.path, baseURL), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-world': world.id, Merchant: merchant },
    body: JSON.stringify({ username: name, password, type: 'username' }),
  })
  expect(response.status).toBe(200)
}

test('SESSION-015 ERR-024 a session replaced elsewhere leads to login with the message, and the login back', async ({
  page,
  asMember,
  world,
  baseURL,
}) => {
  await asMember('amina')
  await page.goto('/m/gameList?gameType=RNG')
  await expect(page.getByRole('article').first()).toBeVisible()
  // Another call of the page would find out before anybody taps.
  const calls = await hold(page, '**/wps/**')
  await loginElsewhere(world, 'amina', baseURL)
  await page.getByRole('article').first().getByRole('link').click()
  calls.release()
  await expect(page.getByRole('alert')).toHaveText(ENDED)
  await expect(page).toHaveURL('/m/login')
  expect(await kept(page, 'MC_SESSION_INFO')).toBeNull()
  await page.getByLabel('Username', { exact: true }).fill('amina')
  await page.getByLabel('Password', { exact: true }).fill('Play1234')
  await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/play\//)
})

test('SESSION-015 a page that is for everybody goes on without the session', async ({
  page,
  asMember,
  world,
  baseURL,
}) => {
  await asMember('amina')
  await loginElsewhere(world, 'amina', baseURL)
  await page.goto('/m/gameList?gameType=RNG')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => kept(page, 'MC_SESSION_INFO')).toBeNull()
})

test('SESSION-007 SESSION-008 free play shows a loader, opens a session of type 4 and leads home', async ({
  page,
  world,
}) => {
  await world.faults([{ endpoint: 'session.freePlay', kind: 'latency', ms: 1_000 }])
  await page.goto('/m/trail')
  await page.getByRole('button', { name: 'Start free play' }).click()
  await expect(page.getByText('Preparing your free play')).toBeVisible()
  await expect(page).toHaveURL('/m/home')
  await expect(page.getByText('Preparing your free play')).toBeHidden()
  await expect(balanceCard(page)).toContainText('5,000')
  const info = await kept(page, 'MC_SESSION_INFO')
  expect(info).toMatchObject({ type: 4, merchantCode: world.merchant, firstTimeLogin: false })
  await expect(balanceCard(page)).toContainText(info.userName)
  await page.goBack()
  await expect(page).not.toHaveURL('/m/trail')
})

test('SESSION-009 a trial ends after an hour and the next game leads to login', async ({ page, asTrial, jumpTo }) => {
  await asTrial()
  await page.goto('/m/gameList?gameType=RNG')
  await expect(page.getByRole('article').first()).toBeVisible()
  await jumpTo('trial.ends')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('alert')).toHaveText(ENDED)
  await expect(page).toHaveURL('/m/login')
})

test('SESSION-013 a guest browses home and the lists without being asked to log in', async ({ page }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const query of ['', '?gameType=RNG', '?gameType=LIVE', '?type=hot']) {
    await page.goto(`/m/gameList${query}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(`/m/gameList${query}`)
  }
})
