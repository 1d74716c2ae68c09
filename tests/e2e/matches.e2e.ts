import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { inputsOf, openHome, scrollDownTo, section } from '../support/home.ts'
import { hold, QUIET } from '../support/page.ts'

const schedule = (page: Page) => section(page, 'Match schedule')
const match = (page: Page, home: string, away: string) =>
  schedule(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `Play ${home} against ${away} (opens in a new window)` }) })

test.beforeEach(({ device }) => device(QUIET))

test('a hot match shows its teams, time and odds, and leads a visitor to the login', {
  tag: ['@all', '@HOME-033', '@HOME-034', '@DATA-033', '@DATA-035', '@LAUNCH-006'],
}, async ({ page, context, world }) => {
  const answer = await hold(page, '**/GCSGAME_getGameMatchV2*')
  await openHome(page)
  const row = schedule(page).getByRole('list')
  await scrollDownTo(page, row)
  const heightOf = async () => Math.round((await row.boundingBox())?.height ?? 0)
  const placeholderHeight = await heightOf()
  answer.release()
  const first = match(page, 'Sehra Riders', 'Lalazar')
  await scrollDownTo(page, first)
  // The placeholder has the height of the content, so that nothing below it moves.
  await expect.poll(() => heightOf()).toBe(placeholderHeight)
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
  await expect(start).toHaveText(/Today.*Tue.*Mar.*10:45/)
  await expect(match(page, 'Marjan', 'Shamspur Lamps').getByRole('time')).toHaveText(/Tomorrow.*Wed.*Mar.*05:00/)
  // With v2, the odds are marked 1 for home and 2 for away, beside a button to play.
  await expect(first).toHaveText(/94\/3 \(13\)1Odds for home1\.76.*2Odds for away2\.04.*yet to bat/)
  await expect(first.getByRole('button')).toHaveCount(1)
  await expect(first.getByText('vs')).toHaveCount(0)

  const storedTexts = () => page.evaluate(() => ['hotMatches', 'icons'].map((key) => localStorage.getItem(key)))
  await expect.poll(async () => (await storedTexts()).every(Boolean)).toBe(true)
  const [matches, icons] = (await storedTexts()).map((text) => JSON.parse(text ?? 'null'))
  expect(matches[0]).toMatchObject({ homeTeam: 'Sehra Riders', awayTeam: 'Lalazar' })
  expect(icons.NP).toMatchObject({ displayName: 'Nilgiri Play' })
  await page.route('**/GCSGAME_getGameMatchV2', () => undefined)
  await page.reload()
  await scrollDownTo(page, first)
  await expect.poll(() => world.calls('matches.v2')).toHaveLength(1)

  await first.getByRole('button').click()
  await expect(page).toHaveURL('/m/login')
  expect(context.pages()).toHaveLength(1)
  expect(await world.calls('launch.game')).toHaveLength(0)
})

test('a tap on a hot match opens exactly one window and its game in it', {
  tag: ['@HOME-035'],
}, async ({ page, context, world, asMember }) => {
  await asMember('amina')
  // Holds the reply until the test has checked the empty window.
  const answer = await hold(page, '**/wps/game/launchGame?*')
  await openHome(page)
  const first = match(page, 'Sehra Riders', 'Lalazar')
  await scrollDownTo(page, first)
  const opened: Page[] = []
  context.on('page', (other) => opened.push(other))
  const [game] = await Promise.all([context.waitForEvent('page'), first.getByRole('button').click()])
  // The window opens before the launch has answered: opened later, it would be blocked.
  expect(game.url()).toBe('about:blank')
  await expect(game.getByText('Please wait')).toBeVisible()
  answer.release()
  await expect(game).toHaveURL(/\/play\/[a-z0-9-]+\.[0-9a-f-]{36}\?language=EN$/)
  expect(new URL(game.url()).origin).not.toBe(new URL(page.url()).origin)
  await expect(game.getByRole('heading', { name: 'Cricket Matches' })).toBeVisible()
  expect(opened).toHaveLength(1)
  expect(inputsOf(await world.calls('launch.game'))).toEqual([
    expect.objectContaining({ nodeId: '340002', vassalage: 'U9W' }),
  ])
  await expect(page).toHaveURL('/m/home')
})
