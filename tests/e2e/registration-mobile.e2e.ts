import { expect, test } from '../support/e2e.ts'
import { balanceCard, QUIET, storedValue } from '../support/page.ts'
import { field, fill, form, refused, submit } from '../support/registration.ts'

test.beforeEach(async ({ device, world }) => {
  await device(QUIET)
  await world.settings({ flags: { GEETEST3: false } })
})

test('a mobile number confirmed by its code opens an account', {
  tag: ['@all', '@REG-011', '@REG-017', '@REG-018'],
}, async ({ page, world }) => {
  await page.goto('/m/register')
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await field(page, 'Mobile number').fill('123')
  await form(page).getByRole('button', { name: 'Get code' }).click()
  await refused(page, 'Mobile number', 'Invalid mobile number')
  expect(await world.calls('verification.register')).toEqual([])

  await field(page, 'Mobile number').fill('0399 8887766')
  await form(page).getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('Code sent')).toBeVisible()
  await expect(form(page).getByRole('button', { name: /^(300|29\d) s$/ })).toBeVisible()
  await fill(page, world, { 'Verification code': await world.lastCode('sms') })
  const request = page.waitForRequest('**/wps/member/register/mobile')
  await submit(page)
  await expect(balanceCard(page)).toContainText('m3998887766')
  expect((await request).method()).toBe('PUT')
})

test('a registration by Firebase needs the right code', { tag: ['@all', '@REG-011', '@REG-019'] }, async ({
  page,
  world,
}) => {
  await world.settings({ merchantSettings: { cloudSms: true } })
  await page.goto('/m/register')
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await field(page, 'Mobile number').fill('3998887766')
  await form(page).getByRole('button', { name: 'Get code' }).click()
  await expect(form(page).getByRole('button', { name: /^(60|5\d) s$/ })).toBeVisible()
  const code = await world.lastCode('sms')
  await fill(page, world, { 'Verification code': code === '000000' ? '000001' : '000000' })
  await submit(page)
  await refused(page, 'Verification code', 'Verification code error')
  expect(await world.calls('registration.mobileNum')).toEqual([])
  await field(page, 'Verification code').fill(code)
  await submit(page)
  await expect(balanceCard(page)).toContainText('m3998887766')
})

test('registration with Google opens an account and its session', {
  tag: ['@all', '@REG-005', '@LOGIN-022'],
}, async ({ page }) => {
  await page.goto('/m/register?code=stolen&state=0123456789abcdef')
  await expect(form(page)).toBeVisible()
  await expect(page).toHaveURL('/m/register')
  await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toBeNull()

  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(/\/cloud\//)
  await page.getByRole('textbox').first().fill('brand.new@mail.example')
  await page
    .getByRole('button', { name: /continue|agree|sign in|allow/i })
    .first()
    .click()
  await expect(page).toHaveURL('/m/home')
  await expect(balanceCard(page)).toBeVisible()
  expect((await storedValue(page, 'MC_SESSION_INFO')).type).toBe(0)
})
