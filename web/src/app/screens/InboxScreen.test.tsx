import { screen, waitFor, within } from '@testing-library/react'
import { announcements } from '@understudy/contracts/announcements'
import {
  deleteMessages,
  inbox,
  inboxUnread,
  type Message,
  readAllMessages,
  readMessages,
  restoreMessages,
} from '@understudy/contracts/inbox'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { seePage } from '@/test/page-visibility'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import InboxScreen from './InboxScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const message = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  type: 'house',
  title: `Letter ${id}`,
  content: `<p>What letter ${id} says.</p>`,
  read: true,
  createTime: Date.UTC(2026, 2, 10, 7) - id * 60_000,
  ...more,
})

let platform: ReturnType<typeof fakePlatform>

/** A fake inbox that stores which messages were read or deleted. */
function mailbox(messages: Message[]) {
  const deleted = new Set<number>()
  const rows = new Map(messages.map((row) => [row.id, row]))
  const there = () => [...rows.values()].filter(({ id }) => !deleted.has(id))
  const unread = () => there().filter(({ read }) => !read).length
  const value = (reply: unknown) => Response.json({ success: true, value: reply })
  const idsOf = (body: unknown) => (body as { messageIds: number[] }).messageIds
  const markRead = (which: (id: number) => boolean) => {
    for (const row of rows.values()) if (which(row.id)) rows.set(row.id, { ...row, read: true })
    return value({ unread: unread() })
  }
  platform
    .reply(inbox, () =>
      value({ content: there(), pageNum: 1, totalPages: 1, totalCount: there().length, unread: unread() }),
    )
    .reply(inboxUnread, () => value(unread()))
    .reply(readMessages, ({ body }) => markRead((id) => idsOf(body).includes(id)))
    .reply(readAllMessages, ({ body }) => markRead((id) => id <= (body as { upTo: number }).upTo))
    .reply(deleteMessages, ({ url }) => {
      for (const id of (url.searchParams.get('messageIds') ?? '').split(',')) deleted.add(Number(id))
      return value({ unread: unread() })
    })
    .reply(restoreMessages, ({ body }) => {
      for (const id of idsOf(body)) deleted.delete(id)
      return value({ unread: unread() })
    })
  return { rows, deleted }
}

beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['INBOX3'])))
    .answer(announcements, { banners: [], player: [], popup: [], promotion: [], hot: [] })
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const show = () => renderInApp(<InboxScreen />, { path: '/m/webEmail' })
const opening = (title: string) => screen.getByRole('button', { name: new RegExp(`^(Unread: )?${title}`) })
const titles = () =>
  screen.queryAllByRole('button', { name: /^Delete: / }).map((button) => button.getAttribute('aria-label'))

