import type { Page } from '@playwright/test'
import { expect, test, time, type World } from '../support/e2e.ts'
import { balanceCard, QUIET, storedValue } from '../support/page.ts'

// Nothing of these stories depends on games or news, without which home is cheap.
test.use({ worldOptions: { scenario: 'empty' } })
test.beforeEach(({ device }) => device(QUIET))

const AMINA = '3999100001'
const form = (page: Page) => page.getByRole('form', { name: 'Log in' })
const number = (page: Page) => form(page).getByLabel('Mobile number', { exact: true })
const code = (page: Page) => form(page).getByLabel('Verification code')
const getCode = (page: Page) => form(page).getByRole('button', { name: /Get code|\d+ s/ })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Log in', exact: true }).click()
const method = (page: Page, name: 'With password' | 'With mobile number') =>
  page.getByRole('group', { name: 'How to log in' }).getByText(name, { exact: true })

async function openMobile(page: Page) {
  await page.goto('/m/login')
  await method(page, 'With mobile number').click()
  await expect(number(page)).toBeVisible()
}

async function askFor(page: Page, mobile = AMINA) {
  await number(page).fill(mobile)
  await getCode(page).click()
}

/** A wrong code. */
const wrongCode = (right: string) => (right === '111111' ? '222222' : '111111')
const captcha = (page: Page) => form(page).getByLabel('Captcha', { exact: true })
const picture = (page: Page) => form(page).getByRole('img', { name: 'Picture with the digits to type' })

test('the login is by password first, by mobile number if the merchant allows it', {
  tag: ['@all', '@LOGIN-002', '@FLAGS-002'],
}, async ({ page, world }) => {
  await page.goto('/m/login')
  await expect(page.getByRole('radio', { name: 'With password' })).toBeChecked()
  await expect(form(page).getByLabel('Username')).toBeVisible()
  await method(page, 'With mobile number').click()
  await expect(number(page)).toBeVisible()
  await expect(form(page).getByLabel('Username')).toBeHidden()
  await world.settings({ flags: { MOBILEVERCODELOGIN3: false } })
  await page.reload()
  await expect(form(page).getByLabel('Username')).toBeVisible()
  await expect(page.getByRole('group', { name: 'How to log in' })).toBeHidden()
})

test('another country has its own dialling code and its own mobile numbers', { tag: ['@all', '@LOGIN-004'] }, async ({
  page,
  world,
}) => {
  await openMobile(page)
  await expect(form(page).getByLabel('Country code')).toHaveValue('92')
  await form(page).getByLabel('Country code').selectOption('880')
  await askFor(page)
  await expect(form(page).getByText('Invalid mobile number')).toBeVisible()
  await askFor(page, '01712345678')
  await expect(getCode(page)).toHaveText(/\d+ s/)
  expect((await world.calls('verification.login')).map(({ input }) => input)).toEqual([
    expect.objectContaining({ mobileNum: '01712345678', countryDialingCode: '880' }),
  ])
})

test('a login code needs a valid number, and its countdown goes on after a reload', {
  tag: ['@LOGIN-005', '@VALID-011'],
}, async ({ page, world }) => {
  await openMobile(page)
  await getCode(page).click()
  await expect(number(page)).toBeFocused()
  await expect(form(page).getByText('Required')).toBeVisible()
  await askFor(page, '12')
  await expect(form(page).getByText('Invalid mobile number')).toBeVisible()
  expect(await world.calls('verification.login')).toEqual([])
  await askFor(page, '+92 399 910 0001')
  await expect(page.getByText('Code sent').last()).toBeVisible()
  await expect(getCode(page)).toHaveText(/^(300|29\d) s$/)
  await page.reload()
  await method(page, 'With mobile number').click()
  await expect(getCode(page)).toHaveText('Get code')
  await number(page).fill(AMINA)
  await expect(getCode(page)).toHaveText(/\d+ s/)
})

async function logIn(page: Page, world: World) {
  await openMobile(page)
  await askFor(page)
  await expect(getCode(page)).toHaveText(/\d+ s/)
  await code(page).fill(await world.lastCode('sms'))
  await submit(page)
  await expect(balanceCard(page)).toContainText('amina')
}

test('a mobile number and its code log in, and the device remembers the number', {
  tag: ['@LOGIN-004', '@LOGIN-014', '@LOGIN-015', '@LOGIN-017', '@DATA-035'],
}, async ({ page, world }) => {
  await logIn(page, world)
  const [request] = await world.calls('verification.login')
  expect(request?.input).toMatchObject({ mobileNum: AMINA, countryDialingCode: '92' })
  const [login] = await world.calls('session.login')
  expect(login?.input).toMatchObject({ type: 'sms', username: AMINA })
  expect(JSON.stringify(login?.input)).not.toContain(await world.lastCode('sms'))
  await expect
    .poll(() => storedValue(page, 'rememberedLogin.sms'))
    .toEqual({
      type: 'sms',
      username: AMINA,
      password: '',
      countryDialingCode: '92',
    })
})

