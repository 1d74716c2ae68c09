import { looksOf, obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { inputsOf } from '../support/home.ts'
import { balanceCard, QUIET, storedValue } from '../support/page.ts'
import { field, fill, form, refused, showOptional, submit } from '../support/registration.ts'

test.beforeEach(async ({ device, world }) => {
  await device(QUIET)
  await world.settings({ flags: { GEETEST3: false } })
})

test('the registration opens at its top, with form, terms and announcement', {
  tag: ['@REG-001', '@REG-006', '@REG-007', '@ROUTE-005', '@SHELL-010', '@CONST-037'],
}, async ({ page, world }) => {
  await page.goto('/m/home')
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/m/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(form(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'News from Aurora' }).getByText('An account in a minute')).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Create account' })).toBeEnabled()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await page.getByText('For new members').click()
  await expect(page.getByText('One person, one account.')).toBeVisible()

  await expect.poll(() => world.calls('registration.settings')).toHaveLength(1)
  await expect.poll(() => world.calls('captcha.image')).toHaveLength(1)
  const requests = inputsOf(await world.calls('announcements.list'))
  expect(requests.filter(({ groupName }) => groupName === 'm_reg')).toEqual([
    expect.objectContaining({ groupName: 'm_reg', platform: 'M' }),
  ])
})

test('a reload of the registration keeps what was typed, but no password', async ({ page }) => {
  await page.goto('/m/register')
  await field(page, 'Username').fill('newcomer1')
  await showOptional(page)
  await field(page, 'Nickname').fill('Newcomer')
  await field(page, 'Password').fill('Secret99')
  await page.reload()
  await expect(field(page, 'Username')).toHaveValue('newcomer1')
  await expect(field(page, 'Nickname')).toHaveValue('Newcomer')
  await expect(field(page, 'Password')).toHaveValue('')
})

