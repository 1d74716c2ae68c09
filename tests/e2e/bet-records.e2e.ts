import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

test('the betting record lists, filters and totals bets and shows one in detail', {
  tag: ['@all', '@served', '@RECORDS-004', '@ROUTE-011', '@FLAGS-011'],
}, async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/mine')
  await page.getByRole('link', { name: 'Betting record' }).click()
  await expect(page).toHaveURL('/m/gameRecord')
  const list = page.getByRole('region', { name: 'Bets', exact: true })
  const totals = page.getByRole('region', { name: 'Totals of this selection' })
  const week = (await totals.textContent()) ?? ''
  await page.getByText('30 days', { exact: true }).click()
  // A week also has twenty rows on its first page: scrolling before the month has loaded would start the list over.
  await expect(totals).not.toHaveText(week)
  await expect(list.getByRole('listitem')).toHaveCount(20)
  await page.mouse.wheel(0, 20_000)
  await expect(list.getByRole('listitem')).toHaveCount(40)
  const everything = await totals.textContent()
  await page.getByLabel('Status').selectOption('Won')
  await expect(totals).not.toHaveText(everything ?? '')
  await page.getByLabel('Type').selectOption('Lottery')
  await expect(list.getByText('Three Dice · 1 min').first()).toBeVisible()
  await page.getByLabel('Status').selectOption('Returned')
  await page.getByLabel('Type').selectOption('Cockfight')
  await expect(page.getByText('Nothing matches this selection.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await list.getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: 'Bet' })
  await expect(sheet.getByText('Bet number')).toBeVisible()
  expect(await obstacles(page, 'a bet', { part: '[role="dialog"]' })).toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()
  expect(await obstacles(page, 'betting record')).toEqual([])
})

test('the betting record says when it has no bets, no network or a failed call', {
  tag: ['@all', '@RECORDS-006'],
}, async ({ page, asMember, world, context }) => {
  await asMember('zoya')
  await world.faults([{ endpoint: 'bets.history', kind: 'error', code: 'TOO_MANY_REQUEST' }])
  await page.goto('/m/gameRecord')
  await expect(page.getByRole('alert')).toBeVisible()
  await world.faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No bets in these days.')).toBeVisible()
  await context.setOffline(true)
  await page.getByText('Yesterday', { exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
})
