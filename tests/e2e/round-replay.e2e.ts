import { obstacles } from '../support/axe.ts'
import { openDrawer } from '../support/drawer.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

const TIGER = '/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger'
const WORDS = 'The third bell was there, and I was paid nothing.'

test.use({ steering: true })
test.beforeEach(({ device }) => device(QUIET))

test('a slot round is watched again, disputed, and answered into the inbox', { tag: '@all' }, async ({
  page,
  context,
  asMember,
  world,
}) => {
  await asMember('hina')
  await page.goto(TIGER)
  const slot = page.frameLocator('iframe')
  await slot.getByRole('radio', { name: '10', exact: true }).check({ force: true })
  await slot.getByRole('button', { name: 'Spin' }).click()
  await expect(slot.getByRole('status')).toHaveText(/You win|returned|Not this time/)
  const result = (await slot.getByRole('status').textContent()) ?? ''
  const line = (await slot.locator('#reels').getAttribute('aria-label')) ?? ''

  await page.goto('/m/gameRecord')
  const list = page.getByRole('region', { name: 'Bets', exact: true })
  await list.getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: 'Bet' })

  await test.step('the replay shows the same line and result, and offers no bet', async () => {
    await sheet.getByRole('link', { name: 'Watch again' }).click()
    const replay = page.frameLocator('iframe')
    await expect(replay.getByRole('region', { name: 'Replay' })).toBeVisible()
    await expect(replay.getByRole('status')).toHaveText(result)
    await expect(replay.locator('#reels')).toHaveAttribute('aria-label', line)
    await expect(replay.getByRole('button', { name: 'Spin' })).toHaveCount(0)
    await expect(replay.getByRole('radio')).toHaveCount(0)
    await expect(replay.locator('details')).toHaveCount(0)
    await page.reload()
    await expect(replay.getByRole('status')).toHaveText(result)
    await replay.getByRole('button', { name: 'Watch again' }).click()
    await expect(replay.getByRole('status')).toHaveText(result)
    await expect.poll(() => world.calls('slot.spin')).toHaveLength(1)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/m\/gameRecord$/)
  })

  await test.step('the complaint waits in the record', async () => {
    await list.getByRole('button').first().click()
    await sheet.getByRole('button', { name: 'Something is wrong' }).click()
    await sheet.getByLabel('What went wrong?').fill(WORDS)
    expect(await obstacles(page, 'a complaint', { part: '[role="dialog"]' })).toEqual([])
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect(sheet.getByText('Being looked at')).toBeVisible()
  })

  await test.step('staff watch the round and answer', async () => {
    const staff = await context.newPage()
    await staff.goto('/m/trail')
    const desk = await openDrawer(staff, 'Back office')
    await desk.getByRole('button', { name: /hina/ }).filter({ hasText: WORDS }).click()
    const opens = context.waitForEvent('page')
    await desk.getByRole('button', { name: 'Watch the round' }).click()
    const watched = await opens
    await expect(watched.getByRole('region', { name: 'Replay' })).toBeVisible()
    await expect(watched.getByRole('status')).toHaveText(result)
    await desk.getByLabel('Note to the member').fill('We have counted again.')
    await desk.getByRole('button', { name: 'uphold' }).click()
    await expect(desk.getByRole('button').filter({ hasText: WORDS })).toHaveCount(0)
  })

  await test.step('the answer is in the inbox and in the record', async () => {
    await page.goto('/m/webEmail')
    await page.getByRole('button', { name: 'Unread: Your complaint about a round is upheld' }).click()
    await expect(page.getByText('We have counted again.')).toBeVisible()
    await page.goto('/m/gameRecord')
    await expect(list.getByText('Complaint upheld')).toBeVisible()
  })
})
