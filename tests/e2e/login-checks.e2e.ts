import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { balanceCard, kept, QUIET } from '../support/page.ts'

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

/** Where the gap is, as a screen reader hears it. */
async function gapOf(page: Page) {
  await expect(slider(page)).toHaveAccessibleDescription(/The gap is at \d+ of 100/)
  const said = await provider(page).locator('#where').textContent()
  return Number(/at (\d+) of/.exec(said ?? '')?.[1])
}

test.describe('where the merchant wants the slide check', () => {
  test.use({ worldOptions: { scenario: 'slide-check' } })

  test('VALID-012 LOGIN-019 by keyboard: only a passed check sends the login', async ({ page, world }) => {
    await logIn(page)
    await expect(slider(page)).toBeVisible()
    expect(await world.calls('session.login')).toEqual([])
    const gap = await gapOf(page)
    await slider(page).focus()
    for (let at = 0; at < gap; at += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(balanceCard(page)).toContainText('amina')
    const [login] = await world.calls('session.login')
    expect(login?.input).toHaveProperty('captchaResult')
  })

  test('VALID-012 by taps alone', async ({ page }) => {
    await logIn(page)
    const gap = await gapOf(page)
    const more = provider(page).getByRole('button', { name: 'Move the piece on' })
    await more.click({ clickCount: gap })
    await provider(page).getByRole('button', { name: 'Check' }).click()
    await expect(balanceCard(page)).toContainText('amina')
  })

  test('VALID-012 LOGIN-019 a failed check sends nothing, and closing it leaves the form as it was', async ({
    page,
    world,
  }) => {
    await world.settings({ slideCheck: 'fail' })
    await logIn(page)
    await provider(page).getByRole('button', { name: 'Check' }).click()
    await expect(provider(page).getByText('That does not fit yet.', { exact: false })).toBeVisible()
    await provider(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await world.calls('session.login')).toEqual([])
    await expect(form(page).getByRole('alert')).toBeHidden()
    await expect(form(page).getByLabel('Username')).toHaveValue('amina')
    await world.settings({ slideCheck: 'pass' })
    await form(page).getByRole('button', { name: 'Log in', exact: true }).click()
    await provider(page).getByRole('button', { name: 'Check' }).click()
    await expect(balanceCard(page)).toContainText('amina')
  })

  test('a puzzle that runs out is followed by another one', async ({ page, world }) => {
    await world.settings({ slideCheck: 'fail' })
    await logIn(page)
    const check = provider(page).getByRole('button', { name: 'Check' })
    for (let tries = 1; tries <= 5; tries += 1) {
      await expect(check).toBeEnabled()
      await check.click()
    }
    await expect.poll(async () => (await world.calls('slide.open')).length).toBe(2)
    await world.settings({ slideCheck: 'pass' })
    await expect(check).toBeEnabled()
    await check.click()
    await expect(balanceCard(page)).toContainText('amina')
  })

  test('VALID-011 LOGIN-019 a code by message needs it too', async ({ page, world }) => {
    await world.settings({ slideCheck: 'fail' })
    await page.goto('/m/login')
    await page.getByRole('group', { name: 'How to log in' }).getByText('With mobile number').click()
    await form(page).getByLabel('Mobile number', { exact: true }).fill('3999100001')
    const getCode = form(page).getByRole('button', { name: 'Get code' })
    await getCode.click()
    await provider(page).getByRole('button', { name: 'Check' }).click()
    await expect(provider(page).getByText('That does not fit yet.', { exact: false })).toBeVisible()
    expect(await world.calls('verification.login')).toEqual([])
    await world.settings({ slideCheck: 'pass' })
    await provider(page).getByRole('button', { name: 'Check' }).click()
    await expect(form(page).getByRole('button', { name: /\d+ s/ })).toBeVisible()
    expect(await world.calls('verification.login')).toHaveLength(1)
  })

  test('a message that only pretends to come from the provider is not heard', async ({ page, world }) => {
    await logIn(page)
    await expect(slider(page)).toBeVisible()
    await page.evaluate(() => {
      const result = { lot_number: 'x', captcha_output: 'x', pass_token: 'x', gen_time: '1' }
      postMessage({ type: 'slide-passed', result }, '*')
      postMessage({ type: 'slide-closed' }, '*')
    })
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await world.calls('session.login')).toEqual([])
  })
})

