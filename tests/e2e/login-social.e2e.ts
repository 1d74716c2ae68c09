import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { balanceCard, QUIET, storedValue, trafficOf, visit } from '../support/page.ts'

// Nothing of these stories depends on games or news, without which home is cheap.
test.use({ worldOptions: { scenario: 'empty' } })
test.beforeEach(({ device }) => device(QUIET))

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const facebook = (page: Page) => page.getByRole('button', { name: 'Continue with Facebook' })
const form = (page: Page) => page.getByRole('form', { name: 'Log in' })

test('a social login needs its flag, username mode and a working cloud service', {
  tag: ['@all', '@LOGIN-008', '@FLAGS-003', '@FLAGS-004'],
}, async ({ page, world }) => {
  // The refusal is shown at once and only briefly, so the test does not wait for the page to load.
  await page.goto('/m/login?code=x.00000000-0000-4000-8000-000000000000&state=aaaaaaaaaaaaaaaa', {
    waitUntil: 'commit',
  })
  await expect(page.getByText('This login could not be confirmed')).toBeVisible()
  await expect(page).toHaveURL('/m/login')
  expect(await world.calls('cloud.token')).toEqual([])
  await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toBeNull()

  await expect(google(page)).toBeVisible()
  await expect(facebook(page)).toBeVisible()

  await page.getByRole('group', { name: 'How to log in' }).getByText('With mobile number').click()
  await expect(form(page).getByLabel('Mobile number', { exact: true })).toBeVisible()
  await expect(google(page)).toBeHidden()
  await expect(facebook(page)).toBeHidden()

  await world.settings({ flags: { GOOGLELOGIN3: false } })
  await page.reload()
  await expect(facebook(page)).toBeVisible()
  await expect(google(page)).toBeHidden()

  await world.settings({ flags: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: false } })
  await page.reload()
  await expect(google(page)).toBeVisible()
  await expect(facebook(page)).toBeHidden()

  await world.faults([{ endpoint: 'cloud.state', kind: 'error', code: 'function.not.available' }])
  const refusal = page.waitForResponse(/\/cloud\/.*\/state/)
  await page.reload()
  await refusal
  await expect(form(page)).toBeVisible()
  await expect(google(page)).toBeHidden()

  await world.faults([])
  await world.settings({ merchantSettings: { cloudReady: false } })
  const traffic = trafficOf(page)
  await page.reload()
  await expect(form(page)).toBeVisible()
  await traffic.over()
  await expect(google(page)).toBeHidden()
})

test('a person chosen on the identity page is logged in, with nothing in the address', {
  tag: ['@LOGIN-022', '@LOGIN-014'],
}, async ({ page, world }) => {
  await page.goto('/m/login')
  await google(page).click()
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(form(page)).toBeVisible()
  await expect(google(page)).toBeEnabled()

  await google(page).click()
  await page.getByRole('button', { name: /kamran/i }).click()
  await expect(page.getByText('This user does not exist or is disabled')).toBeVisible()
  await expect(page).toHaveURL('/m/login')

  await visit(page, '/m/login?backUrl=/m/gameList?gameType=RNG')
  await google(page).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await expect(page.getByText('Aurora asks for your name')).toBeVisible()
  await page.getByRole('button', { name: /sadia/i }).click()
  await expect(page).toHaveURL('/m/gameList?gameType=RNG')
  await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toMatchObject({ userName: 'sadia', type: 0 })
  const login = (await world.calls('session.login')).at(-1)
  expect(login?.input).toMatchObject({ type: 'firebase', firebaseIdToken: '•••' })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('socialSignIn'))).toBeNull()
})

test('a social login with an unknown address opens a new account', { tag: ['@all', '@LOGIN-022'] }, async ({
  page,
}) => {
  await page.goto('/m/login')
  await facebook(page).click()
  await page.getByLabel('Or another e-mail address').fill('not an address')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter an e-mail address')
  await page.getByLabel('Or another e-mail address').fill('rukhsana@mail.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/m/home')
  await expect
    .poll(() => storedValue(page, 'MC_SESSION_INFO'))
    .toMatchObject({
      userName: expect.stringMatching(/^rukhsana\d{5}$/),
      firstTimeLogin: true,
    })
  await expect(balanceCard(page)).toBeVisible()
})

test('a member who returns a second time to the identity callback is led home', async ({ page, asMember }) => {
  await asMember('amina')
  for (const door of ['login', 'register']) {
    await page.goto(`/m/${door}?code=x.00000000-0000-4000-8000-000000000000&state=aaaaaaaaaaaaaaaa`)
    await expect(page).toHaveURL('/m/home')
    await expect(balanceCard(page)).toBeVisible()
  }
})
