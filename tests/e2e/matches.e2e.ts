import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { inputsOf, scrollDownTo, section } from '../support/home.ts'
import { hold, QUIET } from '../support/page.ts'

const schedule = (page: Page) => section(page, 'Match schedule')
const match = (page: Page, home: string, away: string) =>
  schedule(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `Play ${home} against ${away} (opens in a new window)` }) })

test.beforeEach(({ device }) => device(QUIET))

test('HOME-033 a hot match shows league, both teams and when it starts', async ({ page }) => {
  await page.goto('/m/home')
  const first = match(page, 'Sehra Riders', 'Lalazar')
  await scrollDownTo(page, first)
  await expect(first).toContainText('River Cup')
  await expect(first).toContainText('Live')
  const crests = first.getByRole('presentation')
  await expect(crests).toHaveCount(2)
  for (const crest of await crests.all()) {
    await expect(crest).toHaveAttribute('src', /\/img\/.*team/)
    await expect.poll(() => crest.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  const start = first.getByRole('time')
  await expect(start).toHaveAttribute('datetime', '2026-03-10T05:45:00.000Z')
  await expect(start).toHaveText(/Today.*Tue.*March.*10:45/)
  await expect(match(page, 'Marjan', 'Shamspur Lamps').getByRole('time')).toHaveText(/Tomorrow.*Wed.*March.*05:00/)
})

test('HOME-033 in Urdu the names of month and weekday are Urdu, the time stays in Latin digits', async ({
  page,
  device,
}) => {
  await device({ language: 'UR' })
  await page.goto('/m/home')
  const first = section(page, 'میچ شیڈول').getByRole('article').first()
  await scrollDownTo(page, first)
  await expect(first.getByRole('time')).toHaveText(/آج.*منگل.*مارچ.*10:45/)
})

test('HOME-034 a v2 match has a play button and the odds, marked 1 for home and 2 for away', async ({ page }) => {
  await page.goto('/m/home')
  const first = match(page, 'Sehra Riders', 'Lalazar')
  await scrollDownTo(page, first)
  await expect(first).toHaveText(/1Odds for home2\.19.*2Odds for away1\.67/)
  await expect(first.getByRole('button')).toHaveCount(1)
  await expect(first.getByText('vs')).toHaveCount(0)
})

test('HOME-034 a v1 match has no odds', async ({ page, world }) => {
  await world.faults([{ endpoint: 'matches.v2', kind: 'error', code: 'system.error' }])
  await page.goto('/m/home')
  const first = match(page, 'Sehra Riders', 'Lalazar')
  await scrollDownTo(page, first)
  await expect(first).toContainText('River Cup')
  await expect(first.getByText('vs')).toBeVisible()
  await expect(schedule(page).getByText('Odds for')).toHaveCount(0)
  expect(await world.calls('matches.v1')).toHaveLength(1)
})

test('DATA-033 DATA-035 the last known matches and vendor icons are kept on the device, and stand there at once', async ({
  page,
  world,
}) => {
  await page.goto('/m/home')
  await scrollDownTo(page, match(page, 'Sehra Riders', 'Lalazar'))
  const kept = () => page.evaluate(() => ['hotMatches', 'icons'].map((key) => localStorage.getItem(key)))
  await expect.poll(async () => (await kept()).every(Boolean)).toBe(true)
  const [matches, icons] = (await kept()).map((text) => JSON.parse(text ?? 'null'))
  expect(matches[0]).toMatchObject({ homeTeam: 'Sehra Riders', awayTeam: 'Lalazar' })
  expect(icons.NP).toMatchObject({ displayName: 'Nilgiri Play' })
  await page.route('**/GCSGAME_getGameMatchV2', () => undefined)
  await page.reload()
  await scrollDownTo(page, match(page, 'Sehra Riders', 'Lalazar'))
  expect(await world.calls('matches.v2')).toHaveLength(1)
})

test('HOME-035 a click on a hot match opens exactly one window in reply to the tap, then its game in it', async ({
  page,
  context,
  world,
  asMember,
}) => {
  await asMember('amina')
  // The answer waits for what the test has to see before it.
  const answer = await hold(page, '**/wps/game/launchGame?*')
  await page.goto('/m/home')
  const first = match(page, 'Sehra Riders', 'Lalazar')
  await scrollDownTo(page, first)
  const opened: Page[] = []
  context.on('page', (other) => opened.push(other))
  const [game] = await Promise.all([context.waitForEvent('page'), first.getByRole('button').click()])
  // The window is there before the launch has answered: opened later, it would be blocked.
  expect(game.url()).toBe('about:blank')
  await expect(game.getByText('Please wait')).toBeVisible()
  answer.release()
  await expect(game).toHaveURL(/\/play\/[a-z0-9-]+\.[0-9a-f-]{36}$/)
  expect(new URL(game.url()).origin).not.toBe(new URL(page.url()).origin)
  await expect(game.getByRole('heading', { name: 'Cricket Matches' })).toBeVisible()
  expect(opened).toHaveLength(1)
  expect(inputsOf(await world.calls('launch.game'))).toEqual([
    expect.objectContaining({ nodeId: '340002', vassalage: 'U9W' }),
  ])
  await expect(page).toHaveURL('/m/home')
})

test('HOME-035 a match whose game cannot be opened closes its window again and says why', async ({
  page,
  context,
  world,
  asMember,
}) => {
  await world.faults([{ endpoint: 'launch.game', kind: 'error', code: 'game.maintenance' }])
  await asMember('amina')
  await page.goto('/m/home')
  const first = match(page, 'Sehra Riders', 'Lalazar')
  await scrollDownTo(page, first)
  const [game] = await Promise.all([context.waitForEvent('page'), first.getByRole('button').click()])
  await expect(page.getByRole('alert')).toContainText(/maintenance/i)
  await expect.poll(() => game.isClosed()).toBe(true)
})

test('LAUNCH-006 a visitor who taps a hot match goes to the login', async ({ page, context, world }) => {
  await page.goto('/m/home')
  const first = match(page, 'Sehra Riders', 'Lalazar')
  await scrollDownTo(page, first)
  await first.getByRole('button').click()
  await expect(page).toHaveURL('/m/login')
  expect(context.pages()).toHaveLength(1)
  expect(await world.calls('launch.game')).toHaveLength(0)
})

test('LAUNCH-022 ERR-004 a trial session is told that a match without free play needs an actual account', async ({
  page,
  context,
  asTrial,
}) => {
  await asTrial()
  await page.goto('/m/home')
  const unsupported = match(page, 'Neem Tree', 'Five Wells')
  await scrollDownTo(page, unsupported)
  await unsupported.getByRole('button').click()
  const refusal = page.getByRole('dialog')
  await expect(refusal).toContainText('Please login an actual account to use this function')
  await expect(refusal.getByRole('button', { name: 'Register now' })).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})
