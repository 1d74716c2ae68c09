import { act, screen, waitFor, within } from '@testing-library/react'
import {
  claimPromotion,
  joinPromotion,
  type PromotionDetail,
  type PromotionLabel,
  type PromotionWay,
  promotionDetail,
  promotionList,
} from '@understudy/contracts/promotions'
import { referralDetails } from '@understudy/contracts/referral'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { failure, fakePlatform } from '@/test/platform'
import { detailSample as detail, promotionSample as promotion, ruleSample as rule } from '@/test/promotion-samples'
import { celebrated, renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'

vi.setConfig({ testTimeout: 20_000 })

const reward = (more: Partial<NonNullable<PromotionDetail['reward']>> = {}) => ({
  rewardId: 'P7-12',
  amount: 500,
  requiredTurnover: 1_500,
  expiresAt: null,
  ...more,
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['DPSTBAS3'])))
    .answer(promotionList, { list: [] })
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = (path: string) => renderInApp(<Screens />, { path })
const show = (way: PromotionWay, label: PromotionLabel, more: Partial<PromotionDetail> = {}) => {
  platform.answer(promotionDetail, detail(way, label, more))
  return open('/m/activityDetail?id=7')
}
const buttons = () =>
  [...document.querySelectorAll('article button, article a')].map(({ textContent }) => textContent ?? '')

