import { screen, waitFor, within } from '@testing-library/react'
import {
  claimManualRebate,
  type ManualRebate,
  manualRebate,
  type RebateRecord,
  rebateHistory,
} from '@understudy/contracts/rebate'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { failure, fakePlatform } from '@/test/platform'
import { celebrated, renderInApp } from '@/test/render'
import { sessionSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import RebateScreen from './RebateScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const day = (more: Partial<ManualRebate> = {}): ManualRebate => ({
  date: '2026-03-09',
  level: 6,
  totalTurnover: 5_500,
  claimable: 39.9,
  canClaim: true,
  claimedAt: null,
  categories: {
    RNG: { turnover: 4_000, rate: 0.78, rebate: 31.2, claimed: 0 },
    LIVE: { turnover: 1_500, rate: 0.58, rebate: 8.7, claimed: 0 },
  },
  claimFrom: Date.parse('2026-03-09T19:00:00Z'),
  claimUntil: Date.parse('2026-03-10T18:59:59.999Z'),
  ...more,
})
const record = (more: Partial<RebateRecord> = {}): RebateRecord => ({
  orderNo: 'R20260309-7',
  date: '2026-03-09',
  turnover: 5_500,
  amount: 39.9,
  claimedAt: Date.parse('2026-03-10T18:58:00Z'),
  day: '2026-03-10',
  ...more,
})
const history = (list: RebateRecord[]) => ({
  list,
  next: null,
  totalCount: list.length,
  footer: { turnover: 0, amount: 0 },
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample())
    .answer(manualRebate, day())
    .answer(rebateHistory, history([]))
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = () => renderInApp(<RebateScreen />, { path: '/m/member/manualRebate' })
const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('the rebate', () => {
  test('the rebate shows the amount due, with turnover and rate by type of game', {
    tags: ['MEMBER-008'],
  }, async () => {
    open()
    expect(await row('Slots')).toEqual(['Rs 4,000', '0.78%', 'Rs 31.20'])
    expect(await row('Live tables')).toEqual(['Rs 1,500', '0.58%', 'Rs 8.70'])
    expect(screen.getByText('Rs 39.90')).toBeInTheDocument()
    expect(screen.getByText(/until 23:59 on 10 Mar/)).toBeInTheDocument()
    expect(await screen.findByText('Nothing claimed in the last 30 days.')).toBeInTheDocument()
  })

  test('a double tap applies for a rebate once, which moves into the history', {
    tags: ['MEMBER-008'],
  }, async () => {
    platform.reply(claimManualRebate, () => {
      platform
        .answer(manualRebate, day({ canClaim: false, claimable: 0, claimedAt: record().claimedAt }))
        .answer(rebateHistory, history([record()]))
      return Response.json({ success: true, value: { orderNo: 'R20260309-7', amount: 39.9 } })
    })
    const { user } = open()
    await user.dblClick(await screen.findByRole('button', { name: 'Claim now' }))
    expect(await celebrated('Rs\u00a039.90')).toBeTruthy()
    expect(await screen.findByText('Rebate of 9 Mar, paid')).toBeInTheDocument()
    expect(await screen.findByText('R20260309-7')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Claim now' })).not.toBeInTheDocument()
    expect({
      claimManualRebateCalls: platform.count(claimManualRebate),
      sentBody: platform.last(claimManualRebate)?.body,
    }).toEqual({ claimManualRebateCalls: 1, sentBody: { date: '2026-03-09' } })
  })

  test('a requested rebate is not requested again while the day looks unchanged', {
    tags: ['MEMBER-008'],
  }, async () => {
    const value = { orderNo: 'R20260309-7', amount: 39.9 }
    platform.reply(claimManualRebate, () => Response.json({ success: true, value }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Claim now' }))
    expect(await celebrated('Rs\u00a039.90')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Claim now' }))
    expect(platform.count(claimManualRebate)).toBe(1)
  })

  test.each([
    ['claim.already', /already/i],
    ['claim.expired', /expired|over|late/i],
  ] as const)('a claim that comes too late says why (%s)', { tags: ['MEMBER-008'] }, async (code, said) => {
    platform.reply(claimManualRebate, () => failure(code))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Claim now' }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    await waitFor(() => expect(platform.count(manualRebate)).toBe(2))
  })

  test('today’s rebate cannot be claimed yet', { tags: ['MEMBER-008'] }, async () => {
    const { user } = open()
    await screen.findByRole('button', { name: 'Claim now' })
    platform.answer(manualRebate, day({ date: '2026-03-10', canClaim: false }))
    await user.click(screen.getByRole('radio', { name: 'Today' }))
    expect(await screen.findByText(/Claim from midnight/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Claim now' })).not.toBeInTheDocument()
    await waitFor(() => expect(platform.count(manualRebate)).toBe(2))
    const calls = platform.calls
      .filter(({ name }) => name === manualRebate.name)
      .map(({ url }) => url.searchParams.get('date'))
    expect(Date.parse(calls[1] ?? '') - Date.parse(calls[0] ?? '')).toBe(86_400_000)
  })

  test('a day without a settled bet says so', { tags: ['MEMBER-008'] }, async () => {
    platform.answer(manualRebate, day({ categories: {}, totalTurnover: 0, claimable: 0, canClaim: false }))
    open()
    expect(await screen.findByText('No settled bets on this day.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Claim now' })).not.toBeInTheDocument()
  })

  test('the page of the rebate has its address', { tags: ['ROUTE-012'] }, async () => {
    const { path } = renderInApp(<Screens />, { path: '/m/member/manualRebate' })
    expect(await screen.findByRole('button', { name: 'Claim now' })).toBeInTheDocument()
    expect(path()).toBe('/m/member/manualRebate')
  })
})
