import { act, screen, within } from '@testing-library/react'
import {
  PROMOTION_LABELS,
  type Promotion,
  type PromotionLabel,
  promotionDetail,
  promotionList,
} from '@understudy/contracts/promotions'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { detailSample as detail, promotionSample as promotion } from '@/test/promotion-samples'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'

vi.setConfig({ testTimeout: 20_000 })

const WORDS = [
  'Coming soon',
  'Join',
  'Applying',
  'Rejected',
  'Joined',
  'In progress',
  'Issued',
  'Claim',
  'Claimed',
  'Closed',
]

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

describe('the list', () => {
  test('the list of promotions has an entry of each of the ten labels', { tags: ['MEMBER-010'] }, async () => {
    platform.answer(promotionList, {
      list: PROMOTION_LABELS.map((label, index) => promotion(index + 1, { label })),
    })
    open('/m/activity')
    const list = within(await screen.findByRole('list', { name: /newest first/ }))
    const entryTexts = list
      .getAllByRole('listitem')
      .map((item) => item.querySelector('a > span:last-child > span:nth-child(2)'))
    expect(entryTexts.map((tag) => tag?.textContent)).toEqual([
      'Coming soon',
      'Join',
      'Applying',
      'Rejected',
      'Joined',
      'In progress',
      'Issued',
      'Claim',
      'Claimed',
      'Closed',
    ])
    expect(new Set(entryTexts.map((tag) => tag?.textContent))).toEqual(new Set(WORDS))
  })

  test('promotions keep the platform’s order, and the address keeps the chosen tab', {
    tags: ['CONTENT-015'],
  }, async () => {
    platform.answer(promotionList, {
      list: [promotion(3, { kind: 'play' }), promotion(1), promotion(2, { kind: 'deposit' }), promotion(4)],
    })
    const { user, path } = open('/m/activity')
    const titles = async () => (await screen.findAllByText(/^Promotion \d/)).map(({ textContent }) => textContent)
    expect(await titles()).toEqual(['Promotion 3', 'Promotion 1', 'Promotion 2', 'Promotion 4'])
    expect(screen.getAllByRole('radio').map((tab) => tab.closest('label')?.textContent)).toEqual([
      'All',
      'Deposit',
      'Play',
      'Gifts',
      'Club',
    ])
    await user.click(screen.getByRole('radio', { name: 'Gifts' }))
    expect({ titles: await titles(), path: path() }).toEqual({
      titles: ['Promotion 1', 'Promotion 4'],
      path: '/m/activity?kind=gift',
    })
    await user.click(screen.getByRole('radio', { name: 'Club' }))
    expect(await screen.findByText('No promotions of this type right now.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect({ titlesCount: (await titles()).length, path: path() }).toEqual({ titlesCount: 4, path: '/m/activity' })
  })

  test.each([
    ['?kind=play', ['Promotion 3']],
    ['?kind=nonsense', ['Promotion 3', 'Promotion 1']],
  ])(
    'the list of promotions opens on the tab of its address (%s)',
    { tags: ['CONTENT-015'] },
    async (query, titles) => {
      platform.answer(promotionList, { list: [promotion(3, { kind: 'play' }), promotion(1)] })
      open(`/m/activity${query}`)
      expect((await screen.findAllByText(/^Promotion \d/)).map(({ textContent }) => textContent)).toEqual(titles)
    },
  )

  test('promotion dates are DD/MM/YYYY of the merchant’s calendar, or open-ended', {
    tags: ['CONTENT-013'],
  }, async () => {
    platform.answer(promotionList, { list: [promotion(1), promotion(2, { noExpiry: 1 })] })
    open('/m/activity')
    expect(await screen.findByText('02/02/2026 – 09/04/2026')).toBeInTheDocument()
    expect(screen.getByText('Long term')).toBeInTheDocument()
  })

  test('an entry opens its own page, by its id in the address', { tags: ['ROUTE-018', 'ROUTE-029'] }, async () => {
    platform
      .answer(promotionList, { list: [promotion(3), promotion(7, { title: 'Weekly cashback' })] })
      .answer(promotionDetail, detail('apply', 'join'))
    const { user, path } = open('/m/activity')
    await user.click(await screen.findByText('Weekly cashback'))
    expect(await screen.findByRole('heading', { name: 'Weekly cashback' })).toBeInTheDocument()
    expect({ path: path(), id: platform.last(promotionDetail)?.url.searchParams.get('id') }).toEqual({
      path: '/m/activityDetail?id=7',
      id: '7',
    })
  })

  test.each<[PromotionLabel, Partial<Promotion>, PromotionLabel, string]>([
    ['coming soon', { startDate: Date.parse('2026-02-10T12:01:00Z') }, 'join', 'Join'],
    ['join', { endDate: Date.parse('2026-02-10T12:01:00Z') }, 'close', 'Closed'],
    ['claim', { endDate: Date.parse('2026-02-10T12:01:00Z') }, 'close', 'Closed'],
  ])(
    'a promotion with the label "%s" changes when its time comes',
    { tags: ['MEMBER-010'] },
    async (label, times, then, said) => {
      vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-02-10T12:00:00Z') })
      platform.answer(promotionList, { list: [promotion(1, { label: 'close' }), promotion(2, { label, ...times })] })
      open('/m/activity')
      const list = within(await screen.findByRole('list', { name: /newest first/ }))
      platform.answer(promotionList, { list: [promotion(2, { label: then, ...times })] })
      await act(() => vi.advanceTimersByTimeAsync(70_000))
      expect(await list.findByText(said)).toBeInTheDocument()
      expect(platform.count(promotionList)).toBe(2)
      // The list is refetched only when a label can change.
      await act(() => vi.advanceTimersByTimeAsync(60_000))
      expect(platform.count(promotionList)).toBe(2)
    },
  )

  test('a list without promotions says so', async () => {
    open('/m/activity')
    expect(await screen.findByText('No promotions right now.')).toBeInTheDocument()
  })

  test('promotions that fail to load say so and are tried again', async () => {
    platform.fail(promotionList, 'TOO_MANY_REQUEST')
    const { user } = open('/m/activity')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    platform.answer(promotionList, { list: [promotion(1)] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Promotion 1')).toBeInTheDocument()
  })
})
