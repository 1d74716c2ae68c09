import type { Page } from '@playwright/test'
import { expect, test, type World } from '../support/e2e.ts'
import { hold, QUIET, storedValue, visit } from '../support/page.ts'

// Nothing of these stories depends on games or news, without which home is cheap.
test.use({ worldOptions: { scenario: 'empty' } })
test.beforeEach(({ device }) => device(QUIET))

/** A field by its label, but not a radio button with the same label above the login form. */
const field = (page: Page, name: string) =>
  page.locator('input:not([type="radio"])').and(page.getByLabel(name, { exact: true }))
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Change password' })

async function logIn(page: Page, { remember, password = 'Play1234' }: { remember: boolean; password?: string }) {
  await page.goto('/m/login')
  await field(page, 'Username').fill('amina')
  await field(page, 'Password').fill(password)
  await page.getByRole('checkbox').setChecked(remember)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/home')
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

const changeCalls = async (world: World) => (await world.calls('password.change')).length

test('a password change that is invalid or refused changes nothing', {
  tag: ['@PSW-001', '@PSW-003', '@PSW-006', '@VALID-013', '@VALID-015', '@VALID-016', '@ERR-007', '@ROUTE-007'],
}, async ({ page, world }) => {
  await logIn(page, { remember: false })
  await visit(page, '/m/changePsw')
  await expect(field(page, 'Username')).toHaveValue('amina')
  await expect(field(page, 'Username')).not.toBeEditable()
  for (const name of ['Old password', 'New password', 'Confirm new password'])
    await expect(field(page, name)).toBeVisible()

  await test.step('the confirmation is needed and must be the same, and the rule of the house holds', async () => {
    await field(page, 'Old password').fill('Play1234')
    await submit(page).click()
    await expect(page.getByText('Enter password')).toHaveCount(2)
    await expect(field(page, 'New password')).toBeFocused()
    await fill(page, { 'New password': 'Fresh5678', 'Confirm new password': 'Fresh567' })
    await submit(page).click()
    await expect(page.getByText('Confirmation password not matched')).toBeVisible()
    await fill(page, { 'New password': 'abc', 'Confirm new password': 'abc' })
    await submit(page).click()
    await expect(page.getByText('6 to 20 characters, letters and digits are both needed')).toBeVisible()
    expect(await changeCalls(world)).toBe(0)
  })

  await test.step('a new password equal to the old one opens a dialog and is not sent', async () => {
    await fill(page, { 'New password': 'Play1234', 'Confirm new password': 'Play1234' })
    await submit(page).click()
    const dialog = page.getByRole('dialog', { name: 'The new password and the old password cannot be the same' })
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
    expect(await changeCalls(world)).toBe(0)
  })

  await fill(page, { 'Old password': 'Wrong999', 'New password': 'Fresh5678', 'Confirm new password': 'Fresh5678' })
  await submit(page).click()
  await expect(page.getByText('The old password is wrong')).toBeVisible()
  await expect(page.getByText('Please wait')).toBeHidden()
  await expect(field(page, 'New password')).toHaveValue('Fresh5678')
  await expect(page).toHaveURL('/m/changePsw')
})

test('a remembered password is asked for only if it is wrong', {
  tag: ['@all', '@PSW-002', '@PSW-004', '@PSW-005', '@PSW-007', '@VALID-014', '@CONST-011', '@DATA-035'],
}, async ({ page, world }) => {
  await logIn(page, { remember: true })
  await page.evaluate(() => {
    const remembered = JSON.parse(localStorage.getItem('rememberedLogin.username') ?? '{}')
    remembered.password = btoa(btoa('Elsewhere1#understudy'))
    localStorage.setItem('rememberedLogin.username', JSON.stringify(remembered))
    localStorage.setItem('temporaryPassword', '"left behind"')
  })
  await page.goto('/m/changePsw')
  await expect(field(page, 'New password')).toBeVisible()
  await expect(field(page, 'Old password')).toBeHidden()
  await fill(page, { 'New password': 'Fresh5678', 'Confirm new password': 'Fresh5678' })
  await submit(page).click()
  await expect(field(page, 'Old password')).toBeVisible()
  await expect.poll(() => changeCalls(world)).toBe(1)

  await field(page, 'Old password').fill('Play1234')
  const call = await hold(page, '**/wps/member/password')
  await submit(page).click()
  await expect(page.getByText('Please wait')).toBeVisible()
  call.release()
  await expect(page.getByText('Change saved')).toBeVisible()
  await expect(page.getByText('Please wait')).toBeHidden()
  await expect.poll(() => storedValue(page, 'temporaryPassword')).toBeNull()
  await expect(page).toHaveURL('/m/home')
  const remembered = await storedValue(page, 'rememberedLogin.username')
  expect(atob(atob(remembered.password))).toMatch(/^Fresh5678/)
  await page.evaluate(() => {
    localStorage.removeItem('MC_SESSION_INFO')
  })
  await page.goto('/m/login')
  await expect(field(page, 'Password')).toHaveValue('Fresh5678')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/home')
})

test('a visitor changes a password with name and old password, then logs in', {
  tag: ['@all', '@PSW-008'],
}, async ({ page, world }) => {
  await page.goto('/m/changePsw')
  await expect(field(page, 'Username')).toBeEditable()
  await fill(page, {
    Username: 'amina',
    'Old password': 'Wrong999',
    'New password': 'Fresh5678',
    'Confirm new password': 'Fresh5678',
  })
  await submit(page).click()
  await expect(page.getByRole('img', { name: 'Picture with the digits to type' })).toBeVisible()
  await fill(page, { 'Old password': 'Play1234', Captcha: await world.lastCode('captcha') })
  await submit(page).click()
  await expect(page.getByText('Change saved')).toBeVisible()
  await expect(page).toHaveURL('/m/login')

  await visit(page, '/m/changePsw')
  // The previous page also has a field with this label.
  await expect(page.getByRole('form', { name: 'Change password' })).toBeVisible()
  await fill(page, {
    Username: 'waqar',
    'Old password': 'Play1234',
    'New password': 'Fresh5678',
    'Confirm new password': 'Fresh5678',
  })
  await submit(page).click()
  await expect(page).toHaveURL('/m/login')
})

test.describe('a forgotten password', () => {
  const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' })
  const setNew = async (page: Page) => {
    await fill(page, { 'New password': 'Fresh5678', 'Confirm new password': 'Fresh5678' })
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('Your new password is set')).toBeVisible()
    await expect(page).toHaveURL('/m/login')
  }

  test('a forgotten password is reset by e-mail; an unknown account is answered alike', {
    tag: ['@PSW-009', '@ROUTE-007', '@LOGIN-007', '@ERR-015'],
  }, async ({ page, world }) => {
    await page.goto('/m/login')
    await page.getByRole('link', { name: /forgot/i }).click()
    await expect(page).toHaveURL('/m/forget')
    // The previous page also has a field with this label.
    await expect(page.getByRole('form', { name: 'Find your account' })).toBeVisible()
    await fill(page, { Username: 'nobody77', 'E-mail address': 'nobody' })
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.getByText('Account, password or e-mail format wrong')).toBeVisible()
    await field(page, 'E-mail address').fill('nobody@mail.example')
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.getByText('Code sent')).toBeVisible()
    await expect(world.lastCode('email')).rejects.toThrow('sent no email')
    await page.reload()
    await fill(page, { Username: 'amina', 'E-mail address': 'amina@mail.example' })
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.getByText('Code sent')).toBeVisible()
    await field(page, 'Verification code').fill('000')
    await continueButton(page).click()
    await expect(field(page, 'Verification code')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'Verification code').fill(await world.lastCode('email'))
    await continueButton(page).click()
    await setNew(page)
    await logIn(page, { remember: false, password: 'Fresh5678' })
  })

  test('a reset by mobile number whose code has expired goes back to the first step', {
    tag: ['@all', '@PSW-009'],
  }, async ({ page, world }) => {
    const askForCode = async () => {
      await field(page, 'Mobile number').fill('+92 3999100001')
      await page.getByRole('button', { name: 'Get code' }).click()
      await expect(page.getByText('Code sent')).toBeVisible()
      await field(page, 'Verification code').fill(await world.lastCode('sms'))
      await continueButton(page).click()
      await expect(field(page, 'New password')).toBeVisible()
    }
    await page.goto('/m/forget')
    await page.getByText('Mobile', { exact: true }).click()
    await field(page, 'Mobile number').fill('12')
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(field(page, 'Mobile number')).toHaveAttribute('aria-invalid', 'true')
    expect(await world.calls('password.sms')).toHaveLength(0)
    await askForCode()
    await world.advance(300_000)
    await fill(page, { 'New password': 'Fresh5678', 'Confirm new password': 'Fresh5678' })
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('This code has expired')).toBeVisible()
    await expect(page.getByRole('button', { name: /Get code|\d+ s/ })).toBeVisible()

    await page.reload()
    await page.getByText('Mobile', { exact: true }).click()
    await askForCode()
    await setNew(page)
  })

  test('the merchant decides the ways to reset a password; without one service helps', {
    tag: ['@all', '@PSW-009'],
  }, async ({ page, world }) => {
    await world.settings({ flags: { passwordResetSms: false } })
    await page.goto('/m/forget')
    await expect(field(page, 'E-mail address')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await world.settings({ flags: { verification: false } })
    await page.reload()
    await page.getByRole('main').getByRole('button', { name: 'Customer service' }).click()
    await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible()
  })
})
