import { screen, waitFor, within } from '@testing-library/react'
import { type ProfitTotals, personalPnl } from '@understudy/contracts/records'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import ProfitAndLossScreen from './ProfitAndLossScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const nothing: ProfitTotals = {
  bets: 0,
  bet: 0,
  open: 0,
  returned: 0,
  validBet: 0,
  win: 0,
  pnl: 0,
  deposit: 0,
  withdraw: 0,
  reward: 0,
  income: 0,
  transfer: 0,
  profit: 0,
}
const played: ProfitTotals = {
  ...nothing,
  bets: 3,
  bet: 250,
  open: 44,
  validBet: 206,
  win: 310.5,
  pnl: 104.5,
  deposit: 500,
  reward: 12.25,
  profit: 116.75,
}
const day = (balanceDate: string, totals: Partial<ProfitTotals> = {}) => ({ balanceDate, ...nothing, ...totals })
const slots = {
  gameType: 'RNG' as const,
  bets: 3,
  bet: 250,
  open: 44,
  returned: 0,
  validBet: 206,
  win: 310.5,
  pnl: 104.5,
}

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(personalPnl, {
    list: [day('2026-03-10', { ...played, deposit: 0 }), day('2026-03-09'), day('2026-03-08', { deposit: 500 })],
    types: [slots],
    footer: played,
  })
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = (path = '/m/profitandloss') => renderInApp(<ProfitAndLossScreen />, { path })

test('profit and loss shows its parts and the open bets', {
  tags: ['RECORDS-005', 'ROUTE-011'],
}, async () => {
  open()
  const profit = await screen.findByRole('region', { name: 'Profit or loss' })
  expect(profit).toHaveTextContent('+Rs 116.75')
  expect(within(profit).getByRole('img', { name: 'Result by day, from 8 Mar to 10 Mar' })).toBeInTheDocument()
  const totals = screen.getByRole('region', { name: 'Totals of this selection' })
  const totalTexts = within(totals)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  // The settled stakes and the winnings add up to the result.
  expect(totalTexts.slice(0, 4)).toEqual(['Rs 250.00', 'Rs 310.50', 'Rs 44.00', '+Rs 104.50'])
  expect(within(totals).getByText('Still open')).toBeInTheDocument()
})

test('each day with a movement leads to its bets, the others are not listed', {
  tags: ['RECORDS-005'],
}, async () => {
  open()
  const rows = within(await screen.findByRole('list', { name: 'Days' })).getAllByRole('link')
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/m/gameRecord?from=2026-03-10&to=2026-03-10',
    '/m/gameRecord?from=2026-03-08&to=2026-03-08',
  ])
})

test('profit and loss is listed by type of game as the address says', {
  tags: ['RECORDS-005', 'RECORDS-006'],
}, async () => {
  const { user, path } = open('/m/profitandloss?from=2026-03-08&to=2026-03-10')
  await waitFor(() =>
    expect(Object.fromEntries(platform.last(personalPnl)?.url.searchParams ?? [])).toEqual({
      startDate: '2026-03-08',
      endDate: '2026-03-10',
    }),
  )
  await user.click(await screen.findByLabelText('By game'))
  expect(path()).toBe('/m/profitandloss?from=2026-03-08&to=2026-03-10&view=types')
  const [row] = within(screen.getByRole('list', { name: 'Games' })).getAllByRole('link')
  expect(row?.textContent).toMatch(/Slots.*3 bets.*Rs 250\.00.*\+Rs 104\.50/)
  expect(row?.getAttribute('href')).toBe('/m/gameRecord?from=2026-03-08&to=2026-03-10&gameType=RNG')
})

test('days without anything say so and lead on', { tags: ['RECORDS-005'] }, async () => {
  platform.answer(personalPnl, { list: [day('2026-03-10')], types: [], footer: nothing })
  const { user, path } = open('/m/profitandloss?days=today')
  expect(await screen.findByText('No bets in these days.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'See the last 30 days' }))
  expect(path()).toBe('/m/profitandloss?days=month')
  expect(await screen.findByRole('link', { name: 'View games' })).toBeInTheDocument()
})
