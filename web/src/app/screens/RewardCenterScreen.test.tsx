import { act, screen, waitFor, within } from '@testing-library/react'
import { HOUR } from '@understudy/contracts/durations'
import { claimIssuedPromotion, promotionClaims } from '@understudy/contracts/promotions'
import { claim, claimable, history, type Reward, unclaimed } from '@understudy/contracts/rewards'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { failure, fakePlatform } from '@/test/platform'
import { celebrated, renderInApp } from '@/test/render'
import { sessionSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import RewardCenterScreen from './RewardCenterScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const reward = (more: Partial<Reward> = {}): Reward => ({
  transactionId: 'RW1',
  kind: 'earned',
  type: 'MISSION',
  name: 'Week of the reels · milestone 1',
  amount: 10,
  multiple: 5,
  requiredTurnover: 50,
  status: 'AVAILABLE',
  claimedAt: null,
  issuedAt: Date.now() - HOUR,
  expireDate: Date.now() + 72 * HOUR,
  ...more,
})
const TICKET = reward({
  transactionId: 'RW2',
  kind: 'ticket',
  type: 'RAFFLE',
  name: 'Friday draw',
  amount: 25,
  expireDate: Date.now() + HOUR,
  multiple: 0,
  requiredTurnover: 0,
})
const PAST = [
  reward({
    transactionId: 'RW9',
    name: 'Lucky bet',
    type: 'LUCKY_BET',
    status: 'CLAIMED',
    amount: 66,
    claimedAt: Date.parse('2026-02-25T22:07:00Z'),
  }),
  reward({
    transactionId: 'RW8',
    name: 'Gift of the rainy days',
    type: 'MANUAL',
    status: 'EXPIRED',
    amount: 40,
    expireDate: Date.parse('2026-03-03T07:00:00Z'),
  }),
]

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample())
    .answer(claimable, [TICKET, reward()])
    .answer(unclaimed, 2)
    .answer(promotionClaims, [])
    .answer(history, { list: PAST, next: null, footer: { count: 1, amount: 66 } })
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = (path = '/m/rewardCenter') => renderInApp(<RewardCenterScreen />, { path })

test('the reward centre has its address', { tags: ['ROUTE-012', 'MEMBER-007'] }, async () => {
  const { path } = renderInApp(<Screens />, { path: '/m/rewardCenter' })
  expect(await screen.findByRole('button', { name: /^Claim: Week/ })).toBeInTheDocument()
  expect(path()).toBe('/m/rewardCenter')
})

