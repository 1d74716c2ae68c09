import type { Page } from '@playwright/test'
import { session } from '@understudy/contracts'
import { castMember } from '@understudy/seed'
import { expect, test, type World } from '../support/e2e.ts'
import { balanceCard, hold, openMenu, QUIET, storedValue, trafficOf, visit } from '../support/page.ts'

const ENDED = 'Your account was logged out, please log in again'

test.beforeEach(({ device }) => device(QUIET))

/** Opens the confirmation of signing out. */
async function openSignOut(page: Page) {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Sign out' }).click()
  return page.getByRole('dialog', { name: 'Sign out?' })
}

test('signing out forgets the session in every tab, and going back shows nothing of it', {
  tag: ['@SESSION-004', '@SESSION-005'],
}, async ({ page, context, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/gameList?type=fav')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/m\/play\//)
  await page.goto('/m/home')
  await expect.poll(() => storedValue(page, 'memberInfo')).toMatchObject({ account: 'amina' })
  const other = await context.newPage()
  await other.goto('/m/trail')
  await expect(other.getByRole('main')).toContainText('You are logged in as amina.')
  await page.evaluate(() => sessionStorage.setItem('something', 'of this session'))
  const { token } = await storedValue(page, 'MC_SESSION_INFO')
  await world.faults([{ endpoint: 'session.logout', kind: 'latency', ms: 1_000 }])

  const question = await openSignOut(page)
  const logoutRequest = page.waitForRequest('**/wps/session/logout')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signing out')).toBeVisible()
  const request = await logoutRequest
  expect({ method: request.method(), authorization: request.headers().authorization }).toEqual({
    method: 'DELETE',
    authorization: token,
  })

  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Signing out')).toBeHidden()
  await expect(page).toHaveURL('/m/home')
  await expect(balanceCard(page)).toBeHidden()
  await expect.poll(() => storedValue(page, 'autoLogin')).toBe(0)
  await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toBeNull()
  await expect.poll(() => storedValue(page, 'memberInfo')).toBeNull()
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect(other.getByRole('button', { name: 'Start free play' })).toBeVisible()
  await other.close()
  await page.goBack()
  await expect(page).toHaveURL('/m/login')
  await expect(page.locator('iframe')).toBeHidden()
})

test('a reload keeps the player logged in with autoLogin 1, and not with 0', {
  tag: ['@served', '@SESSION-002', '@SESSION-017'],
}, async ({ page, asMember, device }) => {
  await asMember('amina')
  await page.goto('/m/trail')
  const main = page.getByRole('main')
  await expect(main).toContainText('You are logged in as amina.')
  await page.reload()
  await expect(main).toContainText('You are logged in as amina.')
  await device({ autoLogin: '0' })
  await page.reload()
  await expect(main.getByRole('button', { name: 'Start free play' })).toBeVisible()
  await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toBeNull()
})

/** Logs in as the same account on another device, which ends the session here. */
async function loginElsewhere(world: World, name: string, baseURL: string | undefined) {
  const { merchant, password } = castMember(name)
  const response = await fetch(new URL(session.login.path, baseURL), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-world': world.id, Merchant: merchant },
    body: JSON.stringify({ username: name, password, type: 'username' }),
  })
  expect(response.status).toBe(200)
}

test('a session replaced elsewhere ends; personal pages lead to the login and back', {
  tag: ['@SESSION-015', '@ERR-024', '@all'],
}, async ({ page, asMember, world, baseURL }) => {
  await asMember('amina')
  await loginElsewhere(world, 'amina', baseURL)
  await page.goto('/m/gameList?gameType=RNG&vassalage=NP')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toBeNull()
  await expect(page).toHaveURL('/m/gameList?gameType=RNG&vassalage=NP')

  await asMember('amina')
  const traffic = trafficOf(page)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  // Holds all other calls, as one of them might notice the ended session before the tap.
  await traffic.over()
  const calls = await hold(page, '**/wps/**')
  await loginElsewhere(world, 'amina', baseURL)
  await page.getByRole('article').first().getByRole('link').click()
  calls.release()
  await expect(page.getByRole('alert')).toHaveText(ENDED)
  await expect(page).toHaveURL('/m/login')
  await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toBeNull()
  await page.getByLabel('Username', { exact: true }).fill('amina')
  await page.getByLabel('Password', { exact: true }).fill('Play1234')
  await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/play\//)
})

test('free play opens a trial session, which leads to the login after an hour', {
  tag: ['@all', '@SESSION-007', '@SESSION-008', '@SESSION-009'],
}, async ({ page, world, jumpTo }) => {
  await world.faults([{ endpoint: 'session.freePlay', kind: 'latency', ms: 1_000 }])
  await page.goto('/m/trail')
  await page.getByRole('button', { name: 'Start free play' }).click()
  await expect(page.getByText('Preparing your free play')).toBeVisible()
  await expect(page).toHaveURL('/m/home')
  await expect(page.getByText('Preparing your free play')).toBeHidden()
  await expect(balanceCard(page)).toContainText('5,000')
  const info = await storedValue(page, 'MC_SESSION_INFO')
  expect(info).toMatchObject({ type: 4, merchantCode: world.merchant, firstTimeLogin: false })
  await expect(balanceCard(page)).toContainText(info.userName)
  const traffic = trafficOf(page)
  await visit(page, '/m/gameList?gameType=RNG&vassalage=NP')
  // Until the list's code is loaded, home stays, which also has articles.
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  // A call in flight would be answered after the jump and lead to the login before the tap.
  await traffic.over()
  const calls = await hold(page, '**/wps/**')
  await jumpTo('trial.ends')
  await page.getByRole('article').first().getByRole('link').click()
  calls.release()
  await expect(page.getByRole('alert')).toHaveText(ENDED)
  await expect(page).toHaveURL('/m/login')
  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL('/m/trail')
})
