import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { expect, test, time, type World } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

const K3 = '/m/launchGame?playType=ent&gameId=300&gameGroupId=1&prize_mode=zy&code=K3_1M&pageBack=home&mui=fast'
const K3_CHASED = '/m/launchGame?playType=ent&prize_mode=zy&code=K3_5M&mui=fast'
const NORTH = '/m/launchGame?playType=trad&prize_mode=lott&code=VN_NORTH&mui=vn'
const FIVES = '/m/launchGame?playType=trad&gameId=303&prize_mode=lott&code=SSC_1M&mui=fast'
const lotto = (page: Page) => page.frameLocator('iframe')

test.beforeEach(({ device }) => device(QUIET))

/** Advances the world's clock and tells the page that it became visible, so that it refetches at once. */
async function passTime(page: Page, world: World, ms: number) {
  await world.advance(ms)
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Sets the result of a draw. */
async function setResult(
  request: APIRequestContext,
  world: World,
  data: { gameCode: string; numero: string; winningNumber: string },
) {
  const ordered = await request.put(`/__control/worlds/${world.id}/draws`, { data: { ...data, kind: 'number' } })
  expect(ordered.ok()).toBe(true)
}

async function issueOn(frame: FrameLocator): Promise<string> {
  const text = await frame
    .getByText(/^Issue \d+$/)
    .first()
    .textContent()
  return (text ?? '').replace(/\D/g, '')
}

test('a K3 order is placed once, drawn, and won', {
  tag: ['@served', '@LAUNCH-018', '@ROUTE-022', '@LOTT-002', '@LOTT-003', '@LOTT-004'],
}, async ({ page, request, asMember, world }) => {
  await asMember('amina')
  await page.goto(K3)
  const frame = lotto(page)
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/m\/lotto-h5\/fast\/ent\/games\/300\?.*prize_mode=zy/)
  await expect(frame.getByRole('heading', { name: 'Three Dice · 1 min' })).toBeVisible()
  const numero = await issueOn(frame)
  await setResult(request, world, { gameCode: 'K3_1M', numero, winningNumber: '6,6,5' })

  await frame.getByRole('button', { name: 'Big, small, odd, even' }).click()
  await frame.getByRole('button', { name: /^Big \d/ }).click()
  await expect(frame.getByText(/^1 bets? ·/)).toBeVisible()
  await frame.getByRole('button', { name: 'Higher multiplier' }).click()
  await frame.getByRole('button', { name: 'Bet', exact: true }).click()
  await frame.getByRole('button', { name: 'Place order' }).dblclick()
  await expect(frame.getByText(/Order placed/)).toBeVisible()
  const row = frame.getByRole('listitem').filter({ hasText: numero })
  await expect(row).toContainText('Placed')
  await expect.poll(() => world.calls('lottery.placeOrder')).toHaveLength(1)
  expect(await obstacles(page, 'orders of the lottery page', { frames: true })).toEqual([])

  await passTime(page, world, time.minute)
  await expect(frame.getByText(/You won/)).toBeVisible()
  await expect(row).toContainText('Won')
  await expect(frame.getByText(`Result of issue ${numero}`)).toBeVisible()
  await row.getByRole('button').click()
  await expect(frame.getByRole('list', { name: 'Single bets' }).getByRole('listitem')).toContainText(['Won'])
})

test('a lottery bet takes four taps from the lobby', { tag: ['@LOTT-002'] }, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/lottery')
  const frame = lotto(page)
  await page.getByRole('link', { name: 'Three Dice · 1 min', exact: true }).click()
  await frame.getByRole('button', { name: /^10 / }).click()
  await frame.getByRole('button', { name: 'Bet', exact: true }).click()
  await frame.getByRole('button', { name: 'Place order' }).click()
  await expect(frame.getByText(/Order placed/)).toBeVisible()
  await expect.poll(() => world.calls('lottery.placeOrder')).toHaveLength(1)
})