test('switching the login method fills in what it remembers and fetches a new captcha', {
  tag: ['@all', '@LOGIN-010'],
}, async ({ page, world }) => {
  await logIn(page, world)
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/login')
  await form(page).getByLabel('Username').fill('zoya')
  await form(page).getByLabel('Password', { exact: true }).fill('Wrong1234')
  await submit(page)
  await expect(picture(page)).toBeVisible()
  const first = await picture(page).getAttribute('src')
  await method(page, 'With mobile number').click()
  await expect(number(page)).toHaveValue(AMINA)
  await expect(picture(page)).not.toHaveAttribute('src', first!)
  const second = await picture(page).getAttribute('src')
  await method(page, 'With password').click()
  await expect(form(page).getByLabel('Username')).toHaveValue('')
  await expect(picture(page)).not.toHaveAttribute('src', second!)
})

test('a login code is asked for an unknown number as for any other, and none is sent', { tag: '@all' }, async ({
  page,
  world,
}) => {
  await openMobile(page)
  await askFor(page, '3990000000')
  await expect(page.getByText('Code sent')).toBeVisible()
  await expect(world.lastCode('sms')).rejects.toThrow('sent no sms')
})

test('a wrong login code brings up the captcha, an expired one is replaced at once', {
  tag: ['@all', '@ERR-014'],
}, async ({ page, world }) => {
  await openMobile(page)
  await askFor(page)
  await expect(getCode(page)).toHaveText(/\d+ s/)
  const right = await world.lastCode('sms')
  await code(page).fill(wrongCode(right))
  await submit(page)
  await expect(form(page).getByText('Verification code error')).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expect(picture(page)).toBeVisible()

  await world.advance(6 * time.minute)
  // By now the captcha has expired too.
  const expiredPicture = await picture(page).getAttribute('src')
  await form(page).getByRole('button', { name: 'New captcha picture' }).click()
  await expect(picture(page)).not.toHaveAttribute('src', expiredPicture!)
  await code(page).fill(right)
  await captcha(page).fill(await world.lastCode('captcha'))
  await submit(page)
  await expect(form(page).getByText('The verification code has expired')).toBeVisible()
  await expect(getCode(page)).toHaveText('Get code')
  await getCode(page).click()
  await expect(getCode(page)).toHaveText(/\d+ s/)
  await code(page).fill(await world.lastCode('sms'))
  await captcha(page).fill(await world.lastCode('captcha'))
  await submit(page)
  await expect(balanceCard(page)).toContainText('amina')
})

test.describe('mobile login over the code limit', () => {
  test.use({ worldOptions: { scenario: 'sms-limit' } })
  test('a number over the limit of messages is sent no code, and the page says so', { tag: '@all' }, async ({
    page,
    world,
  }) => {
    await openMobile(page)
    await askFor(page)
    await expect(page.getByText('Too many codes requested. Please try again later.')).toBeVisible()
    await expect(getCode(page)).toHaveText('Get code')
    await expect(world.lastCode('sms')).rejects.toThrow('sent no sms')
  })
})

test.describe('mobile login by the cloud service', () => {
  test.use({ worldOptions: { scenario: 'cloud-sms' } })

  test('a login by Firebase sends its confirmed code only, and no login for a wrong one', {
    tag: ['@all', '@LOGIN-014', '@LOGIN-016', '@LOGIN-019', '@ERR-009'],
  }, async ({ page, world }) => {
    await world.faults([{ endpoint: 'cloud.sms', kind: 'error', code: 'sms.limit', times: 1 }])
    await openMobile(page)
    await askFor(page)
    await expect.poll(async () => (await world.calls('cloud.sms')).length).toBe(1)
    await expect(page.getByText('Sending the code')).toBeHidden()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(getCode(page)).toHaveText('Get code')

    await getCode(page).click()
    await expect(getCode(page)).toHaveText(/\d+ s/)
    const right = await world.lastCode('sms')
    await code(page).fill(wrongCode(right))
    await submit(page)
    await expect(form(page).getByText('Verification code error')).toBeVisible()
    expect(await world.calls('session.login')).toEqual([])

    await code(page).fill(right)
    await submit(page)
    await expect(balanceCard(page)).toContainText('amina')
    expect(await world.calls('verification.login')).toEqual([])
    const [login] = await world.calls('session.login')
    expect(login?.input).toMatchObject({
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseMobileNo: AMINA,
      countryDialingCode: '92',
    })
    expect(Object.keys(login?.input as object)).toContain('firebaseIdToken')
  })
})