describe('a promotion', () => {
  test('a promotion shows its title, the picture of sequence 1 and its formatted text', {
    tags: ['CONTENT-012'],
  }, async () => {
    show('apply', 'join')
    expect(await screen.findByRole('heading', { name: 'Weekly cashback' })).toBeInTheDocument()
    expect(document.querySelector('article > img')?.getAttribute('src')).toBe('/img/first.webp')
    expect((await screen.findByText('the house')).tagName).toBe('STRONG')
  })

  test('a promotion shows its period, or that it has no end', { tags: ['CONTENT-013'] }, async () => {
    const { unmount } = show('apply', 'join')
    expect(await screen.findByText('02/02/2026 – 09/04/2026')).toBeInTheDocument()
    unmount()
    show('apply', 'join', { noExpiry: 1 })
    expect(await screen.findByText('Long term')).toBeInTheDocument()
  })

  test.each([
    ['apply', 'coming soon', 'Coming soon', /It starts on .*02\/02\/2026/, []],
    ['apply', 'join', 'Join', /Apply, and we reply/, ['Apply']],
    ['goal', 'join', 'Join', /wager .*Rs\s400,000.* in total/, ['Join']],
    ['draw', 'join', 'Join', /Join to enter the draw/, ['Join']],
    ['deposit', 'join', 'Join', /Choose it when you deposit/, ['Deposit now']],
    ['invite', 'join', 'Join', /Invite a friend/, ['Invite friends']],
    ['apply', 'applying', 'Applying', /We are reviewing your application/, []],
    ['apply', 'rejected', 'Rejected', /was not accepted/, []],
    ['draw', 'joined', 'Joined', /Winners are told/, []],
    ['goal', 'process', 'In progress', /Only settled bets count/, []],
    ['apply', 'issued', 'Issued', /You have a reward of .*Rs\s500/, ['Claim now']],
    ['claim', 'claim', 'Claim', /Claim .*Rs\s500.* now/, ['Claim now']],
    ['claim', 'claimed', 'Claimed', /Already claimed\./, []],
    ['apply', 'close', 'Closed', /This promotion has ended/, []],
  ] as const)(
    'a promotion by %s at %s says %s and offers its action',
    { tags: ['MEMBER-010'] },
    async (way, label, word, said, acts) => {
      show(way, label, {
        rule: rule({ way, goal: way === 'goal' ? 400_000 : 0 }),
        reward: label === 'issued' || label === 'claim' ? reward() : null,
      })
      const region = await screen.findByRole('region', { name: word })
      await waitFor(() => expect(within(region).getByRole('status').textContent).toMatch(said))
      expect(buttons()).toEqual(acts)
    },
  )

  test('a rejection says why, and what the house wrote', { tags: ['MEMBER-010'] }, async () => {
    show('apply', 'rejected', { reason: 'profile', remark: 'Add your <birthday>' })
    expect(await screen.findByText('Your profile is not complete.')).toBeInTheDocument()
    expect(screen.getByText('Add your <birthday>')).toBeInTheDocument()
  })

  test('a goal shows its progress, a reward its turnover and its end', {
    tags: ['MEMBER-010'],
  }, async () => {
    const { unmount } = show('goal', 'process', { progress: { actual: 1_210, expected: 400_000 } })
    const meter = await screen.findByRole('meter', { name: 'Wagered so far' })
    expect({ value: meter.getAttribute('value'), max: meter.getAttribute('max') }).toEqual({
      value: '1210',
      max: '400000',
    })
    expect(await screen.findByText(/Rs 1,210.* of .*Rs 400,000/)).toBeInTheDocument()
    unmount()
    const soon = show('apply', 'issued', { reward: reward({ expiresAt: Date.now() + 90_000 }) })
    expect(await screen.findByText(/Wager .*Rs 1,500.* before withdrawing/)).toBeInTheDocument()
    expect(screen.getByRole('timer', { name: 'Time left to claim' }).textContent).toMatch(/^01:(30|2\d)$/)
    soon.unmount()
    show('apply', 'issued', { reward: reward({ expiresAt: Date.parse('2099-03-17T07:00:00Z') }) })
    expect(await screen.findByText(/Claim by 17.Mar.2099, 12:00/)).toBeInTheDocument()
  })

  test.each([
    ['firstDeposit', 'close', 'Only for your first deposit.', []],
    ['newcomers', 'close', 'Only for the first 30 days after registering.', []],
    ['level', 'join', 'For members of VIP 3 and above.', ['View my level']],
  ] as const)(
    'a promotion for others (%s) says so and cannot be joined',
    { tags: ['MEMBER-010'] },
    async (unfit, label, said, acts) => {
      show('apply', label, { unfit, rule: rule({ minVip: 3 }) })
      expect(await screen.findByText(said)).toBeInTheDocument()
      expect(buttons()).toEqual(acts)
    },
  )

  test('a promotion shows its terms in figures', async () => {
    show('deposit', 'join', {
      rule: rule({ way: 'deposit', amount: 0, percent: 15, cap: 3_000, minDeposit: 500, multiple: 8, every: 'day' }),
    })
    await screen.findAllByText(/Rs 500/)
    const terms = within((await screen.findByText('Terms at a glance')).parentElement as HTMLElement)
    const facts = terms.getAllByRole('term').map((name) => [name.textContent, name.nextSibling?.textContent])
    expect(facts.map((fact) => fact.map((part) => part?.replace(/[\u2066\u2069]/g, '')))).toEqual([
      ['Bonus', '15% of the deposit, up to Rs\u00a03,000'],
      ['Minimum deposit', 'Rs 500'],
      ['Before withdrawing', 'wager the reward 8 times'],
      ['How often', 'Once a day'],
    ])
  })

  test.each([
    [0, 1],
    [1, 7],
  ])('a promotion whose figures are %i shows %i terms', async (figure, terms) => {
    const figures = { amount: figure, percent: figure, minDeposit: figure, goal: figure, multiple: figure }
    show('deposit', 'join', { rule: rule({ way: 'deposit', ...figures, minVip: figure }) })
    const facts = within((await screen.findByText('Terms at a glance')).parentElement as HTMLElement)
    expect(facts.getAllByRole('term')).toHaveLength(terms)
  })

  test.each([
    ['apply', true],
    ['draw', true],
    ['invite', true],
    ['goal', true],
    ['deposit', false],
  ] as const)(
    'a promotion says how long a reward of kind %s can be claimed: %s',
    { tags: ['CONTENT-013'] },
    async (way, waits) => {
      show(way, 'join', { rule: rule({ way, claimDays: 7 }) })
      const facts = within((await screen.findByText('Terms at a glance')).parentElement as HTMLElement)
      expect(facts.queryByText('7 days') !== null).toBe(waits)
    },
  )

  test('an unknown promotion, or an address without one, leads back to the list', { tags: ['ROUTE-029'] }, async () => {
    platform.fail(promotionDetail, 'promotion.not.found')
    const { unmount } = open('/m/activityDetail?id=7')
    const link = await screen.findByRole('link', { name: 'All promotions' })
    expect(link).toHaveAttribute('href', '/m/activity')
    unmount()
    for (const query of ['', '?id=abc', '?id=-1', '?id=0']) {
      const page = open(`/m/activityDetail${query}`)
      expect(await screen.findByText('This promotion is no longer available.')).toBeInTheDocument()
      page.unmount()
    }
    expect(platform.count(promotionDetail)).toBe(1)
  })
})

