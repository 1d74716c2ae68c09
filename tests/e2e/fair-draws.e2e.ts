import type { Page } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

const DRAWS = '/m/lotteryHistory?gameId=300'
const MATCH = 'Match: the result follows from the seeds.'

test.use({ worldOptions: { clock: 'frozen' } })
test.beforeEach(({ device }) => device(QUIET))

/** Types inputs into the checking page and checks them. */
async function check(page: Page, inputs: Record<string, string>) {
  await page.locator('[name="game"]').selectOption('K3')
  for (const [name, value] of Object.entries(inputs)) await page.locator(`[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
}

test('a draw is checked on a page that works offline and as a saved file', async ({ page, asMember }, testInfo) => {
  await asMember('amina')
  await page.goto(DRAWS)
  await page.getByRole('button', { name: 'Check that it was fair' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Fair result' })
  const opened = page.context().waitForEvent('page')
  await sheet.getByRole('link', { name: 'Check this result' }).click()
  const checking = await opened
  await expect(checking.getByText(MATCH)).toBeVisible()
  await expect(checking.getByText('The secret seed fits the hash shown before.')).toBeVisible()
  expect(await obstacles(checking, 'checking page')).toEqual([])

  const linked = new URLSearchParams(new URL(checking.url()).hash.slice(1))
  const inputs = Object.fromEntries(
    ['commitment', 'serverSeed', 'clientSeed', 'nonce', 'outcome'].map((name) => [name, linked.get(name) ?? '']),
  )
  await page.context().setOffline(true)
  await check(checking, { ...inputs, outcome: '7,7,7' })
  await expect(checking.getByText('No match: another result follows from the seeds.')).toBeVisible()
  await check(checking, { ...inputs, commitment: '0'.repeat(64) })
  await expect(checking.getByText('No match: the secret seed does not fit the hash.')).toBeVisible()
  await check(checking, inputs)
  await expect(checking.getByText(MATCH)).toBeVisible()

  const saved = checking.waitForEvent('download')
  await checking.getByRole('button', { name: 'Save this page' }).click()
  const file = testInfo.outputPath('fair-draws.html')
  await (await saved).saveAs(file)
  await checking.goto(`file://${file}`)
  await checking.locator('#language').selectOption('EN')
  await check(checking, inputs)
  await expect(checking.getByText(MATCH)).toBeVisible()
})

test('the next draw’s hash is shown before bets close', { tag: '@all' }, async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/launchGame?playType=ent&gameId=300&gameGroupId=1&prize_mode=zy&code=K3_1M&pageBack=home&mui=fast')
  const lotto = page.frameLocator('iframe')
  await lotto.getByRole('tab', { name: 'Results' }).click()
  await lotto.getByRole('button', { name: 'Hash of the next draw' }).click()
  const sheet = lotto.getByRole('dialog', { name: 'Fair result' })
  await expect(sheet.getByText(/^[0-9a-f]{64}$/)).toHaveCount(1)
  await expect(sheet.getByText('shown once the result is out')).toBeVisible()
})

test('a player changes the seed of the slot, and the record checks the spin', { tag: '@all' }, async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  await page.goto('/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger')
  const game = page.frameLocator('iframe')
  await game.getByText('Check that it is fair').click()
  await game.getByLabel('Your seed, from the next round on').fill('my-own-seed')
  await game.getByRole('button', { name: 'Save my seed' }).click()
  await expect(game.getByText('Saved for the next round.')).toBeVisible()
  const hash = (await game.locator('#fair code').first().textContent()) ?? ''
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await obstacles(page, 'slot', { frames: true })).toEqual([])
  await game.locator('#spin').click()
  await expect(game.locator('#fair code').first()).not.toHaveText(hash)
  await page.goto('/m/gameRecord')
  await page.getByRole('region', { name: 'Bets', exact: true }).getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: 'Bet' })
  await expect(sheet.getByText(hash)).toBeVisible()
  await expect(sheet.getByText('my-own-seed')).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await sheet.getByRole('link', { name: 'Check this result' }).click()
  await expect((await opened).getByText(MATCH)).toBeVisible()
})
