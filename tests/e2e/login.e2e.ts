import type { Page } from '@playwright/test'
import { expect, test, type World } from '../support/e2e.ts'
import { balanceCard, QUIET, storedValue } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const form = (page: Page) => page.getByRole('form', { name: 'Log in' })
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
const failure = (page: Page) => form(page).getByRole('alert')
const submit = (page: Page) => form(page).getByRole('button', { name: 'Log in', exact: true }).click()

async function logIn(page: Page, username: string, password = 'Play1234') {
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(password)
  await submit(page)
}

test('the login has title, brand and banners, and links to what helps', {
  tag: ['@LOGIN-001', '@LOGIN-006', '@LOGIN-007', '@CONST-037'],
}, async ({ page }) => {
  await page.goto('/m/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Aurora', { exact: true })).toBeVisible()
  const banners = page.getByRole('region', { name: 'News from Aurora' })
  await expect(banners.getByRole('link').first()).toBeVisible()
  await expect(banners.locator('img').first()).toHaveJSProperty('complete', true)
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/m/forget')
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/m/register')
  await expect(form(page).getByRole('checkbox', { name: 'Remember password' })).toBeChecked()
})

test('a malformed user name is told below its field', async ({ page }) => {
  await page.goto('/m/login')
  await field(page, 'Username').fill('a b')
  await field(page, 'Password').focus()
  await expect(form(page).getByText('4 to 20 characters, no spaces', { exact: true })).toBeVisible()
  await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true')
})

test('a login is sent encrypted and opens home', { tag: ['@served', '@LOGIN-014'] }, async ({ page, world }) => {
  await page.goto('/m/login')
  const request = page.waitForRequest('**/wps/session/login')
  await logIn(page, 'amina')
  await expect(page).toHaveURL('/m/home')
  await expect(balanceCard(page)).toContainText('amina')
  expect((await request).postData()).not.toContain('amina')
  expect((await request).headers()).toHaveProperty('encryption')
  expect((await request).headers()).not.toHaveProperty('device')
  expect(await world.calls('session.login')).toEqual([
    expect.objectContaining({ status: 200, input: expect.objectContaining({}) }),
  ])
})

test('a login is remembered if the member wishes', {
  tag: ['@served', '@SESSION-001', '@LOGIN-017', '@DATA-001', '@DATA-007', '@DATA-035'],
}, async ({ page, world }) => {
  await page.goto('/m/login')
  await logIn(page, 'amina')
  await expect(page).toHaveURL('/m/home')
  await expect
    .poll(() => storedValue(page, 'MC_SESSION_INFO'))
    .toEqual({
      token: expect.stringContaining(world.id),
      merchantCode: 'aurora1',
      userName: 'amina',
      type: 0,
      firstTimeLogin: false,
    })
  await expect.poll(() => storedValue(page, 'autoLogin')).toBe(1)
  const login = await storedValue(page, 'rememberedLogin.username')
  expect(Object.keys(login).sort()).toEqual(['countryDialingCode', 'password', 'type', 'username'])
  expect(login).toMatchObject({ type: 'username', username: 'amina' })
  expect(atob(atob(login.password))).toMatch(/^Play1234.+/)

  await test.step('the next visit finds the form filled; without the tick nothing is kept', async () => {
    await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
    await page.goto('/m/login')
    await expect(field(page, 'Username')).toHaveValue('amina')
    await expect(field(page, 'Password')).toHaveValue('Play1234')
    await form(page).getByRole('checkbox').uncheck()
    await submit(page)
    await expect(page).toHaveURL('/m/home')
    await expect.poll(() => storedValue(page, 'rememberedLogin.username')).toBeNull()
  })
})

async function says(page: Page, world: World, code: string, text: string) {
  await world.faults([{ endpoint: 'session.login', kind: 'error', code }])
  await submit(page)
  await expect(failure(page)).toContainText(text)
}

test('a login of a closed account is refused despite the right password, and says why', {
  tag: ['@ERR-022', '@ERR-032'],
}, async ({ page, world }) => {
  await page.goto('/m/login')
  for (const { name, says, failuresAs200 } of [
    { name: 'kamran', says: 'This user does not exist or is disabled', failuresAs200: false },
    { name: 'yusuf', says: 'A non-member account cannot log in here', failuresAs200: true },
    { name: 'omar', says: 'This account is self-excluded', failuresAs200: false },
    { name: 'laila', says: 'This account is locked. Please contact customer service.', failuresAs200: true },
  ]) {
    await world.settings({ failuresAs200 })
    await logIn(page, name)
    await expect(failure(page)).toContainText(says)
    await expect(page).toHaveURL('/m/login')
    await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toBeNull()
  }
})

test('a login that the server cannot handle says why', { tag: ['@ERR-025', '@ERR-027'] }, async ({ page, world }) => {
  await page.goto('/m/login')
  await field(page, 'Username').fill('amina')
  await field(page, 'Password').fill('Play1234')
  await says(page, world, 'system.upgrading', 'The system is being upgraded')
  await says(page, world, 'TOO_MANY_REQUEST', 'Too many requests, please slow down')
  await says(page, world, 'system.error', 'Unknown error')
})