describe('the inbox', () => {
  test('the inbox lists the messages to the member and counts the unread', {
    tags: ['ROUTE-015', 'MSG-004'],
  }, async () => {
    mailbox([message(3, { read: false }), message(2, { type: 'reward' }), message(1)])
    show()
    expect(await screen.findByText('What letter 3 says.')).toBeInTheDocument()
    expect(titles()).toEqual(['Delete: Letter 3', 'Delete: Letter 2', 'Delete: Letter 1'])
    expect(screen.getAllByText('Unread:', { exact: false })).toHaveLength(1)
    expect(await screen.findByText('1 unread message')).toBeInTheDocument()
  })

  test('opening a message marks it read at once and reports it once', {
    tags: ['MSG-004', 'MSG-011'],
  }, async () => {
    const box = mailbox([message(2, { read: false }), message(1, { read: false })])
    const { user } = show()
    await screen.findByText('2 unread messages')
    await user.click(opening('Letter 2'))
    const sheet = await screen.findByRole('dialog', { name: 'Letter 2' })
    expect(await within(sheet).findByText('What letter 2 says.')).toBeInTheDocument()
    expect(screen.getByText('1 unread message')).toBeInTheDocument()
    await waitFor(() => expect(box.rows.get(2)?.read).toBe(true))
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    await user.click(opening('Letter 2'))
    await screen.findByRole('dialog', { name: 'Letter 2' })
    expect(platform.calls.filter(({ name }) => name === readMessages.name).map(({ body }) => body)).toEqual([
      { messageIds: [2] },
    ])
  })

  test('a mark that does not arrive comes back as unread', { tags: ['MSG-011'] }, async () => {
    mailbox([message(1, { read: false })])
    platform.fail(readMessages, 'system.error')
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: /^Unread: Letter 1/ }))
    await waitFor(() => expect(platform.count(inbox)).toBe(2))
    expect(await screen.findByText('1 unread message')).toBeInTheDocument()
  })

  test('all messages up to the newest on screen are marked read', { tags: ['MSG-011'] }, async () => {
    const box = mailbox([message(9, { read: false }), message(4, { read: false }), message(1)])
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('All messages read')).toBeInTheDocument()
    expect(platform.last(readAllMessages)?.body).toEqual({ upTo: 9 })
    expect([...box.rows.values()].every(({ read }) => read)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  })

  test('a deleted message goes at once and comes back in its place', { tags: ['MSG-011'] }, async () => {
    const box = mailbox([message(3), message(2, { read: false }), message(1)])
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Delete: Letter 2' }))
    await waitFor(() => expect(titles()).toEqual(['Delete: Letter 3', 'Delete: Letter 1']))
    await waitFor(() => expect(box.deleted.has(2)).toBe(true))
    await user.click(screen.getByRole('button', { name: 'Delete: Letter 3' }))
    expect(await screen.findByText('2 messages deleted')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(titles()).toEqual(['Delete: Letter 3', 'Delete: Letter 2', 'Delete: Letter 1'])
    expect(await screen.findByText('1 unread message')).toBeInTheDocument()
  })

  test('a message that moves up from a later page is not left out', { tags: ['MSG-011'] }, async () => {
    // A page long enough that its end is not near the viewport.
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9_000)
    const box = mailbox([message(2), message(1)])
    platform.reply(inbox, () => {
      const remaining = [2, 1].filter((id) => !box.deleted.has(id)).map((id) => message(id))
      const page = {
        content: remaining.slice(0, 1),
        pageNum: 1,
        totalPages: remaining.length,
        totalCount: remaining.length,
        unread: 0,
      }
      return Response.json({ success: true, value: page })
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Delete: Letter 2' }))
    await waitFor(() => expect(titles()).toEqual(['Delete: Letter 1']))
  })

  test('a deletion whose answer was lost is asked for, not guessed', { tags: ['MSG-011'] }, async () => {
    const box = mailbox([message(2), message(1)])
    platform.reply(deleteMessages, () => {
      box.deleted.add(2)
      throw new TypeError('The connection died')
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Delete: Letter 2' }))
    await waitFor(() => expect(platform.count(inbox)).toBe(2))
    expect(titles()).toEqual(['Delete: Letter 1'])
    expect(await screen.findByRole('alert')).toBeInTheDocument()
  })

  test('the inbox says that nobody has written', async () => {
    mailbox([])
    show()
    expect(await screen.findByText(/No messages yet/)).toBeInTheDocument()
  })

  test('a list that does not come can be asked for again', async () => {
    platform.fail(inbox, 'system.error')
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(platform.count(inbox)).toBe(2)
  })

  test('the inbox is requested again when the page becomes visible again', async () => {
    const box = mailbox([message(1, { read: false })])
    show()
    await screen.findByText('1 unread message')
    box.rows.set(1, message(1))
    seePage(false)
    seePage(true)
    expect(await screen.findByText('All messages read')).toBeInTheDocument()
  })
})

test('the inbox asks a trial to register, without a call', {
  tags: ['ERR-003'],
}, async () => {
  session.store(sessionSample(4))
  const app = renderInApp(<Screens />, { path: '/m/webEmail' })
  expect(await screen.findByRole('dialog', { name: /inbox and chat are for registered accounts/ })).toBeInTheDocument()
  expect({
    path: app.path(),
    inboxCalls: platform.count(inbox),
    inboxUnreadCalls: platform.count(inboxUnread),
  }).toEqual({ path: '/m/home', inboxCalls: 0, inboxUnreadCalls: 0 })
})
