import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { hold, QUIET, trafficOf } from '../support/page.ts'

interface Paints {
  largest: { ofShape: boolean; size: number; said: string } | undefined
  shifted: number
}
declare global {
  interface Window {
    paints: Paints
  }
}

/** What stands on each page once it is complete, as a selector below its content. */
const COMPLETE = {
  '/m/login': 'img >> nth=0',
  '/m/register': 'img >> nth=0',
  // What only a member sees leads to the login.
  '/m/securityCenter': 'img >> nth=0',
  '/m/trail': 'h3 >> nth=2',
  '/m/forget': 'form button[type=submit]',
  '/m/changePsw': 'form button[type=submit]',
  '/m/mine': 'nav >> nth=1',
  '/m/set': 'section >> nth=1',
  '/m/vip': 'table tbody tr >> nth=0',
  '/m/app': 'ul >> nth=1',
  '/m/message': 'nav li >> nth=4',
  '/m/activityDetail': 'p',
  '/m/activityDetail?id=1031': 'h3',
  '/m/fbGame': 'iframe',
  '/m/notice': 'li >> nth=5',
  '/m/help': 'section >> nth=2',
  '/m/helpDetail': 'section >> nth=2',
  '/m/lotteryHistory': 'ul li >> nth=6',
  '/m/gameCenter': 'article img >> nth=7',
  '/m/jackpot': 'ul >> nth=1 >> img >> nth=3',
  '/m/gameList': 'img >> nth=8',
} as const

/** Pages as a member opens them who is an agent; the first leads home. */
const FOR_MEMBERS = [
  '/m/login',
  '/m/changePsw',
  '/m/trail',
  '/m/mine',
  '/m/securityCenter',
  '/m/myAccount/index',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/wallets',
  '/m/transaction/record',
  '/m/gameRecord',
  '/m/profitandloss',
  '/m/member/home',
  '/m/member/benefits',
  '/m/member/manualRebate',
  '/m/leaderBoard',
  '/m/rewardCenter',
  '/m/inviteFriends',
  '/m/notice',
  '/m/message',
  '/m/webEmail',
  '/m/feedback',
  '/m/game',
  '/m/lottery',
  '/m/fbGame',
  '/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger',
  '/m/agent/team/overview',
  '/m/agentRegister',
  '/m/member/team',
  '/m/member/agent/agentRebeat',
  '/m/agent/team/pnl',
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
]

/** Of each page, one of the calls that leave with the page itself. */
const FIRST_ASKED = {
  '/m/vip': '/wps/relay/MCSFE_getVipBenefits',
  '/m/lotteryHistory': '/lgw/numeros/recent',
  '/m/startLottery': '/lgw/games/mobile',
  '/m/securityCenter': '/wps/v2/member/securityConfig',
  '/m/myAccount/index': '/wps/member/info',
  '/m/voucherCenter': '/wps/relay/MCSFE_getDepositSettings',
  '/m/withdraw': '/wps/relay/MCSFE_getWithdrawSettings',
  '/m/wallets': '/wps/wallets/gcs',
  '/m/member/home': '/wps/v2/wallets/balance?typeId=0',
  '/m/member/benefits': '/wps/relay/MCSFE_getPlayerRankProgress',
  '/m/leaderBoard': '/wps/relay/MCSFE_getMissionSummaryDetails',
  '/m/rewardCenter': '/wps/relay/PROMOFE_getClaimTicketList',
  '/m/inviteFriends': '/wps/relay/MCSFE_getReferralList',
  '/m/webEmail': '/wps/relay/EMFE_getInbox?page=1',
  '/m/feedback': '/wps/feedback',
  '/m/agentRegister': '/wps/agent/affiliateUrls',
  '/m/member/team': '/wps/agent/downlines?pageNo=1',
  '/m/member/agent/agentRebeat': '/wps/agent/downlines?sort=team&pageNo=1',
  '/m/member/agent/getSalaryContract': '/wps/relay/MCSFE_getContracts?kind=salary&role=team',
  '/m/member/agent/getDevidendContract': '/wps/relay/MCSFE_getContracts?kind=dividend&role=mine',
  '/m/member/agent/getHourContract': '/wps/relay/MCSFE_getContracts?kind=hour&role=mine',
} as const

const APP_CODE = /\/assets\/index-[^/]*\.js$/

