import type { FrameLocator } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

const FLIGHT = '/m/play/130049?vassalage=KP&gameType=RNG&gameId=KP-0049&name=Bo%20Kata!'
const WAITING = /^Bet .Rs 50\.00.$/

test.use({ worldOptions: { clock: 'frozen' } })
test.beforeEach(({ device }) => device(QUIET))

const act = (game: FrameLocator) => game.locator('#act')

test('a flight is bet on, followed, cashed out by hand and proved', async ({ page, asMember, world, request }) => {
  await asMember('amina')
  await page.goto(FLIGHT)
  const game = page.frameLocator('iframe')
  await expect(game.locator('#game')).toHaveAttribute('aria-busy', 'false')
  await expect(async () => {
    if (!WAITING.test((await act(game).textContent()) ?? '')) await world.advance(1_500)
    await expect(act(game)).toHaveText(WAITING, { timeout: 1_800 })
  }).toPass({ timeout: 60_000 })

  await request.put(`/__control/worlds/${world.id}/luck`, { data: { next: ['win'] } })
  await act(game).click()
  await expect(act(game)).toHaveText(/In this flight: .*50\.00/)
  await expect(game.locator('#balance')).toHaveText('Rs 48,200.00')
  await expect(game.getByRole('row', { name: /You/ })).toContainText('50.00')

  await world.advance(5_000)
  await expect(act(game)).toHaveText(/^Cash out/)
  const multiplier = await game.locator('.reading b').textContent()
  // The world's clock is frozen, so the flight is at the same point after a reload.
  await page.reload()
  await expect(game.locator('.reading b')).toHaveText(multiplier ?? '')
  await act(game).focus()
  await page.keyboard.press('Enter')
  await expect(game.getByRole('status').first()).toHaveText(/Cashed out at .*you get/)
  await expect(game.getByRole('row', { name: /You/ })).toContainText('×')
  expect(await obstacles(page, 'flight', { frames: true })).toEqual([])

  const hash = game.locator('#fair code').first()
  const before = (await hash.textContent()) ?? ''
  await world.advance(600_000)
  // The section is drawn anew for the next flight.
  await expect(hash).not.toHaveText(before)
  await game.getByText('Check that it is fair').click()
  await game.getByRole('button', { name: 'Check the last flight here' }).click()
  await expect(game.getByText('Correct:')).toBeVisible()
})
