import { screen, waitFor, within } from '@testing-library/react'
import { type Announcement, announcements, readAnnouncement } from '@understudy/contracts/announcements'
import type { MemberType } from '@understudy/contracts/member-type'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import NoticeScreen from './NoticeScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const notice = (id: number, title: string, read = false): Announcement => ({
  id,
  title,
  content: `<p>All about <b>${title}</b></p>`,
  read,
  endDate: 0,
  noExpiry: 1,
  startDate: new Date(2026, 2, id, 9).getTime(),
  announcementImages: [],
  promotionType: '',
  execution: '',
})

let platform: ReturnType<typeof fakePlatform>
let player: Announcement[]
const lists = () => Response.json({ success: true, value: { banners: [], player, popup: [], promotion: [], hot: [] } })

beforeEach(() => {
  player = [notice(9, 'Tables'), notice(8, 'Deposits'), notice(7, 'Limits', true)]
  platform = fakePlatform()
    .reply(announcements, lists)
    .reply(readAnnouncement, ({ body }) => {
      const { announcementId } = body as { announcementId: number }
      player = player.map((one) => (one.id === announcementId ? { ...one, read: true } : one))
      return Response.json({ success: true, value: { unread: 0 } })
    })
})
afterEach(async () => {
  session.drop()
  // The queue of read marks is shared by all tests and pauses after each mark.
  await new Promise((resolve) => setTimeout(resolve, 200))
})

function show(path: string, type: MemberType | undefined = 0) {
  if (type !== undefined) session.store(sessionSample(type))
  return renderInApp(<NoticeScreen />, { path })
}
const headings = () => screen.getAllByRole('heading', { level: 2 })
const opened = () => headings().flatMap((heading) => within(heading).queryAllByRole('button', { expanded: true }))

describe('the notices', () => {
  test('notices are listed closed, with title, preview and date', {
    tags: ['ROUTE-014', 'CONTENT-001', 'CONTENT-002'],
  }, async () => {
    show('/m/notice')
    await screen.findByText('All about Tables')
    expect(headings().map(({ textContent }) => textContent)).toEqual([
      'Unread: TablesAll about Tables2026-03-09',
      'Unread: DepositsAll about Deposits2026-03-08',
      'LimitsAll about Limits2026-03-07',
    ])
    // Unread notices have a visible mark at their icon and at their title.
    expect(headings().map((heading) => heading.querySelectorAll('[data-unread]').length)).toEqual([2, 2, 0])
    expect(opened()).toEqual([])
    expect(platform.count(readAnnouncement)).toBe(0)
  })

  test('detailId opens one notice alone and marks it read', {
    tags: ['ROUTE-014', 'CONTENT-001', 'CONTENT-003'],
  }, async () => {
    show('/m/notice?detailId=8')
    await waitFor(() => expect(opened().map(({ textContent }) => textContent)).toEqual(['Deposits2026-03-08']))
    expect(await screen.findByText('Deposits', { selector: 'b' })).toBeInTheDocument()
    await waitFor(() => expect(platform.count(readAnnouncement)).toBe(1))
    expect(platform.last(readAnnouncement)?.body).toEqual({ announcementId: 8, read: true })
    await waitFor(() => expect(platform.count(announcements)).toBe(2))
  })

  test('the open notice is in the address, so a reload opens it again', {
    tags: ['CONTENT-001'],
  }, async () => {
    const { user, path } = show('/m/notice')
    await user.click(await screen.findByRole('button', { name: /Tables/ }))
    expect(path()).toBe('/m/notice?detailId=9')
    await user.click(screen.getByRole('button', { name: /Limits/ }))
    expect({ path: path(), openedCount: opened().length }).toEqual({ path: '/m/notice?detailId=7', openedCount: 1 })
    await user.click(screen.getByRole('button', { name: /Limits/ }))
    expect({ path: path(), opened: opened() }).toEqual({ path: '/m/notice', opened: [] })
  })

  test.each(['999', 'x', '-1', '1e3'])('the list shows although detailId=%s names none of its notices', async (id) => {
    show(`/m/notice?detailId=${id}`)
    await screen.findByText('All about Tables')
    expect(opened()).toEqual([])
    expect(screen.queryAllByText(/no longer available/)).toHaveLength(id === '999' ? 1 : 0)
  })

  test('unread notices are marked together, offered while there are several', async () => {
    const { user } = show('/m/notice')
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryByText('Unread:', { exact: false })).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
    await waitFor(() => expect(player.every(({ read }) => read)).toBe(true))
    expect(platform.count(readAnnouncement)).toBe(2)
  })

  test('all notices are read for type 4, and opening one makes no call', { tags: ['CONTENT-005'] }, async () => {
    const { user } = show('/m/notice', 4)
    await user.click(await screen.findByRole('button', { name: /Tables/ }))
    expect(screen.queryByText('Unread:', { exact: false })).not.toBeInTheDocument()
    expect(platform.count(readAnnouncement)).toBe(0)
  })

  test('the notices are open to visitors and never unread for them', { tags: ['SESSION-013'] }, async () => {
    const { path } = renderInApp(<Screens />, { path: '/m/notice' })
    expect(await screen.findByText('All about Tables')).toBeInTheDocument()
    expect(screen.queryByText('Unread:', { exact: false })).not.toBeInTheDocument()
    expect(path()).toBe('/m/notice')
  })

  test('an empty list of notices differs from one that failed to load', async () => {
    player = []
    show('/m/notice')
    expect(await screen.findByText('No announcements')).toBeInTheDocument()
    platform.fail(announcements, 'system.error')
    session.store(sessionSample(0, { userName: 'zoya' }))
    expect(await screen.findByText('The announcements could not be loaded')).toBeInTheDocument()
    platform.reply(announcements, lists)
    player = [notice(1, 'Back')]
  })
})
