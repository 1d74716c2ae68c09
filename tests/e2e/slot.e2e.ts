import type { FrameLocator, Page } from '@playwright/test'
import { expect, test, time } from '../support/e2e.ts'
import { section } from '../support/home.ts'
import { QUIET } from '../support/page.ts'

const TIGER = '/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger'

const frame = (page: Page) => page.frameLocator('iframe')
const spin = (slot: FrameLocator) => slot.getByRole('button', { name: 'Spin' })
const figure = (slot: FrameLocator, label: string) => slot.locator(`#${label}`)
const amount = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''))

test.beforeEach(({ device }) => device(QUIET))

/** Spins once and waits until the round is settled. */
async function play(slot: FrameLocator, stake: number) {
  await slot.getByRole('radio', { name: String(stake), exact: true }).check({ force: true })
  await spin(slot).click()
  await expect(slot.getByRole('status')).toHaveText(/You win|returned|Not this time/)
  await expect(spin(slot)).toBeEnabled()
}

test('each round of a slot moves the wallet by prize less stake', {
  tag: ['@served', '@LAUNCH-005'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto(TIGER)
  const slot = frame(page)
  await expect(slot.getByRole('heading', { name: 'Nilgiri Tiger' })).toBeVisible()
  await expect(figure(slot, 'balance')).toHaveText('Rs 48,250.00')
  let expected = 48_250
  for (const stake of [500, 100]) {
    await play(slot, stake)
    expected += amount(await figure(slot, 'win').textContent()) - stake
    await expect.poll(async () => amount(await figure(slot, 'balance').textContent())).toBe(expected)
  }
  const rounds = (await world.calls('slot.spin')).map(({ input }) => (input as { bet: number }).bet)
  expect(rounds).toEqual([500, 100])
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(section(page, 'Total balance')).toContainText(`Rs ${Math.floor(expected).toLocaleString('en-US')}`)
})

/** Lets the next spin win so many times its stake. */
const winning = (page: Page, times: number) =>
  page.route(
    '**/spin',
    async (route) => {
      const reply = await (await route.fetch()).json()
      const { bet } = route.request().postDataJSON()
      await route.fulfill({ json: { ...reply, value: { ...reply.value, win: bet * times, multiple: times } } })
    },
    { times: 1 },
  )

test('a win is celebrated in three sizes, from 10, 50 and 200 times its stake', async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto(TIGER)
  const slot = frame(page)
  const told = slot.getByRole('status')
  for (const [times, size, amount] of [
    [9, undefined, '90.00'],
    [10, 'fine', '100.00'],
    [50, 'big', '500.00'],
  ] as const) {
    await winning(page, times)
    await spin(slot).click()
    await expect(told).toContainText(`Rs ${amount}`)
    await expect(told.locator('.celebrated')).toHaveCount(size ? 1 : 0)
    if (!size) continue
    await expect(told.locator('.celebrated')).toHaveClass(`celebrated ${size}`)
    await expect(told.locator('.celebrated')).toContainText(`Rs ${amount}`)
    await expect(slot.getByRole('dialog')).toHaveCount(0)
  }
  await winning(page, 200)
  await spin(slot).click()
  const dialog = slot.getByRole('dialog', { name: 'Huge win!' })
  await expect(dialog.locator('p bdi').first()).toHaveText('Rs 2,000.00')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(told).toContainText('Rs 2,000.00')
  await expect(slot.getByRole('button', { name: 'Turn sound on' })).toHaveAttribute('aria-pressed', 'false')
})

test.describe('a player who prefers no motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('a win is celebrated at rest for a player who prefers no motion', async ({ page, asMember }) => {
    await asMember('amina')
    await page.goto(TIGER)
    const slot = frame(page)
    await winning(page, 60)
    await spin(slot).click()
    await expect(slot.locator('.celebrated')).toContainText('Rs 600.00')
    await expect(slot.locator('.coins')).toHaveCount(0)
  })
})

test.describe('a jackpot', () => {
  test.use({ worldOptions: { scenario: 'jackpot-next', as: 'amina' } })

  test('a jackpot is celebrated over the slot, paid, and named on the page of jackpots', async ({ page }) => {
    await page.goto(TIGER)
    const slot = frame(page)
    await spin(slot).click()
    const dialog = slot.getByRole('dialog', { name: 'Jackpot!' })
    await expect(dialog.locator('p bdi').first()).toHaveText(/^Rs [\d,]{9,}\.\d\d$/)
    const won = await dialog.locator('p bdi').last().textContent()
    await expect(dialog.locator('p bdi').first()).toHaveText(won ?? '')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(slot.getByRole('status')).toHaveText(`You win the jackpot: \u2068${won}\u2069`)
    await expect.poll(async () => amount(await figure(slot, 'balance').textContent())).toBeGreaterThan(amount(won))
    await page.goto('/m/jackpot')
    const pot = page.getByRole('listitem').filter({ hasText: 'Nilgiri Play' })
    await expect(pot).toContainText(/Last won by \u2068am•••a\u2069: \u2066Rs\u00a0[\d,.]+\u2069 · \d/)
    await expect(pot).toContainText((won ?? '').replace('Rs ', ''))
  })
})

