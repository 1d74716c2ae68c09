import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { QUIET, visit } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })

async function fill(page: Page, values: Record<string, string>) {
  const dialog = page.getByRole('dialog')
  for (const [name, value] of Object.entries(values)) await dialog.getByLabel(name, { exact: true }).fill(value)
}

test('the security centre shows what is set, and ties a mobile number with its code', {
  tag: ['@ROUTE-009', '@PSW-010'],
}, async ({ page, asMember, world }) => {
  await asMember('sana')
  await page.goto('/m/securityCenter?backUrl=/m/mine')
  await expect(page.getByText('2 of 5 security steps done')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Login password/ })).toHaveAttribute('href', '/m/changePsw')
  await expect(row(page, /^Payment password/)).toContainText('Not set')
  await expect(row(page, /^Mobile number/)).toContainText('Not set')
  await expect(row(page, /^E-mail address/)).toContainText('s•••@mail.example')
  await expect(row(page, /^Security questions/)).toContainText('Not set')
  // Somebody who has been here before, but whose login before this one nobody has kept.
  await expect(page.getByText('This is your first login.')).toBeHidden()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/m/mine')

  await page.goto('/m/securityCenter?backUrl=//evil.example/m/mine')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/m/home')

  await test.step('a mobile number is tied with its code and the login password', async () => {
    await visit(page, '/m/securityCenter')
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
})

test('a payment password is set, changed, and locked after five wrong tries', {
  tag: ['@served', '@PSW-010'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/securityCenter')
  await row(page, /^Payment password/).click()
  await fill(page, {
    'Login password': 'Play1234',
    'New payment password': '123456',
    'Confirm payment password': '123456',
  })
  await save(page).click()
  await expect(sheet(page, 'Payment password').getByText('no ascending digits')).toBeVisible()
  await fill(page, { 'New payment password': '280914', 'Confirm payment password': '280914' })
  await save(page).click()
  await expect(sheet(page, 'Payment password')).toBeHidden()
  await expect(row(page, /^Payment password/)).not.toContainText('Not set')

  await row(page, /^Payment password/).click()
  await fill(page, {
    'Current payment password': '111222',
    'New payment password': '140928',
    'Confirm payment password': '140928',
  })
  for (let tries = 0; tries < 4; tries += 1) {
    await save(page).click()
    await expect.poll(async () => (await world.calls('security.changePaymentPassword')).length).toBe(tries + 1)
    await expect(page.getByText('The payment password is wrong')).toBeVisible()
  }
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('locked after too many wrong tries')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(row(page, /^Payment password/)).toContainText('Locked until')

  await test.step('an e-mail address is tied the same way', async () => {
    await row(page, /^E-mail address/).click()
    await fill(page, { 'New e-mail address': 'kind@mail.example' })
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.getByText('Code sent')).toBeVisible()
    await fill(page, { 'Verification code': await world.lastCode('email'), 'Login password': 'Play1234' })
    await save(page).click()
    await expect(row(page, /^E-mail address/)).toContainText('k•••@mail.example')
  })

  await test.step('three questions are chosen, and changed by who can answer them', async () => {
    await row(page, /^Security questions/).click()
    const dialog = sheet(page, 'Security questions')
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
})

test('the security centre lists devices and the previous login', { tag: ['@PSW-010'] }, async ({
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
