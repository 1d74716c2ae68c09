import { act, renderHook, screen } from '@testing-library/react'
import { announcements } from '@understudy/contracts/announcements'
import { chatUnread } from '@understudy/contracts/chat'
import { inboxUnread } from '@understudy/contracts/inbox'
import type { MemberType } from '@understudy/contracts/member-type'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { seePage } from '@/test/page-visibility'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { inboxCount, useUnreadCounts } from './index.ts'
import { useAppBadge } from './use-app-badge.ts'

let platform: ReturnType<typeof fakePlatform>

const notice = (id: number, read: boolean) => ({
  id,
  title: `Notice ${id}`,
  content: '<p>Text</p>',
  read,
  startDate: 0,
  endDate: 0,
  noExpiry: 1 as const,
  announcementImages: [],
  promotionType: '',
  execution: '' as const,
})
const lists = { banners: [], player: [notice(1, false), notice(2, true)], popup: [], promotion: [], hot: [] }

const Counts = () => <p>{JSON.stringify(useUnreadCounts())}</p>
const renderedCounts = () => JSON.parse(screen.getAllByText(/UnreadCount/)[0]?.textContent ?? '')

function show(type: MemberType | undefined, flags = ['INBOX3']) {
  platform
    .answer(systemStatus, statusSample({}, settingsSample({}, flags)))
    .answer(announcements, lists)
    .answer(inboxUnread, 120)
    .answer(chatUnread, { unReadCount: 2 })
  if (type !== undefined) session.store(sessionSample(type))
  return renderInApp(
    <>
      <Counts />
      <Counts />
    </>,
  )
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  platform = fakePlatform()
})
afterEach(() => {
  session.drop()
})

describe('unread counts', () => {
  test('unread messages of a member are added up', { tags: ['DATA-026', 'API-030'] }, async () => {
    show(0)
    await pass(1_000)
    expect(renderedCounts()).toEqual({
      announcementUnreadCount: 1,
      chatUnreadCount: 0,
      inboxUnreadCount: 120,
      totalUnreadCount: 121,
    })
    expect(platform.last(inboxUnread)?.headers.get('ModuleId')).toBe('CBS3')
  })

  test('the unread count of the chat is requested if the merchant has a chat', {
    tags: ['MSG-006', 'FLAGS-021'],
  }, async () => {
    show(0, ['INBOX3', 'CBS3'])
    await pass(1_000)
    expect(platform.count(chatUnread)).toBe(1)
    expect(renderedCounts()).toEqual({
      announcementUnreadCount: 1,
      chatUnreadCount: 2,
      inboxUnreadCount: 120,
      totalUnreadCount: 123,
    })
  })

  test.each([
    [0, ['INBOX3']],
    [undefined, ['INBOX3', 'CBS3']],
    [4, ['INBOX3', 'CBS3']],
  ] as const)(
    'the chat’s unread count is not requested by type %s with %j',
    { tags: ['MSG-006', 'FLAGS-021'] },
    async (type, flags) => {
      show(type, [...flags])
      await pass(1_000)
      expect({
        chatUnreadCalls: platform.count(chatUnread),
        chatUnreadCount: renderedCounts().chatUnreadCount,
      }).toEqual({
        chatUnreadCalls: 0,
        chatUnreadCount: 0,
      })
    },
  )

  test.each([undefined, 4] as const)(
    'unread messages are not loaded for type %s, who cannot have any',
    { tags: ['MSG-005'] },
    async (type) => {
      show(type)
      await pass(1_000)
      expect({
        inboxUnreadCalls: platform.count(inboxUnread),
        totalUnreadCount: renderedCounts().totalUnreadCount,
      }).toEqual({
        inboxUnreadCalls: 0,
        totalUnreadCount: 0,
      })
    },
  )

  test('unread messages are not loaded for a merchant without an inbox', async () => {
    show(0, [])
    await pass(1_000)
    expect({
      inboxUnreadCalls: platform.count(inboxUnread),
      inboxUnreadCount: renderedCounts().inboxUnreadCount,
    }).toEqual({
      inboxUnreadCalls: 0,
      inboxUnreadCount: 0,
    })
  })

  test('requests for the unread count within 250 ms share one call at their end', { tags: ['CONST-009'] }, async () => {
    show(0)
    await pass(1_000)
    expect(platform.count(inboxUnread)).toBe(1)
    platform.answer(inboxUnread, 7)
    act(() => void inboxCount.invalidate())
    await pass(249)
    expect(platform.count(inboxUnread)).toBe(1)
    act(() => void inboxCount.invalidate())
    await pass(1)
    expect(platform.count(inboxUnread)).toBe(2)
    await pass(1_000)
    expect({
      inboxUnreadCalls: platform.count(inboxUnread),
      inboxUnreadCount: renderedCounts().inboxUnreadCount,
    }).toEqual({
      inboxUnreadCalls: 2,
      inboxUnreadCount: 7,
    })
    act(() => void inboxCount.invalidate())
    await pass(250)
    expect(platform.count(inboxUnread)).toBe(3)
  })

  test('a failed request for the unread count is silent and keeps the last count', { tags: ['API-030'] }, async () => {
    show(0)
    await pass(1_000)
    platform.fail(inboxUnread, 'system.error')
    act(() => void inboxCount.invalidate())
    await pass(5_000)
    expect({
      inboxUnreadCalls: platform.count(inboxUnread),
      inboxUnreadCount: renderedCounts().inboxUnreadCount,
    }).toEqual({
      inboxUnreadCalls: 2,
      inboxUnreadCount: 120,
    })
    expect({ alert: screen.queryByRole('alert'), status: screen.queryByRole('status') }).toEqual({
      alert: null,
      status: null,
    })
  })

  test('unread messages are loaded again when the page is visible, never while hidden', async () => {
    show(0)
    await pass(1_000)
    seePage(false)
    act(() => void inboxCount.invalidate())
    await pass(10_000)
    expect(platform.count(inboxUnread)).toBe(1)
    seePage(true)
    await pass(1_000)
    expect(platform.count(inboxUnread)).toBe(2)
    // A call that is still waiting when the page becomes hidden is not made.
    act(() => void inboxCount.invalidate())
    await pass(100)
    seePage(false)
    await pass(1_000)
    expect(platform.count(inboxUnread)).toBe(2)
  })
})

describe('the badge of the installed app', () => {
  const setAppBadge = vi.fn(() => Promise.resolve())
  const clearAppBadge = vi.fn(() => Promise.resolve())
  beforeEach(() => void Object.assign(navigator, { setAppBadge, clearAppBadge }))
  afterEach(() => {
    for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
  })

  test('the app’s badge shows the unread count and is cleared at zero', () => {
    const { rerender } = renderHook(({ count }) => useAppBadge(count), { initialProps: { count: 3 } })
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3)
    rerender({ count: 0 })
    expect(clearAppBadge).toHaveBeenCalledOnce()
  })
})
