import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Announcement, announcements, readAnnouncement } from '@understudy/contracts/announcements'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { allReplied, fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { NoticePopup } from './NoticePopup.tsx'
import { useNotices } from './notices.queries.ts'
// Loaded before the test uses fake timers, under which a dynamic import would not finish.
import './NoticeSheet.tsx'

const notice = (id: number, title: string, read: boolean): Announcement => ({
  id,
  title,
  content: `<p>All about ${title}</p>`,
  read,
  startDate: new Date(2026, 2, id).getTime(),
  endDate: 0,
  noExpiry: 1,
  announcementImages: [],
  promotionType: '',
  execution: '',
})

// A busy machine may need longer than the default for a whole page.
vi.setConfig({ testTimeout: 20_000 })

let platform: ReturnType<typeof fakePlatform>
let player: Announcement[]
const serve = () => platform.answer(announcements, { banners: [], player, popup: [], promotion: [], hot: [] })

beforeEach(() => {
  platform = fakePlatform().answer(readAnnouncement, { unread: 0 })
  player = [notice(9, 'Tables', false), notice(8, 'Deposits', false), notice(7, 'Limits', true)]
  serve()
})
afterEach(async () => {
  vi.useRealTimers()
  // A pending reply would fill the cache of the next test.
  await allReplied()
  // The queue of read marks is shared by all tests and pauses after each mark.
  await new Promise((resolve) => setTimeout(resolve, 160))
  session.drop()
})

const Unread = () => <output>{useNotices().unreadCount}</output>
const unread = () => screen.getByText(/^\d$/).textContent

function open(onClose = () => {}) {
  return renderInApp(
    <>
      <Unread />
      <NoticePopup open onClose={onClose} />
    </>,
  )
}

// CSS selectors, as queries by role compute the styles of the whole page each time.
const heads = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] [aria-expanded]')]
const item = (title: string) =>
  waitFor(() => {
    const head = heads().find(({ textContent }) => textContent.includes(title))
    if (!head) throw new Error(`There is no notice ${title}`)
    return head
  })
const press = async (title: string) => fireEvent.click(await item(title))
const opened = () => heads().map((head) => head.getAttribute('aria-expanded'))

describe('the notice popup', () => {
  test('the notice popup lists the announcements with their dates', async () => {
    open()
    expect(await item('Tables')).toHaveTextContent('2026-03-09')
    expect(heads()).toHaveLength(3)
  })

  test('the notice popup opens one notice at a time', async () => {
    open()
    await press('Tables')
    await press('Deposits')
    expect(opened()).toEqual(['false', 'true', 'false'])
    await press('Deposits')
    expect(opened()).toEqual(['false', 'false', 'false'])
  })

  test('the notice popup says that there are no notices', async () => {
    player = []
    serve()
    open()
    expect(await screen.findByText('No announcements')).toBeInTheDocument()
  })

  test('a notice popup that cannot be loaded offers a retry', async () => {
    platform.fail(announcements, 'system.error')
    open()
    expect(await screen.findByText('The announcements could not be loaded')).toBeInTheDocument()
    serve()
    fireEvent.click(screen.getByText('Try again'))
    expect(await item('Tables')).toBeInTheDocument()
  })

  test('the notice popup is closed by its button', async () => {
    const onClose = vi.fn()
    open(onClose)
    fireEvent.click(await screen.findByLabelText('Close'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('reading a notice', () => {
  test('reading a notice marks it at once, tells the server and reloads the lists', {
    tags: ['CONTENT-003', 'CONTENT-004'],
  }, async () => {
    session.store(sessionSample(0))
    let arrive = () => {}
    platform.reply(readAnnouncement, () => {
      return new Promise((resolve) => {
        arrive = () => resolve(Response.json({ success: true, value: { unread: 1 } }))
      })
    })
    open()
    expect(await item('Tables')).toHaveTextContent('Unread')
    expect(unread()).toBe('2')
    await press('Tables')
    await waitFor(() => expect(unread()).toBe('1'))
    expect(await item('Tables')).not.toHaveTextContent('Unread')
    expect(platform.last(readAnnouncement)?.body).toEqual({ announcementId: 9, read: true })
    const before = platform.count(announcements)
    player = player.map((other) => (other.id === 9 ? { ...other, read: true } : other))
    serve()
    await act(async () => arrive())
    await waitFor(() => expect(platform.count(announcements)).toBe(before + 1))
    expect(unread()).toBe('1')
  })

  test('read marks are sent once each, at most one per 150 ms', { tags: ['CONST-010'] }, async () => {
    session.store(sessionSample(0))
    open()
    await item('Tables')
    vi.useFakeTimers()
    const [tables, deposits, limits] = heads() as [HTMLElement, HTMLElement, HTMLElement]
    for (const head of [tables, tables, tables, deposits, limits]) fireEvent.click(head)
    await act(() => vi.advanceTimersByTimeAsync(149))
    expect(platform.count(readAnnouncement)).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(platform.last(readAnnouncement)?.body).toEqual({ announcementId: 8, read: true })
    await act(() => vi.advanceTimersByTimeAsync(750))
    expect(platform.count(readAnnouncement)).toBe(2)
  })

  test('a notice that the server refuses to mark is unread again', async () => {
    session.store(sessionSample(0))
    platform.fail(readAnnouncement, 'announcement.not.found')
    open()
    await press('Tables')
    await waitFor(() => expect(unread()).toBe('2'))
  })

  test.each([
    ['a visitor', undefined],
    ['a trial session', 4],
  ] as const)('reading a notice by %s marks nothing and makes no call', { tags: ['CONTENT-005'] }, async (_, type) => {
    if (type) session.store(sessionSample(type))
    open()
    await press('Tables')
    expect(opened()).toEqual(['true', 'false', 'false'])
    expect((await item('Tables')).textContent).not.toContain('Unread')
    expect({ unread: unread(), readAnnouncementCalls: platform.count(readAnnouncement) }).toEqual({
      unread: '0',
      readAnnouncementCalls: 0,
    })
  })
})