test('a filled slip is still there after the session ended, a login and a reload', async ({
  page,
  asMember,
  world,
}) => {
  await asMember('amina')
  await page.goto(K3)
  const frame = lotto(page)
  await frame.getByRole('button', { name: 'Big, small, odd, even' }).click()
  await frame.getByRole('button', { name: /^Big \d/ }).click()
  await frame.getByRole('button', { name: 'Bet', exact: true }).click()
  // A login on another device ends this session. The app around the page makes calls too, and must not meet it first.
  await page.route('**/wps/**', (route) => route.abort())
  await world.signIn('amina')
  await frame.getByRole('button', { name: 'Place order' }).click()
  await expect(frame.getByText('Your account was logged out, please log in again')).toBeVisible()
  await frame.getByRole('button', { name: 'Open to play' }).first().click()
  await page.unroute('**/wps/**')
  await page.getByLabel('Username', { exact: true }).fill('amina')
  await page.getByLabel('Password', { exact: true }).fill('Play1234')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(frame.getByRole('button', { name: 'Slip (1)' })).toBeVisible()
  await page.reload()
  await frame.getByRole('button', { name: 'Slip (1)' }).click()
  await frame.getByRole('button', { name: 'Continue' }).click()
  await frame.getByRole('button', { name: 'Place order' }).click()
  await expect(frame.getByText(/Order placed/)).toBeVisible()
  await page.reload()
  await expect(frame.getByRole('button', { name: 'Bet', exact: true })).toBeVisible()
})

test('a chase is cancelled from its end, and the rest stops at its first win', {
  tag: ['@all', '@LOTT-005'],
}, async ({ page, request, asMember, world }) => {
  await asMember('amina')
  await page.goto(K3_CHASED)
  const frame = lotto(page)
  const numero = await issueOn(frame)
  await setResult(request, world, { gameCode: 'K3_5M', numero, winningNumber: '6,6,5' })
  await frame.getByRole('button', { name: 'Big, small, odd, even' }).click()
  await frame.getByRole('button', { name: /^Big \d/ }).click()
  await frame.getByRole('button', { name: 'Bet', exact: true }).click()
  await frame.getByRole('button', { name: 'Back' }).last().click()
  expect(await obstacles(page, 'slip', { frames: true })).toEqual([])
  await frame.getByRole('switch', { name: 'Several issues' }).click()
  await frame.getByRole('group', { name: 'Issues' }).getByRole('button', { name: '5', exact: true }).click()
  await frame.getByRole('combobox', { name: 'Double the multiplier' }).selectOption('after every 2 issues')
  const plan = frame.getByRole('region', { name: 'Chase plan' }).getByRole('row')
  await expect(plan).toContainText(['Total', '× 1', '× 1', '× 2', '× 2', '× 4'])
  await expect(plan.last()).toContainText('Rs 10.00')
  await frame.getByRole('button', { name: 'Continue' }).click()
  await frame.getByRole('button', { name: 'Place order' }).click()

  await frame.getByRole('listitem').filter({ hasText: 'Chase 5/5' }).getByRole('button').click()
  await frame.getByRole('button', { name: 'Cancel order' }).click()
  await frame.getByRole('combobox', { name: 'Starting with the last issue' }).selectOption('last 2 issues')
  await expect(frame.getByText(/Rs\s6\.00\W+come back/)).toBeVisible()
  await frame.getByRole('button', { name: 'Yes, cancel' }).click()
  const suborders = frame.getByRole('list', { name: 'Single bets' }).getByRole('listitem')
  await expect(suborders).toContainText(['Placed', 'Placed', 'Placed', 'Cancelled', 'Cancelled'])
  await frame.getByRole('button', { name: 'Close' }).click()

  await passTime(page, world, 5 * time.minute)
  await expect(frame.getByText(/You won/)).toBeVisible()
  const ended = frame.getByRole('listitem').filter({ hasText: 'Chase ended' })
  await expect(ended).toHaveCount(2)
})

