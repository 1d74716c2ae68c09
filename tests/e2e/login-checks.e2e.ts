import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { balanceCard, QUIET, storedValue } from '../support/page.ts'

// Nothing of these stories depends on games or news, without which home is cheap.
test.use({ worldOptions: { scenario: 'empty' } })
test.beforeEach(({ device }) => device(QUIET))

const form = (page: Page) => page.getByRole('form', { name: 'Log in' })
const provider = (page: Page) => page.getByRole('dialog').frameLocator('iframe')
const slider = (page: Page) => provider(page).getByRole('slider', { name: 'Place of the piece' })

async function logIn(page: Page, username = 'amina') {
  await page.goto('/m/login')
  await form(page).getByLabel('Username').fill(username)
  await form(page).getByLabel('Password', { exact: true }).fill('Play1234')
  await form(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Position of the gap, as described for screen readers. */
async function gapOf(page: Page) {
  await expect(slider(page)).toHaveAccessibleDescription(/The gap is at \d+ of 100/)
  const description = await provider(page).locator('#where').textContent()
  return Number(/at (\d+) of/.exec(description ?? '')?.[1])
}

const check = (page: Page) => provider(page).getByRole('button', { name: 'Check' })
const doesNotFit = (page: Page) => provider(page).getByText('Not quite.', { exact: false })

test.describe('login with the slide check', () => {
  test.use({ worldOptions: { scenario: 'slide-check' } })

  test('a failed slide check sends nothing, a check passed by keyboard sends the login', {
    tag: ['@VALID-012', '@LOGIN-019'],
  }, async ({ page, world }) => {
    await world.settings({ slideCheck: 'fail' })
    await logIn(page)
    await check(page).click()
    await expect(doesNotFit(page)).toBeVisible()
    await provider(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await world.calls('session.login')).toEqual([])
    await expect(form(page).getByRole('alert')).toBeHidden()
    await expect(form(page).getByLabel('Username')).toHaveValue('amina')

    await world.settings({ slideCheck: 'ask' })
    await form(page).getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(slider(page)).toBeVisible()
    await page.evaluate(() => {
      const result = { lot_number: 'x', captcha_output: 'x', pass_token: 'x', gen_time: '1' }
      postMessage({ type: 'slide-passed', result }, '*')
      postMessage({ type: 'slide-closed' }, '*')
    })
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await world.calls('session.login')).toEqual([])

    const gap = await gapOf(page)
    await slider(page).focus()
    for (let position = 0; position < gap; position += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(balanceCard(page)).toContainText('amina')
    const [login] = await world.calls('session.login')
    expect(login?.input).toHaveProperty('captchaResult')
  })

  test('asking for a code needs the slide check, and an expired puzzle is replaced', {
    tag: ['@all', '@VALID-011', '@VALID-012', '@LOGIN-019'],
  }, async ({ page, world }) => {
    await world.settings({ slideCheck: 'fail' })
    await page.goto('/m/login')
    await page.getByRole('group', { name: 'How to log in' }).getByText('With mobile number').click()
    await form(page).getByLabel('Mobile number', { exact: true }).fill('3999100001')
    await form(page).getByRole('button', { name: 'Get code' }).click()
    for (let tries = 1; tries <= 5; tries += 1) {
      await expect(check(page)).toBeEnabled()
      await check(page).click()
      if (tries === 1) await expect(doesNotFit(page)).toBeVisible()
    }
    await expect.poll(async () => (await world.calls('slide.open')).length).toBe(2)
    expect(await world.calls('verification.login')).toEqual([])
    await world.settings({ slideCheck: 'ask' })
    await expect(check(page)).toBeEnabled()
    const gap = await gapOf(page)
    await provider(page).getByRole('button', { name: 'Move the piece forward' }).click({ clickCount: gap })
    await check(page).click()
    await expect(form(page).getByRole('button', { name: /\d+ s/ })).toBeVisible()
    await expect.poll(() => world.calls('verification.login')).toHaveLength(1)
  })
})

test.describe('login on a new device', () => {
  test.use({ worldOptions: { scenario: 'new-device' } })
  const step = (page: Page) => page.getByRole('form', { name: 'One more step' })
  const confirm = (page: Page) => step(page).getByRole('button', { name: 'Confirm device' }).click()

  test('the second step of a login asks for the code sent and remembers the device', async ({ page, world }) => {
    await logIn(page)
    await expect(page.getByText('We sent a code to')).toContainText('399•••••01')
    await step(page).getByRole('button', { name: 'Back to log in' }).click()
    await expect(form(page).getByLabel('Username')).toBeVisible()

    await world.settings({ flags: { GEETEST3: true }, slideCheck: 'pass' })
    await logIn(page)
    await check(page).click()
    const code = step(page).getByLabel('Verification code')
    await expect(code).toBeFocused()
    await expect(step(page).getByRole('button', { name: /\d+ s/ })).toBeVisible()
    const old = await world.lastCode('sms')
    await code.fill(old === '111111' ? '222222' : '111111')
    await confirm(page)
    await expect(step(page).getByText('Verification code error')).toBeVisible()
    await world.advance(6 * 60_000)
    await code.fill(old)
    await confirm(page)
    await expect(step(page).getByText('The verification code has expired')).toBeVisible()
    await step(page).getByRole('button', { name: 'Get code' }).click()
    await check(page).click()
    await expect(step(page).getByRole('button', { name: /\d+ s/ })).toBeVisible()
    await code.fill(await world.lastCode('sms'))
    await confirm(page)
    await expect(balanceCard(page)).toContainText('amina')

    await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
    await world.settings({ flags: { GEETEST3: false } })
    await logIn(page)
    await expect(balanceCard(page)).toContainText('amina')
  })
})

test('the agents’ login lets in agents only; an expired password leads to its change', {
  tag: ['@all', '@ERR-033'],
}, async ({ page, world }) => {
  await page.goto('/m/login?backUrl=/m/agentRegister')
  await form(page).getByLabel('Username').fill('amina')
  await form(page).getByLabel('Password', { exact: true }).fill('Play1234')
  await form(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(form(page).getByRole('alert')).toContainText('Only agents can log in here')
  const [login] = await world.calls('session.login')
  expect(login?.input).toMatchObject({ entry: 'agent' })

  const loginResponse = page.waitForResponse('**/wps/session/login')
  await logIn(page, 'waqar')
  expect((await (await loginResponse).json()).errorCode).toBe('password.expired')
  await expect(page.getByText('Your password has expired, please choose a new one')).toBeVisible()
  await expect(page).not.toHaveURL('/m/login')
  await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toBeNull()
  await expect.poll(() => world.calls('session.login')).toHaveLength(2)
})