test('the registration follows the merchant’s settings, also at /m/register.html', {
  tag: ['@all', '@ROUTE-005', '@VALID-001', '@FLAGS-028'],
}, async ({ page, world }) => {
  await world.settings({
    merchantSettings: {
      registerMethods: ['username'],
      registerCaptcha: false,
      cloudReady: false,
      registrationFields: {
        username: { minLength: 3, maxLength: 5, acceptedPattern: '\\d+', patternId: 'digits' },
        zalo: { enabled: true, required: true },
      },
    },
  })
  await page.goto('/m/register.html')
  await expect(field(page, 'Zalo')).toBeHidden()
  await showOptional(page)
  await expect(field(page, 'Zalo')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(field(page, 'Captcha')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
  await field(page, 'Username').fill('newcomer')
  await submit(page)
  await refused(page, 'Username', '3 to 5 digits')
  await refused(page, 'Zalo', 'Required')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/m/home')
})

test('a registration under a new name opens an account, and home welcomes it', {
  tag: [
    '@served',
    '@REG-013',
    '@REG-014',
    '@REG-015',
    '@REG-020',
    '@REG-021',
    '@REG-024',
    '@HOME-028',
    '@CONST-036',
    '@DATA-035',
  ],
}, async ({ page, world }) => {
  await page.goto('/m/register')
  await fill(page, world, { Username: 'Newcomer1' })
  await expect(form(page).getByText('This username is available')).toBeVisible()
  const request = page.waitForRequest('**/wps/member/register')
  await submit(page)
  await expect(page).toHaveURL('/m/home')
  await expect(balanceCard(page)).toContainText('newcomer1')
  expect((await request).method()).toBe('PUT')
  expect((await request).postData()).not.toContain('ewcomer1')
  await expect.poll(() => storedValue(page, 'registerCount')).toBe(1)
  await expect.poll(() => storedValue(page, 'registrationRules')).toMatchObject({ merchant: 'aurora1' })
  const [input] = inputsOf(await world.calls('registration.username'))
  expect(input).toMatchObject({
    type: 0,
    registerUrl: 'localhost',
    registerMethod: 'H5',
    domain: 'aurora.example',
    email: '',
    verificationCode: '',
    zalo: '',
  })
  expect(JSON.stringify(input)).not.toContain('Secret99')

  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/register')
  await expect(page.getByText('You already opened an account on this device.')).toBeVisible()
  await page.goto('/m/login')
  await page.getByRole('form').getByLabel('Username', { exact: true }).fill('newcomer1')
  await page.getByRole('form').getByLabel('Password', { exact: true }).fill('Secret99')
  await page.getByRole('form').getByRole('button', { name: 'Log in' }).click()
  await expect(balanceCard(page)).toContainText('newcomer1')
})

test('an invitation link names the inviter, survives a reload and counts', {
  tag: ['@REG-008', '@REG-012', '@REG-022', '@ERR-016', '@DATA-035'],
}, async ({ page, world }) => {
  await page.goto('/m/register?recommenderId=ghost99')
  await expect(field(page, 'Friend who invited you')).toHaveValue('ghost99')
  await fill(page, world, { Username: 'newcomer1' })
  await submit(page)
  await refused(page, 'Friend who invited you', 'Referrer link error')

  await page.goto('/m/register?affiliateCode=bilal')
  await expect(field(page, 'Invitation code')).toHaveValue('bilal')
  await expect(form(page).getByText('Invited by bilal')).toBeVisible()
  await page.goto(`/m/login?backUrl=${encodeURIComponent('/m/gameList?gameType=RNG')}`)
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(field(page, 'Invitation code')).toHaveValue('bilal')
  await expect.poll(() => storedValue(page, 'affiliateCode')).toBe('bilal')
  await fill(page, world, { Username: 'newcomer1', 'Friend who invited you': '' })
  await submit(page)
  await expect(page).toHaveURL('/m/gameList?gameType=RNG')
  const order = (await world.calls()).map(({ endpoint }) => endpoint)
  expect(order).toContain('registration.affiliate')
  expect(order.indexOf('registration.affiliate')).toBeLessThan(order.lastIndexOf('registration.username'))
})

test.describe('registration with every field', () => {
  test.use({ worldOptions: { scenario: 'every-field' } })
  test('a registration with every field can be filled in by keyboard alone', {
    tag: ['@all', '@REG-009', '@VALID-002', '@ERR-018'],
  }, async ({ page, world }) => {
    await page.goto('/m/register')
    const values = {
      Username: 'newcomer1',
      'Payment password': '194728',
      'ID number': 'AB12345',
      'QQ number': '1234567',
      Facebook: 'new.comer',
      WeChat: 'newcomer',
      LINE: 'newcomer',
      'WhatsApp number': '3998887766',
      Zalo: 'newcomer',
      'E-mail': 'newcomer@mail.example',
      Nickname: 'Newcomer',
      'Name on your bank account': 'New Comer 7',
      'Mobile number': '3998887766',
      'Friend who invited you': 'zoya',
      'Invitation code': 'bilal',
    }
    await fill(page, world, values)
    await field(page, 'Captcha').press('Enter')
    await refused(page, 'Name on your bank account', 'Invalid name format')
    await field(page, 'Name on your bank account').fill('New Comer')
    await field(page, 'Name on your bank account').press('Enter')
    await expect(balanceCard(page)).toContainText('newcomer1')
  })
})

for (const { name, device: look, rules, tag } of looksOf('Urdu, dark'))
  test.describe(name, () => {
    test.use({ worldOptions: { scenario: 'every-field' } })
    test(`the registration has no accessibility violations: ${name}`, { tag }, async ({ page, device }) => {
      await device(look)
      await page.clock.install()
      await page.goto('/m/register')
      await expect(page.getByRole('form')).toBeVisible()
      // The news above the form make the page longer when they load.
      await expect(page.getByRole('main').getByRole('region').getByRole('link').first()).toBeVisible()
      await page.getByRole('form').getByRole('button').last().click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
      // On Android the focused field is scrolled into view after half a second, which would undo the scrolling below.
      await page.clock.fastForward(500)
      // At the end of the page the sticky button covers nothing.
      await page.evaluate(async () => {
        await document.fonts.ready
        scrollTo(0, document.body.scrollHeight)
      })
      expect(await obstacles(page, 'registration', { rules })).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
  })

test('a registration from the web clip is sent with its source', {
  tag: ['@all', '@REG-016', '@REG-023'],
}, async ({ page, world }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await page.goto('/m/register?webclip=1')
  await expect(page).toHaveURL('/m/register')
  await expect.poll(() => storedValue(page, 'WEBCLIP')).toBe(1)
  await fill(page, world, { Username: 'newcomer1' })
  await submit(page)
  await expect(page).toHaveURL('/m/home')
  const [input] = inputsOf(await world.calls('registration.username'))
  expect(input).toMatchObject({ registerMethod: 'WEBCLIP' })
})