describe('the reward centre', () => {
  test('waiting rewards show amount, turnover and end, tickets separately', {
    tags: ['MEMBER-007', 'MEMBER-013'],
  }, async () => {
    const { user, path } = open()
    const [card] = await screen.findAllByRole('listitem')
    const earned = within(card as HTMLElement)
    expect(earned.getByRole('heading', { name: 'Week of the reels · milestone 1' })).toBeInTheDocument()
    for (const text of ['Mission', 'Rs 10.00', /Rs 50.*\(5×\)/, /^Until /])
      expect(await earned.findByText(text)).toBeInTheDocument()
    expect(screen.queryByText('Friday draw')).not.toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'Tickets (1)' }))
    expect(path()).toBe('/m/rewardCenter?view=ticket')
    expect(await screen.findByText('Friday draw')).toBeInTheDocument()
    expect(screen.getByText('No wagering')).toBeInTheDocument()
    expect(screen.getByRole('timer', { name: 'Expires in' })).toBeInTheDocument()
    expect(screen.queryByText('Week of the reels · milestone 1')).not.toBeInTheDocument()
  })

  test('a double tap claims a reward once, which moves into the history', {
    tags: ['MEMBER-007'],
  }, async () => {
    platform.reply(claim, () => {
      platform.answer(claimable, [TICKET]).answer(history, {
        list: [reward({ status: 'CLAIMED', claimedAt: Date.now() }), ...PAST],
        next: null,
        footer: { count: 2, amount: 76 },
      })
      return Response.json({ success: true, value: { transactionId: 'RW1', amount: 10, requiredTurnover: 50 } })
    })
    const { user } = open()
    await user.dblClick(await screen.findByRole('button', { name: 'Claim: Week of the reels · milestone 1' }))
    expect(await celebrated('Rs\u00a010')).toBeTruthy()
    expect(await screen.findByText(/No rewards to claim/)).toBeInTheDocument()
    expect({ claimCalls: platform.count(claim), sentBody: platform.last(claim)?.body }).toEqual({
      claimCalls: 1,
      sentBody: { transactionId: 'RW1' },
    })
    await user.click(screen.getByRole('tab', { name: 'History' }))
    expect(await screen.findByText('Week of the reels · milestone 1')).toBeInTheDocument()
    expect(screen.getByText('2 rewards claimed')).toBeInTheDocument()
  })

  test.each([
    ['claim.already', /already/i],
    ['claim.expired', /expired/i],
    ['reward.not.found', /does not exist/],
  ] as const)(
    'a claim that is refused says why, and what is true now is asked for (%s)',
    { tags: ['MEMBER-007'] },
    async (code, said) => {
      platform.reply(claim, () => failure(code))
      const { user } = open()
      await user.click(await screen.findByRole('button', { name: /^Claim: Week/ }))
      expect(await screen.findByText(said)).toBeInTheDocument()
      await waitFor(() => expect(platform.count(claimable)).toBe(2))
    },
  )

  test('the reward centre claims rewards of promotions too', {
    tags: ['MEMBER-007'],
  }, async () => {
    const brought = {
      rewardId: 'P12-7',
      promId: 12,
      eventName: 'Deposit week',
      promotionType: 'DEPOSIT' as const,
      rewardAmount: 80,
      requiredTurnover: 240,
      approvedDate: 0,
      expireDate: Date.now() + 72 * HOUR,
    }
    platform.answer(promotionClaims, [
      { ...brought, status: 'I' },
      { ...brought, rewardId: 'P13-7', eventName: 'Gone', status: 'C' },
      { ...brought, rewardId: 'P14-7', eventName: 'Too late', status: 'E' },
      { ...brought, rewardId: 'P15-7', eventName: 'Goal reached', status: 'U', expireDate: null },
    ])
    platform.reply(claimIssuedPromotion, () =>
      Response.json({ success: true, value: { rewardId: 'P12-7', amount: 80, requiredTurnover: 240 } }),
    )
    const { user } = open()
    expect(await screen.findByRole('tab', { name: 'To claim (3)' })).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Goal reached' })).toBeInTheDocument()
    expect({ gone: screen.queryByText('Gone'), tooLate: screen.queryByText('Too late') }).toEqual({
      gone: null,
      tooLate: null,
    })
    expect(screen.getAllByText(/Rs 240.*\(3×\)/).length).toBe(2)
    await user.dblClick(screen.getByRole('button', { name: 'Claim: Deposit week' }))
    expect(await celebrated('Rs\u00a080')).toBeTruthy()
    // Until the list is refetched, which may fail, a claimed reward cannot be claimed again.
    await user.click(screen.getByRole('button', { name: 'Claim: Deposit week' }))
    const { count, last } = platform
    expect({ count: count(claimIssuedPromotion), body: last(claimIssuedPromotion)?.body }).toEqual({
      count: 1,
      body: { rewardId: 'P12-7' },
    })
  })

  test('the history has claimed and expired rewards with their times and their sum', {
    tags: ['MEMBER-007'],
  }, async () => {
    open('/m/rewardCenter?view=history')
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Lucky bet.*RW9.*Claimed on 26 Feb, 03:07.*Rs 66\.00Claimed/),
      expect.stringMatching(/Gift of the rainy days.*RW8.*Expired on 3 Mar, 12:00.*Rs 40\.00Expired/),
    ])
    expect(screen.getByText('1 reward claimed')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument()
  })

  test('a reward that expires on screen is removed after a reload of the list', { tags: ['MEMBER-007'] }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    platform.answer(claimable, [reward({ expireDate: Date.now() + 2_000 })])
    open()
    expect(await screen.findByRole('timer', { name: 'Expires in' })).toBeInTheDocument()
    platform.answer(claimable, [])
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(await screen.findByText(/No rewards to claim/)).toBeInTheDocument()
  })

  test.each([
    ['/m/rewardCenter', /No rewards to claim/],
    ['/m/rewardCenter?view=ticket', 'No tickets right now.'],
    ['/m/rewardCenter?view=history', 'No claimed or expired rewards yet.'],
  ] as const)('the reward centre says that there is nothing: %s', { tags: ['MEMBER-007'] }, async (path, said) => {
    platform.answer(claimable, []).answer(history, { list: [], next: null, footer: { count: 0, amount: 0 } })
    open(path)
    expect(await screen.findByText(said)).toBeInTheDocument()
  })

  test('a reward centre that cannot be loaded is requested again', { tags: ['MEMBER-007'] }, async () => {
    platform.fail(claimable, 'system.error')
    const { user } = open()
    const retryButton = await screen.findByRole('button', { name: 'Try again' })
    platform.answer(claimable, [reward()])
    await user.click(retryButton)
    expect(await screen.findByRole('button', { name: /^Claim: Week/ })).toBeInTheDocument()
  })
})
