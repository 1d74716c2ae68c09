import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { mainMenu, QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const isHome = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Aurora, to home' })).toBeVisible()
}
const UNKNOWN = 'That page is not available. Here is home.'

test('ROUTE-001 ROUTE-002 ROUTE-028 home answers at its five addresses, each of which stays as it is', async ({
  page,
}) => {
  for (const address of ['/m/home', '/m/index', '/m/index.html', '/m', '/']) {
    await page.goto(address)
    await isHome(page)
    await expect(mainMenu(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(address)
  }
})

test('ROUTE-003 ROUTE-028 an unknown address becomes home, which says so', async ({ page }) => {
  for (const address of ['/m/no-such-page', '/whatever', '/m/home/more', '/m/gameList/x?type=hot']) {
    await page.goto(address)
    await expect(page.getByRole('status').filter({ hasText: UNKNOWN })).toBeVisible()
    await isHome(page)
    await expect(page).toHaveURL('/m/home')
  }
})

test('ROUTE-003 an unknown address leaves no entry to go back to', async ({ page }) => {
  await page.goto('/m/login')
  await page.goto('/m/no-such-page')
  await expect(page).toHaveURL('/m/home')
  await page.goBack()
  await expect(page).toHaveURL('/m/login')
})

test('ROUTE-003 the host answers any deep link with the shell of the app, and missing files with 404', async ({
  request,
}) => {
  for (const address of ['/m/gameList?type=hot', '/m/no-such-page', '/whatever']) {
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('<div id="root">')
  }
  for (const address of ['/assets/nowhere.js', '/nowhere.png'])
    expect((await request.get(address)).status(), address).toBe(404)
})

test('ROUTE-005 ROUTE-006 login and free play have their addresses', async ({ page }) => {
  await page.goto('/m/login')
  await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible()
  await page.goto('/m/trail')
  await expect(page.getByRole('button', { name: 'Start free play' })).toBeVisible()
})

test('ROUTE-031 free play says what it gives, for how long, and what it does not', async ({ page, asMember }) => {
  await page.goto('/m/trail')
  for (const fact of [/Rs 5,000.? of demo money/, 'One hour', 'Games only'])
    await expect(page.getByRole('heading', { level: 3, name: fact })).toBeVisible()
  await asMember('amina')
  await page.goto('/m/trail')
  await expect(page.getByText('You are logged in as amina.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL('/m/home')
})

test('ROUTE-031 free play that is not offered says so, and where to go', async ({ page, world }) => {
  await world.settings({ flags: { FREEPLAY3: false } })
  await page.goto('/m/trail')
  await expect(page.getByText('Free play is not offered here.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/m/home')
})

const PERSONAL = [
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/transaction/record',
  '/m/gameRecord',
  '/m/profitandloss',
  '/m/feedback',
  '/m/webEmail',
  '/m/securityCenter',
  '/m/myAccount/index',
  '/m/member/home',
  '/m/leaderBoard',
  '/m/agent/team/overview',
  '/m/member/agent/agentRebeat',
  '/m/play/7?vassalage=NP',
]

test('ROUTE-030 SESSION-014 a guest who opens a personal address is asked to log in', async ({ page }) => {
  await page.goto('/m/home')
  for (const address of PERSONAL) {
    // As a link inside the app would; each as a load of its own would prove the same sixteen times slower.
    await page.evaluate((to) => {
      history.pushState({ idx: 1, key: to, usr: null }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, address)
    await expect(page, address).toHaveURL('/m/login')
    await expect(page.getByText('Log in to carry on')).toBeVisible()
  }
})

test('ROUTE-030 the login leads to the address that was asked for', async ({ page }) => {
  await page.goto('/m/play/7?vassalage=NP')
  await expect(page).toHaveURL('/m/login')
  await page.getByLabel('Username', { exact: true }).fill('amina')
  await page.getByLabel('Password', { exact: true }).fill('Play1234')
  await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/m/play/7?vassalage=NP')
})

test('ROUTE-030 backUrl leads back inside the app and nowhere else', async ({ page }) => {
  for (const [backUrl, landing] of [
    ['/m/gameList?type=hot', '/m/gameList?type=hot'],
    ['https://trap.example/m/home', '/m/home'],
    ['//trap.example', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
  ] as const) {
    await page.goto(`/m/login?backUrl=${encodeURIComponent(backUrl)}`)
    await page.evaluate(() => {
      localStorage.removeItem('MC_SESSION_INFO')
      localStorage.removeItem('rememberedLogin.username')
    })
    await page.reload()
    await page.getByLabel('Username', { exact: true }).fill('zoya')
    await page.getByLabel('Password', { exact: true }).fill('Play1234')
    await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page, backUrl).toHaveURL(landing)
  }
})

test('ROUTE-021 the list is the one its address names', async ({ page, asMember }) => {
  await asMember('amina')
  for (const [query, filter] of [
    ['gameType=RNG&vassalage=NP', undefined],
    ['type=hot', 'Hot'],
    ['type=fav', 'Favourite'],
  ] as const) {
    await page.goto(`/m/gameList?${query}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const chosen = page.getByRole('button', { name: filter ?? 'Hot', exact: true })
    await expect(chosen).toHaveAttribute('aria-pressed', String(filter !== undefined))
  }
})