test.describe('where the merchant has new devices checked', () => {
  test.use({ worldOptions: { scenario: 'new-device' } })
  const step = (page: Page) => page.getByRole('form', { name: 'One more step' })

  test('the second step asks for the code that was sent, and the device is known afterwards', async ({
    page,
    world,
  }) => {
    await logIn(page)
    await expect(page.getByText('A code has been sent by message to')).toContainText('399•••••01')
    const code = step(page).getByLabel('Verification code')
    await expect(code).toBeFocused()
    await expect(step(page).getByRole('button', { name: /\d+ s/ })).toBeVisible()
    await code.fill((await world.lastCode('sms')) === '111111' ? '222222' : '111111')
    await step(page).getByRole('button', { name: 'Confirm device' }).click()
    await expect(step(page).getByText('Verification code error')).toBeVisible()
    await code.fill(await world.lastCode('sms'))
    await step(page).getByRole('button', { name: 'Confirm device' }).click()
    await expect(balanceCard(page)).toContainText('amina')

    await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
    await logIn(page)
    await expect(balanceCard(page)).toContainText('amina')
  })

  test('a code that has expired can be followed by another one, also behind the slide check', async ({
    page,
    world,
  }) => {
    await world.settings({ flags: { GEETEST3: true }, slideCheck: 'pass' })
    await logIn(page)
    await provider(page).getByRole('button', { name: 'Check' }).click()
    await expect(step(page)).toBeVisible()
    const old = await world.lastCode('sms')
    await world.advance(6 * 60_000)
    await step(page).getByLabel('Verification code').fill(old)
    await step(page).getByRole('button', { name: 'Confirm device' }).click()
    await expect(step(page).getByText('The verification code has expired')).toBeVisible()
    await step(page).getByRole('button', { name: 'Get code' }).click()
    await provider(page).getByRole('button', { name: 'Check' }).click()
    await expect(step(page).getByRole('button', { name: /\d+ s/ })).toBeVisible()
    await step(page)
      .getByLabel('Verification code')
      .fill(await world.lastCode('sms'))
    await step(page).getByRole('button', { name: 'Confirm device' }).click()
    await expect(balanceCard(page)).toContainText('amina')
  })

  test('one may go back and log in as somebody else', async ({ page }) => {
    await logIn(page)
    await step(page).getByRole('button', { name: 'Back to the login' }).click()
    await form(page).getByLabel('Username').fill('zoya')
    await form(page).getByLabel('Password', { exact: true }).fill('Play1234')
    await form(page).getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(balanceCard(page)).toContainText('zoya')
  })
})

test('a password that has expired leads to where it is changed', async ({ page, world }) => {
  await page.goto('/m/login')
  const asked = page.waitForResponse('**/wps/session/login')
  await logIn(page, 'waqar')
  expect((await (await asked).json()).errorCode).toBe('password.expired')
  await expect(page.getByText('Your password has expired, please choose a new one')).toBeVisible()
  await expect(page).not.toHaveURL('/m/login')
  expect(await kept(page, 'MC_SESSION_INFO')).toBeNull()
  expect(await world.calls('session.login')).toHaveLength(1)
})

test('ERR-033 a page of agents lets in nobody else', async ({ page, world }) => {
  await page.goto('/m/login?backUrl=/m/agentRegister')
  await form(page).getByLabel('Username').fill('amina')
  await form(page).getByLabel('Password', { exact: true }).fill('Play1234')
  await form(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(form(page).getByRole('alert')).toContainText('Only agents can log in here')
  const [login] = await world.calls('session.login')
  expect(login?.input).toMatchObject({ entry: 'agent' })
})
