import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { inputsOf } from '../support/home.ts'
import { hold, mainMenu, openMenu, QUIET, swipe, visit } from '../support/page.ts'

const spinner = (page: Page) => page.getByRole('main').getByText('Loading')
const search = (page: Page) => page.getByRole('textbox', { name: 'Search games' })
/** All code that the app loads later. */
const CODE = /\/assets\/.*\.js/

test.beforeEach(({ device }) => device(QUIET))

test('cricket starts the game of U9W for a member, on a page without bars', {
  tag: ['@SHELL-008', '@SHELL-002', '@LAUNCH-023'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/home')
  await mainMenu(page).getByRole('button', { name: 'Cricket' }).click()
  await expect(page).toHaveURL(/\/m\/play\/340001\?vassalage=U9W/)
  await expect(page.locator('iframe')).toBeVisible()
  expect(inputsOf(await world.calls('launch.game'))).toEqual([
    expect.objectContaining({ nodeId: '340001', gameId: 'U9W-LOBBY', vassalage: 'U9W' }),
  ])
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(mainMenu(page)).toBeHidden()
})

test('cricket opens the merchant’s site for a guest, in a window of its own', {
  tag: ['@all', '@SHELL-009', '@SHELL-025'],
}, async ({ page, world }) => {
  await page.goto('/m/home')
  const popup = page.waitForEvent('popup')
  await mainMenu(page)
    .getByRole('link', { name: /Cricket/ })
    .click()
  const site = await popup
  await expect(site).toHaveURL(new RegExp(`/cricket/${world.id}\\.aurora1\\.[0-9a-f]{24}\\?language=EN$`))
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Aurora Cricket')
  await expect(page).toHaveURL('/m/home')
  expect(await world.calls('launch.game')).toEqual([])
})

const fadeOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const { animationName, animationDuration } = getComputedStyle(main)
    return animationName === 'none' ? 'none' : animationDuration
  })

for (const [language, logIn, title, edge, way, tag] of [
  ['UR', 'لاگ ان', 'لاگ ان · اورورا', 384, -1, []],
  ['EN', 'Log in', 'Log in · Aurora', 6, 1, ['@all']],
] as const) {
  test(`in ${language} pages fade in for 300 ms, except after a swipe from the edge`, {
    tag: [...tag, '@SHELL-006', '@SHELL-012', '@CONST-012', '@CONST-013'],
  }, async ({ page, device }) => {
    await device({ language })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/m/home')
    const toLogin = page.getByRole('banner').getByRole('link', { name: logIn })
    await toLogin.click()
    await expect(page).toHaveURL('/m/login')
    await expect(page).toHaveTitle(title)
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

test('a page whose code cannot be loaded keeps its spinner until the network is back', {
  tag: ['@all', '@SHELL-023', '@ERR-012'],
}, async ({ page, complaints }) => {
  await page.goto('/m/trail')
  await expect(mainMenu(page)).toBeVisible()
  await page.route(CODE, (route) => route.abort())
  await visit(page, '/m/help')
  await expect.poll(() => complaints.join()).toContain('A page could not be loaded')
  await expect(spinner(page)).toBeAttached()
  await page.unroute(CODE)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { level: 2, name: 'Money' })).toBeVisible()
  complaints.length = 0

  const code = await hold(page, CODE)
  await visit(page, '/m/gameList')
  await expect(spinner(page)).toBeAttached()
  await expect(search(page)).toBeHidden()
  code.release()
  await expect(search(page)).toBeVisible()
  await expect(spinner(page)).toBeHidden()
})

// Each screen brings its stylesheets, whose order decides.
test('a screen reached from others looks as it does when it is opened directly', async ({ page }) => {
  const look = async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Money' })).toBeVisible()
    return page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')].map((element) => {
        const { color, backgroundColor, display, font, padding, borderRadius } = getComputedStyle(element)
        return [element.tagName, color, backgroundColor, display, font, padding, borderRadius].join(' | ')
      }),
    )
  }
  await page.goto('/m/help')
  const direct = await look()
  await page.goto('/m/trail')
  await expect(mainMenu(page)).toBeVisible()
  for (const path of ['/m/login', '/m/gameList', '/m/lottery', '/m/help']) {
    await visit(page, path)
    await expect(page).toHaveURL(path)
  }
  expect(await look()).toEqual(direct)
})

/** Pages of an account, including those of an agent. */
const OF_ACCOUNT = [
  '/m/mine',
  '/m/member/home',
  '/m/vip',
  '/m/member/benefits',
  '/m/member/manualRebate',
  '/m/leaderBoard',
  '/m/rewardCenter',
  '/m/inviteFriends',
  '/m/set',
  '/m/securityCenter',
  '/m/myAccount/index',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/gameRecord',
  '/m/notice',
  '/m/message',
  '/m/webEmail',
  '/m/feedback',
  '/m/help',
  '/m/activity',
  '/m/lottery',
  '/m/lotteryHistory',
  '/m/jackpot',
  '/m/agent/team/overview',
  '/m/agentRegister',
  '/m/member/team',
  '/m/member/agent/agentRebeat',
  '/m/agent/team/pnl',
]

/** How many pixels the page is too wide, at each width of a phone. */
async function excessWidths(page: Page) {
  const excess: number[] = []
  for (const width of [360, 390, 414]) {
    await page.setViewportSize({ width, height: 780 })
    excess.push(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
  }
  return excess
}

/** Number of placeholders within the viewport; those below it load when they are scrolled to. */
function skeletonsInSight() {
  const skeletons = [...document.querySelectorAll('main [class*="skeleton"]')]
  return skeletons.filter((skeleton) => skeleton.getBoundingClientRect().top < innerHeight).length
}

async function fits(page: Page, path: string) {
  await visit(page, path)
  await expect(page).toHaveURL(path)
  // The heading or the text of the page has rendered: an empty page could not be too wide.
  await expect(page.getByRole('main')).toContainText(/\p{L}/u)
  await expect.poll(() => page.evaluate(skeletonsInSight), path).toBe(0)
  await expect.poll(() => excessWidths(page), path).toEqual([0, 0, 0])
}

test('the home and the menu of a member do not scroll sideways', { tag: ['@SHELL-024'] }, async ({
  page,
  device,
  asMember,
}) => {
  await device({ language: 'EN' })
  await asMember('faisal')
  await page.goto('/m/home')
  await fits(page, '/m/home')
  await openMenu(page)
  await expect.poll(() => excessWidths(page)).toEqual([0, 0, 0])
})

for (const { language, tag } of [
  { language: 'UR', tag: [] },
  { language: 'EN', tag: ['@all'] },
]) {
  test(`no page of a visitor scrolls sideways at 360, 390 and 414 px in ${language}`, {
    tag: ['@SHELL-024', ...tag],
  }, async ({ page, device }) => {
    await device({ language })
    await page.goto('/m/login')
    for (const path of [
      '/m/home',
      '/m/login',
      '/m/trail',
      '/m/gameList?gameType=RNG',
      '/m/game',
      '/m/gameCenter',
      '/m/slotsCenter',
    ])
      await fits(page, path)
  })

  test(`no page of an account or an agent scrolls sideways in ${language}`, {
    tag: ['@SHELL-024', '@all'],
  }, async ({ page, device, asMember }) => {
    await asMember('bilal')
    await device({ language })
    await page.goto('/m/trail')
    for (const path of OF_ACCOUNT) await fits(page, path)
  })
}

test('a keyboard reaches the content of a page at once', async ({ page }) => {
  await page.goto('/m/gameList')
  await expect(search(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
