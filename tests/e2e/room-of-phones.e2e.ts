import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { balanceCard, mainMenu, QUIET } from '../support/page.ts'

/** Opens another phone, which joins the room by its code. */
async function phone(browser: Browser, baseURL: string | undefined, code: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, locale: 'en-PK' })
  const page = await context.newPage()
  await page.goto('/__control/health')
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    },
    {
      language: 'EN',
      downloadBarDismissed: '1',
      'popup.appDownload': QUIET['popup.A'].replace('"seen":[],', ''),
      ...QUIET,
    },
  )
  await page.goto(`/r/${code}`)
  await expect(page).toHaveURL('/m/home')
  await expect(mainMenu(page)).toBeVisible()
  return page
}

async function logIn(page: Page, name: string) {
  await page.goto('/m/login')
  await page.getByLabel('Username', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill('Play1234')
  await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(balanceCard(page)).toContainText(name)
}

test('three phones in a room see what the host or another player does', { tag: '@all' }, async ({
  browser,
  baseURL,
  world,
  request,
}) => {
  await world.settings({ flags: { GEETEST3: false } })
  const response = await request.post('/__control/rooms', { data: { world: world.id, name: 'Demo' } })
  const { code } = await response.json()
  const [first, second, third] = [
    await phone(browser, baseURL, code),
    await phone(browser, baseURL, code),
    await phone(browser, baseURL, code),
  ]
  await logIn(first, 'amina')
  await logIn(second, 'zoya')

  // The host starts maintenance, and ends it.
  const following = async () =>
    (await (await request.get(`/__control/rooms/${code}`)).json()).people.filter(
      (one: { following: boolean }) => one.following,
    ).length
  await expect.poll(following).toBe(3)
  await world.settings({ status: { maintenance: true } })
  for (const page of [first, second, third])
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible()
  await world.settings({ status: { maintenance: false } })
  for (const page of [first, second]) await expect(balanceCard(page)).toBeVisible()
  await expect(third.getByRole('link', { name: 'Register' })).toBeVisible()

  // Another player logs in as amina, which ends the session on the first phone.
  await logIn(third, 'amina')
  await expect(balanceCard(first)).toBeHidden()
  await expect(balanceCard(second)).toContainText('zoya')
  // A call that needs the ended session leads to the login, any other one leaves the phone on home.
  await first.goto('/m/home')
  await expect(first.getByRole('link', { name: 'Register' })).toBeVisible()

  // The host changes the merchant, which ends all sessions.
  await world.settings({ merchant: 'dune4' })
  for (const page of [first, second, third]) {
    await expect(page.locator('html')).toHaveAttribute('data-merchant', 'dune4')
    await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible()
  }
  await world.settings({ merchant: 'aurora1' })
  for (const page of [first, second, third])
    await expect(page.locator('html')).toHaveAttribute('data-merchant', 'aurora1')
  await logIn(second, 'zoya')
  await logIn(third, 'amina')

  const { people } = await (await request.get(`/__control/rooms/${code}`)).json()
  expect(people.map(({ actor }: { actor: string | null }) => actor).sort()).toEqual([null, 'amina', 'zoya'].sort())

  // The host closes the room.
  await request.delete(`/__control/rooms/${code}`)
  for (const page of [first, second, third]) {
    await expect(page.getByRole('heading', { level: 1, name: 'This demo session has ended' })).toBeVisible()
    await page.context().close()
  }
})