describe('taking part in a promotion', { tags: ['MEMBER-010'] }, () => {
  test('two taps apply for a promotion once, and show it under review', async () => {
    platform.reply(joinPromotion, () => {
      platform.answer(promotionDetail, detail('apply', 'applying'))
      return Response.json({ success: true, value: detail('apply', 'applying') })
    })
    const { user } = show('apply', 'join')
    await user.dblClick(await screen.findByRole('button', { name: 'Apply' }))
    expect(await screen.findByRole('region', { name: 'Applying' })).toBeInTheDocument()
    expect(await screen.findByText('Application sent')).toBeInTheDocument()
    expect({ joinPromotionCalls: platform.count(joinPromotion), sentBody: platform.last(joinPromotion)?.body }).toEqual(
      { joinPromotionCalls: 1, sentBody: { id: 7 } },
    )
  })

  test('two taps claim a promotion once, and show the amount', async () => {
    platform.reply(claimPromotion, () => {
      platform.answer(promotionDetail, detail('claim', 'claimed'))
      return Response.json({ success: true, value: { rewardId: 'P7-12', amount: 500, requiredTurnover: 1_500 } })
    })
    const { user } = show('claim', 'claim', { reward: reward() })
    await user.dblClick(await screen.findByRole('button', { name: 'Claim now' }))
    expect(await celebrated('Rs\u00a0500')).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Claimed' })).toBeInTheDocument()
    expect({
      claimPromotionCalls: platform.count(claimPromotion),
      sentBody: platform.last(claimPromotion)?.body,
    }).toEqual({ claimPromotionCalls: 1, sentBody: { id: 7 } })
  })

  test.each([
    ['claim.already', /already/i],
    ['promotion.ended', /has ended/i],
    ['promotion.state', /not possible for you/i],
  ] as const)('a refusal says why, and its state is refetched (%s)', async (code, said) => {
    platform.reply(claimPromotion, () => failure(code))
    const { user } = show('claim', 'claim', { reward: reward() })
    await user.click(await screen.findByRole('button', { name: 'Claim now' }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    await waitFor(() => expect(platform.count(promotionDetail)).toBe(2))
  })

  test('a reward that expires on screen is no longer offered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show('apply', 'issued', { reward: reward({ expiresAt: Date.now() + 2_000 }) })
    expect(await screen.findByRole('button', { name: 'Claim now' })).toBeInTheDocument()
    platform.answer(promotionDetail, detail('apply', 'close'))
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(await screen.findByText('This promotion has ended.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Claim now' })).not.toBeInTheDocument()
  })

  test('a claimed daily reward can be claimed again on the merchant’s next day', {
    tags: ['MEMBER-010'],
  }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-02-10T18:59:00Z') })
    show('claim', 'claimed', { rule: rule({ way: 'claim', every: 'day' }) })
    expect(await screen.findByText('Claimed today. The next one is available from midnight.')).toBeInTheDocument()
    platform.answer(promotionDetail, detail('claim', 'claim', { rule: rule({ way: 'claim', every: 'day' }) }))
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(platform.count(promotionDetail)).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await screen.findByRole('button', { name: 'Claim now' })).toBeInTheDocument()
  })

  test('a promotion with a deposit leads to the deposit', async () => {
    const { unmount } = show('deposit', 'join')
    const link = await screen.findByRole('link', { name: 'Deposit now' })
    expect(link).toHaveAttribute('href', '/m/voucherCenter?promotion=7')
    unmount()
    show('deposit', 'joined', { transId: 'D20260310000001', reward: reward({ amount: 150, requiredTurnover: 1_200 }) })
    const order = await screen.findByRole('link', { name: 'View deposit' })
    expect(order).toHaveAttribute('href', '/m/voucherCenter?order=D20260310000001')
  })

  test('a promotion for inviting friends opens link and code', async () => {
    platform.answer(referralDetails, {
      referralCode: 'amina',
      parameter: 'recommenderId',
      totalInvitations: 3,
      promotionDomains: ['https://aurora.example'],
    })
    const { user } = show('invite', 'join')
    await user.click(await screen.findByRole('button', { name: 'Invite friends' }))
    expect(await screen.findByText('https://aurora.example/m/register?recommenderId=amina')).toBeInTheDocument()
  })
})

