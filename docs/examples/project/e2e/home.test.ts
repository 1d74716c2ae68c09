import { expect, test } from '@understudy/testing/playwright'

test.use({ worldOptions: { scenario: 'everyday', clock: 'running' } })

test('amina sees her balance', async ({ page, world, asMember, device, jumpTo }) => {
  await device({ language: 'EN', 'popup.installTip': '1', downloadBarDismissed: '1' })
  await asMember('amina')
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible()
  const before = await world.now()
  expect(await jumpTo('+2h')).toBeGreaterThanOrEqual(before + 7_200_000)
  expect((await world.calls()).some(({ actor }) => actor === 'amina')).toBe(true)
})
