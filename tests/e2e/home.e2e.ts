import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { inputsOf, openHome, scrollDownTo, section, timeUntil } from '../support/home.ts'
import { openStopped, QUIET } from '../support/page.ts'

declare global {
  interface Window {
    /** Calls of the page, each once, in order; `at` is page time. */
    recordedCalls: { call: string; at: number }[]
  }
}

test.beforeEach(({ device }) => device(QUIET))

/** Records from the page's first script on which calls are made, and when. */
async function recordCalls(page: Page): Promise<() => Promise<{ call: string; at: number }[]>> {
  await page.addInitScript(() => {
    const recordedCalls: Window['recordedCalls'] = []
    const send = window.fetch
    window.fetch = (input, init) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href)
      const details = ['gameType', 'isNew'].flatMap((name) => searchParams.get(name) ?? [])
      const call = [pathname.split('/').at(-1), ...details].join(' ')
      if (!recordedCalls.some((one) => one.call === call)) recordedCalls.push({ call, at: performance.now() })
      return send(input, init)
    }
    Object.assign(window, { recordedCalls })
  })
  return () => page.evaluate(() => window.recordedCalls)
}

/** Calls that the queue delays, in the order of their parts on the page. */
const IN_TURN = [
  'GCSGAME_hotGamesV2',
  'GCSGAME_getVassGameType',
  'MCSFE_getFavoriteGames',
  'GCS_recentGame',
  'GCSGAME_getGameMatchV2',
  'GCSGAME_gameList 1',
  'VIS_getJackpot',
  'ODSFE2_getWinnerBoard',
  ...['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'].map(
    (category) => `GCSGAME_gameList ${category}`,
  ),
]

test('home asks for all its lists by itself, 400 ms apart', { tag: ['@all', '@HOME-001', '@CONST-021'] }, async ({
  page,
  asMember,
  world,
}) => {
  await asMember('amina')
  const recordedCalls = await recordCalls(page)
  await openStopped(page, '/m/home')
  await timeUntil(
    page,
    async () => {
      const calls = (await recordedCalls()).map(({ call }) => call)
      return IN_TURN.every((call) => calls.includes(call))
    },
    { step: 40 },
  )
  const calls = await recordedCalls()
  // Banners, ticker, popups and promotions come from one call, which the page's head sends.
  expect(calls.slice(0, 2).map(({ call }) => call)).toEqual(['status', 'MCSFE_getListAnnouncements'])
  const turns = calls.filter(({ call }) => IN_TURN.includes(call))
  const spaces = turns.slice(1).map(({ at }, index) => Math.round(at - (turns[index]?.at ?? 0)))
  // A call is sent when its part of the page has rendered, up to two steps of the clock after its turn.
  expect(Math.min(...spaces), String(spaces)).toBeGreaterThanOrEqual(320)
  expect(turns.at(-1)?.at).toBeGreaterThanOrEqual((turns[0]?.at ?? 0) + 400 * spaces.length - 80)
  expect(await world.calls('games.list')).not.toHaveLength(0)
})

const CLAIMS = [
  /400\+ slot games/,
  /Betting exchange/,
  /Fast deposits and withdrawals/,
  /An app with biometric login/,
  /Exclusive rewards, higher withdrawal limits, a priority payment channel and a private manager on a messaging app around the clock/,
]

test('a visitor reads what home offers and opens its promotions and jackpots', {
  tag: ['@all', '@API-025', '@CONST-029', '@CONST-036', '@HOME-023', '@HOME-039', '@HOME-040'],
}, async ({ page, world }) => {
  await openHome(page)
  await expect(section(page, 'Highlights')).toBeVisible()
  const [query] = inputsOf(await world.calls('announcements.list'))
  expect(query).toMatchObject({ types: 'B,PL,PU,PR,H', platform: 'M' })
  expect(query).toHaveProperty('merchantCode')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  const strip = page.getByRole('button', { name: /^Promotions/ })
  await expect(strip).toContainText('Welcome package')
  await strip.click()
  const modal = page.getByRole('dialog', { name: 'Promotions' })
  await expect(modal.getByRole('listitem')).toHaveCount(4)
  await expect(modal.getByRole('listitem').first()).toContainText('Welcome package')
  await expect(modal.getByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/m/activity')
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toHaveCount(0)

  await scrollDownTo(page, page.getByRole('link', { name: CLAIMS[0] }))
  await expect(section(page, 'Aurora as an app').getByRole('link', { name: /^Download/ })).toHaveAttribute(
    'href',
    '/download/aurora1/aurora.apk',
  )
  const promises = page.getByRole('region').filter({ has: page.getByRole('link', { name: CLAIMS[0] }) })
  await expect(promises.getByRole('link')).toHaveCount(5)
  for (const claim of CLAIMS) await expect(promises.getByRole('link', { name: claim })).toBeAttached()

  const pots = page.getByRole('link', { name: 'All jackpots' })
  await scrollDownTo(page, pots)
  await pots.click()
  await expect(page).toHaveURL('/m/jackpot')
})

test('a visitor changes the category in place and starts free play', {
  tag: ['@all', '@HOME-006', '@HOME-007', '@HOME-008', '@HOME-032', '@HOME-037', '@FLAGS-027'],
}, async ({ page, world }) => {
  await page.goto('/m/home')
  const menu = page.getByRole('navigation', { name: 'Game categories' })
  await expect(menu.getByRole('button', { name: 'Hot', exact: true })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Home' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/m/activity')
  const fishing = menu.getByRole('button', { name: 'Fishing' })
  await fishing.click()
  await expect(fishing).toHaveAttribute('aria-pressed', 'true')
  await expect(section(page, 'Deep Reef')).toBeVisible()
  await fishing.click()
  await expect(section(page, 'Hot games')).toBeVisible()

  await menu.getByRole('button', { name: 'All categories' }).click()
  const hub = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'Bonus games' }) })
  await expect(hub.getByRole('listitem')).toHaveText([
    'Home',
    'Hot',
    'Favourites',
    'New games',
    'Bonus games',
    'Board games',
    'Slots',
    'Live casino',
    'Fishing',
    'Poker & cards',
    'Sports',
    'E-sports',
    'Lottery',
    'Express lottery',
    'Cockfight',
    'Rewards',
  ])
  await expect(hub.getByRole('link', { name: 'Rewards' })).toHaveAttribute('href', '/m/rewardCenter')
  await hub.getByRole('button', { name: 'Sports', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sports', level: 2, exact: true })).toBeVisible()
  await expect(section(page, 'Kestrel Sports')).toBeVisible()
  await expect(section(page, 'Hot games')).toHaveCount(0)
  await expect(page).toHaveURL('/m/home')

  // Home has the VIP button only if the merchant has a VIP programme.
  const vip = page.getByRole('link', { name: 'VIP benefits', exact: true })
  await expect(vip).toHaveAttribute('href', '/m/member/benefits')
  await vip.click()
  await expect(page).toHaveURL('/m/login')
  await world.settings({ merchantSettings: { vip: false } })
  await page.goto('/m/home')
  await expect(section(page, 'Hot games')).toBeVisible()
  await expect(vip).toHaveCount(0)

  await section(page, 'Free play').getByRole('button', { name: 'Free play' }).click()
  await expect(section(page, 'Total balance')).toBeVisible()
  await expect(page).toHaveURL('/m/home')
  await expect.poll(() => world.calls('session.freePlay')).toHaveLength(1)
  const stored = await page.evaluate(() => JSON.parse(localStorage.MC_SESSION_INFO))
  expect(stored.type).toBe(4)
  await expect(section(page, 'Free play')).toHaveCount(0)
})
