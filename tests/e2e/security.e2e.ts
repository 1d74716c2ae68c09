import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })

async function fill(page: Page, values: Record<string, string>) {
  const dialog = page.getByRole('dialog')
  for (const [name, value] of Object.entries(values)) await dialog.getByLabel(name, { exact: true }).fill(value)
}

test('the security centre shows what is set and how many steps are done', { tag: ['@all', '@PSW-010'] }, async ({
  page,
  asMember,
}) => {
  await asMember('sana')
  await page.goto('/m/securityCenter')
  await expect(page.getByText('2 of 5 security steps done')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Login password/ })).toHaveAttribute('href', '/m/changePsw')
  await expect(row(page, /^Payment password/)).toContainText('Not set')
  await expect(row(page, /^Mobile number/)).toContainText('Not set')
  await expect(row(page, /^E-mail address/)).toContainText('s•••@mail.example')
  await expect(row(page, /^Security questions/)).toContainText('Not set')
  // The seed has no earlier login of this member, but the fixture has logged in.
  await expect(page.getByText('This is your first login.')).toBeHidden()
})

test('the back arrow of the security centre leads to backUrl, never to another site', {
  tag: ['@ROUTE-009'],
}, async ({ page, asMember }) => {
  await asMember('sana')
  for (const { backUrl, target } of [
    { backUrl: '/m/mine', target: '/m/mine' },
    { backUrl: '//evil.example/m/mine', target: '/m/home' },
  ]) {
    await page.goto(`/m/securityCenter?backUrl=${backUrl}`)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(target)
  }
})

test('a mobile number is bound by its code and the login password', { tag: ['@all', '@PSW-010'] }, async ({
  page,
  asMember,
  world,
}) => {
  await asMember('sana')
  await page.goto('/m/securityCenter')
  await row(page, /^Mobile number/).click()
  await fill(page, { 'New mobile number': '12' })
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('Invalid mobile number')).toBeVisible()
  expect(await world.calls('verification.bindMobile')).toHaveLength(0)
  await fill(page, { 'New mobile number': '3998000001' })
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('Code sent')).toBeVisible()
  await fill(page, { 'Verification code': await world.lastCode('sms'), 'Login password': 'Wrong999' })
  await save(page).click()
  await expect(page.getByText('Wrong login password')).toBeVisible()
  await fill(page, { 'Login password': 'Play1234' })
  await save(page).click()
  await expect(sheet(page, 'Mobile number')).toBeHidden()
  await expect(row(page, /^Mobile number/)).toContainText('399•••••01')
})

test('an e-mail address is bound by its code and the login password', { tag: ['@all', '@served', '@PSW-010'] }, async ({
  page,
  asMember,
  world,
}) => {
  await asMember('amina')
  await page.goto('/m/securityCenter')
  await row(page, /^E-mail address/).click()
  await fill(page, { 'New e-mail address': 'kind@mail.example' })
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('Code sent')).toBeVisible()
  await fill(page, { 'Verification code': await world.lastCode('email'), 'Login password': 'Play1234' })
  await save(page).click()
  await expect(row(page, /^E-mail address/)).toContainText('k•••@mail.example')
})

async function enterPaymentPassword(page: Page, password: string) {
  await fill(page, {
    'Login password': 'Play1234',
    'New payment password': password,
    'Confirm payment password': password,
  })
  await save(page).click()
}

test('a payment password is set, but not one of ascending digits', { tag: ['@all', '@served', '@PSW-010'] }, async ({
  page,
  asMember,
}) => {
  await asMember('sana')
  await page.goto('/m/securityCenter')
  await row(page, /^Payment password/).click()
  await enterPaymentPassword(page, '123456')
  await expect(sheet(page, 'Payment password').getByText('no ascending digits')).toBeVisible()
  await enterPaymentPassword(page, '280914')
  await expect(sheet(page, 'Payment password')).toBeHidden()
  await expect(row(page, /^Payment password/)).not.toContainText('Not set')
})

test('five wrong attempts lock the payment password', { tag: ['@all', '@served', '@PSW-010'] }, async ({
  page,
  asMember,
  world,
}) => {
  await asMember('sana')
  await page.goto('/m/securityCenter')
  await row(page, /^Payment password/).click()
  await enterPaymentPassword(page, '280914')
  await expect(sheet(page, 'Payment password')).toBeHidden()
  await row(page, /^Payment password/).click()
  await fill(page, {
    'Current payment password': '111222',
    'New payment password': '140928',
    'Confirm payment password': '140928',
  })
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await save(page).click()
    await expect.poll(async () => (await world.calls('security.changePaymentPassword')).length).toBe(attempt)
    await expect(page.getByText('The payment password is wrong')).toBeVisible()
  }
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('locked after too many wrong tries')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(row(page, /^Payment password/)).toContainText('Locked until')
})

test('three security questions are set, and changed by who can answer them', {
  tag: ['@all', '@served', '@PSW-010'],
}, async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/securityCenter')
  const dialog = sheet(page, 'Security questions')
  await row(page, /^Security questions/).click()
  await dialog.getByLabel('Question 3').selectOption({ index: 0 })
  await fill(page, { 'Answer 1': 'Blue', 'Answer 2': 'Green', 'Answer 3': 'Red', 'Login password': 'Play1234' })
  await save(page).click()
  await expect(dialog.getByText('Choose three different questions')).toBeVisible()
  await dialog.getByLabel('Question 3').selectOption({ index: 2 })
  await save(page).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, /^Security questions/)).not.toContainText('Not set')

  await row(page, /^Security questions/).click()
  await fill(page, {
    'What was the name of your first school?': 'blue',
    'In which town was your mother born?': 'wrong',
    'What was the name of your first pet?': 'red',
    'Answer 1': 'One',
    'Answer 2': 'Two',
    'Answer 3': 'Three',
  })
  await save(page).click()
  await expect(dialog.getByText('The answers are not correct')).toBeVisible()
  await fill(page, { 'In which town was your mother born?': 'green' })
  await save(page).click()
  await expect(dialog).toBeHidden()
})

test('the security centre lists devices and the previous login', { tag: ['@all', '@PSW-010'] }, async ({
  page,
  world,
  asMember,
}) => {
  await asMember('zoya')
  await world.advance(3_600_000)
  await page.goto('/m/securityCenter')
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Username' }).fill('zoya')
  await page.getByRole('textbox', { name: 'Password' }).fill('Play1234')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL('/m/login')
  await page.goto('/m/securityCenter')
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByText(/^Last login: .* from 203\.0\.113\.7/)).toBeVisible()
})