test('an order of a Vietnamese draw covers two issues and shows prizes and statistics', {
  tag: ['@all', '@LOTT-006'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto(NORTH)
  const frame = lotto(page)
  for (const digit of ['0', '7']) await frame.getByRole('button', { name: digit, exact: true }).click()
  await frame.getByRole('button', { name: 'Paste many' }).click()
  await frame.getByRole('textbox', { name: /Numbers of 2 digits/ }).fill('07 11,123')
  await expect(frame.getByText('1 number is invalid or repeated')).toBeVisible()
  await frame.getByRole('button', { name: 'Take 2 numbers' }).click()
  await expect(frame.getByText(/^2 bets? ·/)).toBeVisible()
  await frame.getByRole('button', { name: 'Bet', exact: true }).click()
  await frame.getByRole('button', { name: 'Back' }).last().click()
  await frame.getByRole('switch', { name: 'Several issues' }).click()
  await frame.getByRole('button', { name: 'Continue' }).click()
  await frame.getByRole('button', { name: 'Place order' }).click()
  await expect(frame.getByRole('listitem').filter({ hasText: 'Placed' })).toHaveCount(2)
  await expect.poll(() => world.calls('lottery.placeRegionalOrders')).toHaveLength(1)

  await frame.getByRole('tab', { name: 'Results' }).click()
  const prizes = frame.getByRole('table').first()
  await expect(prizes.getByRole('row')).toHaveCount(8)
  await expect(prizes.getByRole('row').first()).toContainText(/Special\s*\d{5}/)
  await frame.getByText('Hot', { exact: true }).click()
  await expect(frame.getByText(/The past says nothing/)).toBeVisible()
  await frame.getByText('Gap', { exact: true }).click()
  await expect(frame.getByText(/last came/)).toBeVisible()
})

test('the lottery page without a ticket can be viewed, in the colours of its address', {
  tag: ['@ROUTE-023', '@LOTT-009'],
}, async ({ page }) => {
  const response = await page.goto('/m/lotto-h5/fast/trad/games/301?merchant=cedar3&css=light&prize_mode=lott')
  expect(response?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('data-merchant', 'cedar3')
  await expect(page.locator('html')).toHaveAttribute('data-game', '301')
  await expect(page.locator('html')).toHaveAttribute('data-prize-mode', 'lott')
  await expect(page.getByText(/You are only watching/)).toBeVisible()
  await expect(page.getByText(/Result of issue/)).toBeVisible()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(() => ground()).toBe('rgb(251, 246, 241)')
  expect(await obstacles(page, 'lottery page')).toEqual([])
  await page.getByRole('tab', { name: 'Results' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(20)
  await page.getByText('Hot', { exact: true }).click()
  await expect(page.getByText(/The past says nothing/)).toBeVisible()
  expect(await obstacles(page, 'hot numbers')).toEqual([])
  await page.getByRole('tab', { name: 'Orders' }).click()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Open to play' }).click()
  await expect(page).toHaveURL('/m/login')
  await page.goto('/m/lotto-h5/fast/trad/games/301?merchant=cedar3&css=dark')
  await expect(page.getByText(/Result of issue/)).toBeVisible()
  await expect.poll(() => ground()).toBe('rgb(20, 16, 13)')
  // An unknown path of the lottery page is answered by the app.
  await page.goto('/m/lotto-h5/neon/trad/games/301')
  await expect(page.locator('#lotto')).toHaveCount(0)
})

test('the first numbers of a lottery are in reach before a scroll', { tag: '@all' }, async ({ page, asMember }) => {
  await asMember('amina')
  const frame = lotto(page)
  for (const [address, first] of [
    [K3, frame.getByRole('button', { name: /^3 \d/ })],
    [FIVES, frame.getByRole('button', { name: '0', exact: true }).first()],
    [NORTH, frame.getByRole('button', { name: '1', exact: true })],
  ] as const) {
    await page.goto(address)
    await expect(frame.getByText('Result of issue')).toBeVisible()
    await expect(first).toBeVisible()
    await expect.poll(async () => (await first.boundingBox())?.y, address).toBeLessThan(300)
  }
})

test('a lottery order can be placed by keyboard alone', {
  tag: ['@all', '@LOTT-002'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  const frame = lotto(page)
  await page.goto('/m/lottery')
  await tabTo(page, page.getByRole('link', { name: 'Three Dice · 1 min', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, frame.getByRole('button', { name: /^11 / }))
  await page.keyboard.press('Space')
  await tabTo(page, frame.getByRole('button', { name: 'Bet', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, frame.getByRole('button', { name: 'Place order' }))
  await page.keyboard.press('Enter')
  await expect(frame.getByText(/Order placed/)).toBeVisible()
  await expect.poll(() => world.calls('lottery.placeOrder')).toHaveLength(1)
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Sixty presses of Tab do not reach it')
}