describe('a visitor', { tags: ['SESSION-013'] }, () => {
  beforeEach(() => session.drop())

  test('a visitor sees promotions without being asked to log in', async () => {
    platform.answer(promotionList, { list: [promotion(1)] })
    const { path, unmount } = open('/m/activity')
    expect(await screen.findByText('Promotion 1')).toBeInTheDocument()
    expect(path()).toBe('/m/activity')
    unmount()
    const page = show('apply', 'join')
    expect(await screen.findByText('the house')).toBeInTheDocument()
    expect(page.path()).toBe('/m/activityDetail?id=7')
  })

  test.each([
    ['apply', 'join', 'Apply'],
    ['goal', 'join', 'Join'],
    ['claim', 'claim', 'Claim now'],
    ['invite', 'join', 'Invite friends'],
  ] as const)(
    'a visitor’s action (%s) leads to the login and sends nothing',
    { tags: ['SESSION-018'] },
    async (way, label, name) => {
      const { user, path } = show(way, label, { reward: null })
      await user.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(path()).toBe('/m/login'))
      expect({
        joinPromotionCalls: platform.count(joinPromotion),
        claimPromotionCalls: platform.count(claimPromotion),
      }).toEqual({ joinPromotionCalls: 0, claimPromotionCalls: 0 })
    },
  )
})

test.each([undefined, 4] as const)('a session that cannot deposit is offered an account (%s)', async (type) => {
  if (type === undefined) session.drop()
  else session.store(sessionSample(type))
  show('deposit', 'join')
  const link = await screen.findByRole('link', { name: 'Register now' })
  expect(link).toHaveAttribute('href', '/m/register')
  expect(screen.queryByRole('link', { name: 'Deposit now' })).not.toBeInTheDocument()
})

test.each([
  ['apply', 'join', 'Apply'],
  ['claim', 'claim', 'Claim now'],
] as const)('a trial is told that it needs an account (%s)', { tags: ['SESSION-018'] }, async (way, label, name) => {
  session.store(sessionSample(4))
  const { user, path } = show(way, label)
  await user.click(await screen.findByRole('button', { name }))
  const loginDialog = { name: 'Please login an actual account to use this function' }
  expect(await screen.findByRole('dialog', loginDialog)).toBeInTheDocument()
  expect({
    path: path(),
    joinPromotionCalls: platform.count(joinPromotion),
    claimPromotionCalls: platform.count(claimPromotion),
  }).toEqual({ path: '/m/activityDetail?id=7', joinPromotionCalls: 0, claimPromotionCalls: 0 })
})