/** Opens pages in a language, at a width of px, and holds what they paint against the shapes they begin with. */
async function expectShapes(
  page: Page,
  addresses: readonly string[],
  { language, width, complete }: { language: string; width: number; complete: (path: string) => Promise<void> },
) {
  await page.setViewportSize({ width, height: 740 })
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  await page.addInitScript(() => {
    window.paints = { largest: undefined, shifted: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { size: number; element: Element | null })[]) {
        const ofShape = entry.element?.closest('.sk') !== null
        window.paints.largest = { ofShape, size: entry.size, said: entry.element?.textContent ?? '' }
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.paints.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of addresses) {
    // Where the code comes before the first paint there is nothing to tell: what paints first then is the page itself.
    const code = await hold(page, APP_CODE)
    await page.goto(path, { waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => window.paints?.largest?.ofShape).catch(() => undefined), {
        message: path,
        intervals: [20, 50, 100],
      })
      .toBe(true)
    code.release()
    await complete(path)
    await page.unroute(APP_CODE)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const { largest, shifted } = await page.evaluate(() => window.paints)
    expect.soft({ path, ofShape: largest?.ofShape, largest }).toMatchObject({ path, ofShape: true })
    expect.soft(shifted, path).toBeLessThanOrEqual(0.02)
  }
}

for (const [language, width] of [
  ['UR', 390],
  ['EN', 360],
] as const)
  test(`the largest part of a page opened directly is there before its code: ${language}`, async ({ page }) => {
    const complete = (path: string) =>
      expect(page.locator('#content').locator(COMPLETE[path as keyof typeof COMPLETE]), path).toBeVisible()
    await expectShapes(page, Object.keys(COMPLETE), { language, width, complete })
  })

test('so it is for a member who is an agent, in Urdu', async ({ page, device, asMember }) => {
  await device(QUIET)
  await asMember('bilal')
  const traffic = trafficOf(page)
  const complete = async (path: string) => {
    await expect(page.locator('.sk'), path).toHaveCount(0)
    await expect(page.locator('#content [aria-busy=true]'), path).toHaveCount(0)
    await traffic.over()
  }
  await expectShapes(page, FOR_MEMBERS, { language: 'UR', width: 390, complete })
})

test('a page of a member says where one is before its code has come', async ({ page, asMember }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'UR'))
  await asMember('amina')
  let letCodeCome = () => {}
  const held = () => new Promise<void>((resolve) => (letCodeCome = resolve))
  for (const [path, title] of [
    ['/m/withdraw', 'رقم نکلوائیں'],
    ['/m/transaction/record', 'اکاؤنٹ کا ریکارڈ'],
    ['/m/inviteFriends', 'دوستوں کو بلائیں'],
  ] as const) {
    const code = held()
    await page.route('**/assets/*.js', async (route) => {
      await code
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.sk').getByText(title)).toBeVisible()
    letCodeCome()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.locator('.sk')).toHaveCount(0)
    await page.unrouteAll()
  }
})

/** Counts of unread messages: each part of a page that shows one asks for it when it appears (CONST-009). */
const COUNTS = ['/wps/relay/EMFE_getInboxUnreadCount', '/wps/relay/CBS_unreadCount']

test('what a page asks for before its code has come is what the app takes, and nothing is asked twice', async ({
  page,
  asMember,
}) => {
  await asMember('bilal')
  // By who asked: a page still asks while the next one is awaited.
  const askedBy = new Map<string | undefined, string[]>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!/^\/(wps|lgw)\//.test(pathname)) return
    const { referer } = request.headers()
    askedBy.set(referer, [...(askedBy.get(referer) ?? []), pathname + search])
  })
  const traffic = trafficOf(page)
  for (const [path, first] of Object.entries(FIRST_ASKED)) {
    await page.goto(path)
    await expect(page.locator('.sk')).toHaveCount(0)
    await expect(page.locator('#content [aria-busy=true]'), path).toHaveCount(0)
    // Well before what is left is dropped.
    const left = () => page.evaluate(() => window.__early?.map(({ url }) => url))
    await expect.poll(left, { message: path, timeout: 5_000 }).toEqual([])
    await traffic.over()
    const asked = askedBy.get(page.url()) ?? []
    expect(asked.indexOf(first), path).toBeGreaterThanOrEqual(0)
    expect(asked.indexOf(first), path).toBeLessThanOrEqual(3)
    const twice = asked.filter((address, at) => asked.indexOf(address) < at && !COUNTS.includes(address))
    expect(twice, path).toEqual([])
  }
})
