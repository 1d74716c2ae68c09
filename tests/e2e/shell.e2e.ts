import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { hold, mainMenu, openMenu, QUIET, swipe } from '../support/page.ts'

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })
const logo = (page: Page) => page.getByRole('link', { name: 'Aurora, to home' })
const spinner = (page: Page) => page.getByRole('main').getByText('Loading')
const search = (page: Page) => page.getByRole('textbox', { name: 'Search games' })
const CODE_OF_LIST = /\/assets\/GameListScreen-.*\.js/

test.beforeEach(({ device }) => device(QUIET))

test('SHELL-001 SHELL-006 SHELL-025 home has the logo, every other page a back arrow and its title', async ({
  page,
}) => {
  await page.goto('/m/home')
  await expect(page).toHaveTitle('Home · Aurora')
  await expect(logo(page)).toBeVisible()
  await expect(back(page)).toBeHidden()
  for (const [path, title] of [
    ['/m/login', 'Log in'],
    ['/m/trail', 'Free play'],
    ['/m/gameList', 'Games'],
    ['/m/game', 'All games'],
    ['/m/gameCenter', 'Game centre'],
    ['/m/slotsCenter', 'Slots centre'],
    ['/m/mine', 'My page'],
    ['/m/forget', 'Forgotten password'],
    ['/m/changePsw', 'Change password'],
    ['/m/set', 'Settings'],
    ['/m/help', 'Help'],
    ['/m/helpDetail?i=0', 'Help'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Aurora`)
    await expect(page.getByRole('banner').getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(back(page)).toBeVisible()
    await expect(logo(page)).toBeHidden()
  }
})

test('SHELL-006 the title follows the language', async ({ page, device }) => {
  await device({ language: 'UR' })
  await page.goto('/m/login')
  await expect(page).toHaveTitle('لاگ ان · اورورا')
  await expect(page.getByRole('banner').getByRole('heading', { name: 'لاگ ان' })).toBeVisible()
})

test('SHELL-010 the bottom menu is on home and free play, not on login and game list', async ({ page }) => {
  for (const [path, shown] of [
    ['/m/home', true],
    ['/m/login', false],
    ['/m/trail', true],
    ['/m/gameList', false],
    ['/m/slotsCenter', false],
    ['/m/game', true],
    ['/m/gameCenter', true],
    ['/m/help', false],
    ['/m/helpDetail?i=0', false],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(mainMenu(page), path).toBeVisible({ visible: shown })
  }
})

test('SHELL-003 the back arrow leads home from login, even when one came from free play', async ({ page }) => {
  await page.goto('/m/trail')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/login')
  await back(page).click()
  await expect(page).toHaveURL('/m/home')
  await page.goto('/m/trail')
  await back(page).click()
  await expect(page).toHaveURL('/m/home')
})

test('SHELL-003 elsewhere the back arrow goes one step back, to the list just as it was left', async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  await page.goto('/m/gameList?gameType=RNG')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/m\/play\//)
  await back(page).click()
  await expect(page).toHaveURL('/m/gameList?gameType=RNG')
})

test('SHELL-004 a page opened by a link from outside has home behind it', async ({ page }) => {
  await page.goto('/m/gameList?gameType=FISH')
  await back(page).click()
  await expect(page).toHaveURL('/m/home')
})

test('SHELL-007 the bottom menu has Home, Cricket, Deposit, Promotion and Member in that order', async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  await page.goto('/m/trail')
  const entries = mainMenu(page).getByRole('link').or(mainMenu(page).getByRole('button'))
  await expect(entries).toHaveText(['Home', 'Cricket', 'Deposit', 'Promotion', 'Member'])
  await mainMenu(page).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/m/home')
  await expect(mainMenu(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
})

test('SHELL-008 SHELL-002 cricket starts U9W for a member, in a page without bars', async ({
  page,
  asMember,
  world,
}) => {
  await asMember('amina')
  await page.goto('/m/home')
  await mainMenu(page).getByRole('button', { name: 'Cricket' }).click()
  await expect(page).toHaveURL(/\/m\/play\/\d+\?vassalage=U9W/)
  await expect.poll(async () => (await world.calls('launch.game')).length).toBe(1)
  const [launch] = await world.calls('launch.game')
  expect(JSON.stringify(launch?.input)).toContain('"vassalage":"U9W"')
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(mainMenu(page)).toBeHidden()
})

test('SHELL-009 SHELL-025 cricket opens the site of the merchant for a guest, in a window of its own', async ({
  page,
  context,
  world,
}) => {
  const site = 'https://cricket.aurora.example/'
  await context.route(`${site}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'cricket' }))
  await page.goto('/m/home')
  const opened = page.waitForEvent('popup')
  await mainMenu(page)
    .getByRole('link', { name: /Cricket/ })
    .click()
  await expect(await opened).toHaveURL(site)
  await expect(page).toHaveURL('/m/home')
  expect(await world.calls('launch.game')).toEqual([])
})

const fadeOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const { animationName, animationDuration } = getComputedStyle(main)
    return animationName === 'none' ? 'none' : animationDuration
  })

for (const [language, logIn, edge, way] of [
  ['EN', 'Log in', 6, 1],
  ['UR', 'لاگ ان', 384, -1],
] as const) {
  test(`SHELL-012 CONST-012 CONST-013 in ${language} pages fade in for 300 ms, not after a swipe from the edge of at least 100 px`, async ({
    page,
    device,
  }) => {
    await device({ language })
    await page.clock.install()
    await page.goto('/m/home')
    const toLogin = page.getByRole('banner').getByRole('link', { name: logIn })
    await toLogin.click()
    await expect(page).toHaveURL('/m/login')
    await expect.poll(() => fadeOf(page)).toBe('0.3s')

    const otherEdge = 390 - edge
    for (const [from, to] of [
      [edge, edge + 90 * way],
      [200, 200 + 150 * way],
      [otherEdge, otherEdge - 150 * way],
    ] as const) {
      await swipe(page, from, to)
      await expect(page, `from ${from} to ${to}`).toHaveURL('/m/login')
    }

    await swipe(page, edge, edge + 110 * way)
    await expect(page).toHaveURL('/m/home')
    await expect(toLogin).toBeVisible()
    await expect.poll(() => fadeOf(page)).toBe('none')

    await page.clock.runFor(500)
    await toLogin.click()
    await expect(page).toHaveURL('/m/login')
    await expect.poll(() => fadeOf(page)).toBe('0.3s')
  })
}

test('SHELL-023 a page whose code is still on its way shows a spinner', async ({ page }) => {
  const code = await hold(page, CODE_OF_LIST)
  await page.goto('/m/gameList')
  await expect(spinner(page)).toBeAttached()
  await expect(search(page)).toBeHidden()
  code.release()
  await expect(search(page)).toBeVisible()
  await expect(spinner(page)).toBeHidden()
})

test('ERR-012 code that cannot be loaded is logged and leaves the spinner; the page comes with the network', async ({
  page,
  complaints,
}) => {
  await page.route(CODE_OF_LIST, (route) => route.abort())
  await page.goto('/m/gameList')
  await expect.poll(() => complaints.join()).toContain('A page could not be loaded')
  await expect(spinner(page)).toBeAttached()
  await page.unroute(CODE_OF_LIST)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(search(page)).toBeVisible()
  complaints.length = 0
})

test('SHELL-024 nothing scrolls sideways at 360, 390 and 414 px, in Urdu or in English', async ({
  page,
  device,
  asMember,
}) => {
  const tooWide = async () => {
    const found: number[] = []
    for (const width of [360, 390, 414]) {
      await page.setViewportSize({ width, height: 780 })
      found.push(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    }
    return found
  }
  const visit = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await tooWide(), path).toEqual([0, 0, 0])
  }
  for (const language of ['UR', 'EN']) {
    await device({ language })
    for (const path of [
      '/m/home',
      '/m/login',
      '/m/trail',
      '/m/gameList?gameType=RNG',
      '/m/game',
      '/m/gameCenter',
      '/m/slotsCenter',
    ])
      await visit(path)
  }
  await asMember('faisal')
  await visit('/m/home')
  await openMenu(page)
  expect(await tooWide()).toEqual([0, 0, 0])
})

test('a keyboard reaches the content of a page at once', async ({ page }) => {
  await page.goto('/m/gameList')
  await expect(search(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