test('a slot refuses a stake beyond the balance, or one without a session', {
  tag: ['@all', '@LAUNCH-005', '@SESSION-015'],
}, async ({ page, asMember, world }) => {
  await asMember('zoya')
  await page.goto(TIGER)
  const slot = frame(page)
  await spin(slot).click()
  await expect(slot.getByRole('alert')).toContainText('Your balance is too small for this stake.')
  await slot.getByRole('alert').getByRole('button', { name: 'OK' }).click()
  await expect(figure(slot, 'balance')).toHaveText('Rs 0.00')

  await expect(spin(slot)).toBeEnabled()
  // A fault for the game's call only: the app's own calls would lead to the login before the spin.
  await world.faults([{ endpoint: 'slot.spin', kind: 'error', code: 'login.not.session' }])
  await spin(slot).click()
  await slot.getByRole('alert').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/login')
})

test('a trial session plays a slot with demo money', { tag: ['@all', '@LAUNCH-022'] }, async ({ page, asTrial }) => {
  await asTrial()
  await page.goto(TIGER)
  const slot = frame(page)
  await expect(slot.getByText('Demo money')).toBeVisible()
  const previousBalance = amount(await figure(slot, 'balance').textContent())
  await play(slot, 10)
  const won = amount(await figure(slot, 'win').textContent())
  await expect.poll(async () => amount(await figure(slot, 'balance').textContent())).toBe(previousBalance - 10 + won)
})

test('a slot’s stage is in Urdu and right to left for an Urdu player', { tag: ['@all', '@LAUNCH-005'] }, async ({
  page,
  asMember,
  device,
}) => {
  await device({ language: 'UR' })
  await asMember('amina')
  await page.goto(TIGER)
  const slot = frame(page)
  await expect(slot.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(slot.locator('html')).toHaveAttribute('lang', 'ur')
  await expect(figure(slot, 'balance')).toHaveText('Rs 48,250.00')
})

test('a slot tells a return of at most the stake without celebrating it', { tag: '@all' }, async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  let share = 0.5
  await page.route('**/spin', async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    const round = reply.value ?? reply
    const { bet } = route.request().postDataJSON()
    Object.assign(round, { win: bet * share, multiple: share, hits: [{ line: 0, count: 3 }] })
    await route.fulfill({ response, json: reply })
  })
  await page.goto(TIGER)
  const slot = frame(page)
  const lit = slot.locator('#reels .hit')
  for (share of [0.5, 1]) {
    await play(slot, 100)
    await expect(slot.getByRole('status')).toHaveText(/returned/)
    await expect(lit).toHaveCount(0)
  }
  share = 2
  await play(slot, 100)
  await expect(slot.getByRole('status')).toHaveText(/You win/)
  await expect(lit).toHaveCount(3)
})

test.describe('limits that are nearly reached', () => {
  test.use({ worldOptions: { scenario: 'limits-near' } })

  test('a slot tells which limit of the player refuses a stake', { tag: '@all' }, async ({
    page,
    asMember,
    world,
    request,
  }) => {
    await asMember('hina')
    await request.put(`/__control/worlds/${world.id}/luck`, { data: { next: ['lose', 'lose'] } })
    await page.goto(TIGER)
    const slot = frame(page)
    const refusal = slot.getByRole('alert')
    const tryStake = async (stake: number) => {
      await slot.getByRole('radio', { name: String(stake), exact: true }).check({ force: true })
      await spin(slot).click()
    }
    await tryStake(50)
    await expect(refusal).toContainText('This stake is above your stake limit.')
    await refusal.getByRole('button', { name: 'OK' }).click()
    await play(slot, 20)
    await play(slot, 20)
    await tryStake(20)
    await expect(refusal).toContainText('Your loss limit has been reached.')
    await refusal.getByRole('button', { name: 'OK' }).click()
    await world.advance(10 * time.minute)
    await tryStake(5)
    await expect(refusal).toContainText('Your session time is over. Log out and take a break of 15 minutes.')
  })
})

test('the bar above a game follows each round with one call, and pauses in two taps', {
  tag: ['@all', '@served'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto(TIGER)
  const slot = frame(page)
  const bar = page.getByRole('region', { name: 'This session' })
  await expect(bar).toContainText(/Won|Lost|Even/)
  const callCount = (await world.calls('saferPlay.state')).length
  await play(slot, 100)
  const won = amount(await figure(slot, 'win').textContent())
  const result = won - 100
  await expect(bar).toContainText(result > 0 ? 'Won' : result < 0 ? 'Lost' : 'Even')
  await expect.poll(async () => (await world.calls('saferPlay.state')).length).toBe(callCount + 1)
  await bar.getByRole('button', { name: 'Take a break' }).click()
  await page.getByRole('button', { name: 'Start time-out' }).click()
  await expect(page).not.toHaveURL(/\/play\//)
  await expect.poll(async () => (await world.calls('saferPlay.pause')).length).toBe(1)
})
