import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { inputsOf, scrollDownTo, section } from '../support/home.ts'
import { QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

test('the lobby lists all lotteries, offline too', {
  tag: ['@ROUTE-020', '@SHELL-011', '@LOTT-001', '@LOTT-006', '@LOTT-007'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/lottery')
  await expect(page.getByRole('heading', { name: 'Lottery', level: 1 })).toBeVisible()
  const list = page.getByRole('region').or(page.getByRole('main'))
  await expect(list.getByRole('link', { name: /Express Three Dice · 1 min/ }).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lotus Draw · North' })).toBeAttached()
  // Rows below the viewport render when they come near it.
  const further = list.getByRole('link', { name: /Three Dice · 10 min/ }).last()
  await expect(further).toHaveCount(0)
  await scrollDownTo(page, further)
  await expect(further).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  expect(await obstacles(page, 'lottery lobby')).toEqual([])
  expect(
    [await world.calls('lottery.vnMenu'), await world.calls('lottery.vnOpenIssues')].map(({ length }) => length),
  ).toEqual([1, 1])

  await page.getByRole('searchbox', { name: 'Search lotteries' }).fill('harbour')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)

  const storedLengths = await page.evaluate(() =>
    ['getGameLotts', 'lottList', 'elottList', 'numero'].map(
      (key) => JSON.parse(localStorage.getItem(key) ?? '[]').length,
    ),
  )
  expect(storedLengths).toEqual([58, 28, 30, 58])
  await page.route('**/lgw/**', (route) => route.abort())
  await page.reload()
  const lotus = page.getByRole('link', { name: /Northern Lotus/ })
  await scrollDownTo(page, lotus)
  await expect(lotus).toBeVisible()
})

test('a lottery starts after login, play type and prizes, in its launcher', {
  tag: ['@LOTT-010', '@ROUTE-020'],
}, async ({ page, world, asMember }) => {
  await page.goto('/m/startLottery?gameId=300')
  await expect(page).toHaveURL('/m/login')
  await asMember('amina')
  await page.goto('/m/startLottery?gameId=300')
  await page.getByText('Entertainment', { exact: true }).click()
  await page.getByText('Free choice', { exact: true }).click()
  expect(await obstacles(page, 'lottery start')).toEqual([])
  await page.getByRole('link', { name: 'Play' }).click()
  await expect(page).toHaveURL(/\/m\/launchGame\?playType=ent&gameId=300&.*prize_mode=zy/)
  await expect(page.frameLocator('iframe').getByText(/Result of issue/)).toBeVisible()
  expect(inputsOf(await world.calls('lottery.launch'))).toEqual([
    expect.objectContaining({ gameCode: 'K3_1M', playType: 'ent', prizeMode: 'zy', mui: 'fast' }),
  ])
})

test('a lottery of home opens in the launcher, which closes to where it was opened', {
  tag: ['@LAUNCH-002', '@LAUNCH-019', '@SHELL-002'],
}, async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/home')
  const tile = section(page, 'Hot games').getByRole('link', { name: /Express Three Dice · 1 min/ })
  await scrollDownTo(page, tile)
  await tile.click()
  await expect(page).toHaveURL(/\/m\/launchGame\?.*pageBack=home/)
  await expect(page.frameLocator('iframe').getByText(/Result of issue/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/m/home')
})

test('a lottery vendor opens its lobby, which offers its games', {
  tag: ['@all', '@LAUNCH-003', '@LAUNCH-010'],
}, async ({ page, asMember, world }) => {
  await asMember('amina')
  await page.goto('/m/launchGame?code=lobby&mui=sea&prize_mode=SEA&playType=trad')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Monsoon Draw' })).toBeVisible()
  expect(inputsOf(await world.calls('lottery.launch'))).toEqual([
    expect.objectContaining({ vendor: 'TCG_SEA', gameCode: 'lobby' }),
  ])
  await frame.getByRole('button', { name: /Monsoon 4D/ }).click()
  await expect(frame.getByRole('heading', { name: 'Monsoon 4D' })).toBeVisible()
})

test('the lottery history has results of all games or one, and the player’s orders', {
  tag: ['@ROUTE-027', '@LOTT-003', '@LOTT-004'],
}, async ({ page, asMember }) => {
  await page.goto('/m/lotteryHistory')
  await page.getByRole('tab', { name: 'My orders' }).click()
  await expect(page.getByText('Log in to see your lottery orders.')).toBeVisible()
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('link', { name: /Northern Lotus/ }).click()
  await expect(page.getByRole('table', { name: /Prizes of issue/ }).getByRole('row')).toHaveCount(8)
  expect(await obstacles(page, 'lottery history')).toEqual([])
  await asMember('amina')
  await page.goto('/m/lotteryHistory?view=orders')
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
})
