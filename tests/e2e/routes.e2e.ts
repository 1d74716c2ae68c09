import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { mainMenu, QUIET, visit } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const isHome = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Aurora, home' })).toBeVisible()
}
const UNKNOWN = 'That page is not available. You are on the home page.'

test('home answers at its five addresses, and an unknown address becomes home', {
  tag: ['@all', '@ROUTE-001', '@ROUTE-002', '@ROUTE-003', '@ROUTE-028'],
}, async ({ page }) => {
  await page.goto('/')
  await isHome(page)
  await expect(page).toHaveURL('/')
  for (const address of ['/m/home', '/m/index', '/m/index.html', '/m', '/']) {
    await visit(page, '/m/login')
    await expect(page).toHaveURL('/m/login')
    await visit(page, address)
    await isHome(page)
    await expect(mainMenu(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(address)
  }
  for (const address of ['/m/home/more', '/m/gameList/x?type=hot']) {
    await visit(page, '/m/login')
    await expect(page).toHaveURL('/m/login')
    await visit(page, address)
    await expect(page, address).toHaveURL('/m/home')
    await page.goBack()
    await expect(page, address).toHaveURL('/m/login')
  }
  for (const address of ['/m/no-such-page', '/whatever']) {
    await page.goto('/m/login')
    await page.goto(address)
    await expect(page.getByRole('status').filter({ hasText: UNKNOWN })).toBeVisible()
    await isHome(page)
    await expect(page).toHaveURL('/m/home')
    await page.goBack()
    await expect(page).toHaveURL('/m/login')
  }
})

test('the host answers any deep link with the app, a missing file with 404', {
  tag: ['@ROUTE-003'],
}, async ({ request }) => {
  for (const address of ['/', '/m', '/m/index.html', '/m/gameList?type=hot', '/m/no-such-page', '/whatever']) {
    const answer = await request.get(address)
    expect({ status: answer.status(), contentType: answer.headers()['content-type'] }, address).toEqual({
      status: 200,
      contentType: 'text/html; charset=utf-8',
    })
    expect(await answer.text()).toContain('<div id="root">')
  }
  for (const address of ['/assets/nowhere.js', '/nowhere.png'])
    expect((await request.get(address)).status(), address).toBe(404)
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

test('a guest who opens a personal address logs in and is led there', {
  tag: ['@ROUTE-005', '@ROUTE-006', '@ROUTE-021', '@ROUTE-030', '@ROUTE-031', '@SESSION-014'],
}, async ({ page }) => {
  await page.goto('/m/trail')
  await expect(page.getByRole('button', { name: 'Start free play' })).toBeVisible()
  for (const fact of [/Rs\s5,000.? of demo money/, 'One hour', 'Games only'])
    await expect(page.getByRole('heading', { level: 3, name: fact })).toBeVisible()
  await visit(page, '/m/login')
  await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible()

  for (const address of PERSONAL) {
    // As a link inside the app would; loading the page for each path would be much slower and prove the same.
    await visit(page, address)
    await expect(page, address).toHaveURL('/m/login')
    await expect(page.getByText('Log in to carry on')).toBeVisible()
  }

  await page.goto('/m/play/7?vassalage=NP')
  await expect(page).toHaveURL('/m/login')
  await page.getByLabel('Username', { exact: true }).fill('amina')
  await page.getByLabel('Password', { exact: true }).fill('Play1234')
  await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/m/play/7?vassalage=NP')

  for (const [query, filter] of [
    ['gameType=RNG&vassalage=NP', undefined],
    ['type=hot', 'Hot'],
    ['type=fav', 'Favourite'],
  ] as const) {
    await visit(page, `/m/gameList?${query}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const filterButton = page.getByRole('button', { name: filter ?? 'Hot', exact: true })
    await expect(filterButton).toHaveAttribute('aria-pressed', String(filter !== undefined))
  }

  await visit(page, '/m/trail')
  await expect(page.getByText('You are logged in as amina.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL('/m/home')
})
