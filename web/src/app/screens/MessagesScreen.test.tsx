import { screen, waitFor, within } from '@testing-library/react'
import { type Announcement, announcements } from '@understudy/contracts/announcements'
import { chatUnread } from '@understudy/contracts/chat'
import { inboxUnread } from '@understudy/contracts/inbox'
import type { MemberType } from '@understudy/contracts/member-type'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backTarget } from '@/shared/navigation/back'
import { session } from '@/shared/session'
import { allReplied, fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { masked, sessionSample, settingsSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import MessagesScreen from './MessagesScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const notice = (id: number, read: boolean): Announcement => ({
  id,
  title: `Notice ${id}`,
  content: '<p>Text</p>',
  read,
  startDate: 0,
  endDate: 0,
  noExpiry: 1,
  announcementImages: [],
  promotionType: '',
  execution: '',
})
const customerService = [
  { csType: 'LIVECHAT' as const, path: masked('https://chat.example/desk') },
  { title: 'CS', path: masked('https://help.example/contact') },
  { title: 'whatsapp', path: masked('https://wa.example/1') },
]

let platform: ReturnType<typeof fakePlatform>
let player: Announcement[]

beforeEach(() => {
  player = []
  platform = fakePlatform()
    .reply(announcements, () =>
      Response.json({ success: true, value: { banners: [], player, popup: [], promotion: [], hot: [] } }),
    )
    .answer(inboxUnread, 0)
    .answer(chatUnread, { unReadCount: 0 })
})
afterEach(async () => {
  // Counts are fetched 250 ms after they are requested: waits so that they do not reach the next test.
  await allReplied()
  session.drop()
})

function show(type: MemberType | undefined, flags = ['CBS3', 'INBOX3']) {
  platform.answer(systemStatus, statusSample({}, settingsSample({ customerService }, flags)))
  if (type !== undefined) session.store(sessionSample(type))
  return renderInApp(<MessagesScreen />, { path: '/m/message' })
}
const rows = async () => within(await screen.findByRole('navigation', { name: 'Messages' })).getAllByRole('listitem')
const names = async () => (await rows()).map((row) => row.querySelector('[class*=label]')?.textContent)
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement
const badge = (name: string) => within(row(name)).queryByText(/^\d+\+?$/)?.textContent

describe('the message centre', () => {
  test('the message centre has five rows with CBS3 and four without', { tags: ['ROUTE-015', 'MSG-001'] }, async () => {
    show(0)
    const all = ['Messaging app', 'Announcements', 'Inbox', 'Live chat', 'Affiliate service']
    await waitFor(async () => expect(await names()).toEqual(all))
  })

  test('live chat is not there without CBS3', { tags: ['MSG-001', 'FLAGS-021'] }, async () => {
    show(0, ['INBOX3'])
    await waitFor(async () =>
      expect(await names()).toEqual(['Messaging app', 'Announcements', 'Inbox', 'Affiliate service']),
    )
  })

  test('an inbox that the merchant has switched off is not offered', async () => {
    show(0, ['CBS3'])
    await screen.findByText('Live chat')
    expect(await names()).not.toContain('Inbox')
  })

  test.each([
    [0, undefined],
    [3, '3'],
    [99, '99'],
    [100, '99+'],
    [120, '99+'],
  ] as const)('%i unread messages make the badge %s', { tags: ['MSG-002', 'MSG-004'] }, async (count, shown) => {
    platform.answer(inboxUnread, count).answer(chatUnread, { unReadCount: count })
    player = [notice(1, false), notice(2, true)]
    show(0)
    await waitFor(() => expect(badge('Announcements')).toBe('1'))
    await waitFor(() =>
      expect({ inboxUnreadCalls: platform.count(inboxUnread), chatUnreadCalls: platform.count(chatUnread) }).toEqual({
        inboxUnreadCalls: 1,
        chatUnreadCalls: 1,
      }),
    )
    await waitFor(() => expect(badge('Inbox')).toBe(shown))
    expect(badge('Live chat')).toBe(shown)
  })

  test.each([undefined, 4] as const)(
    'type %s sees no badge and asks for no count',
    { tags: ['MSG-002', 'MSG-005'] },
    async (type) => {
      platform.answer(inboxUnread, 3)
      player = [notice(1, false)]
      show(type)
      await screen.findByText('Inbox')
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(['Announcements', 'Inbox', 'Live chat'].map(badge)).toEqual([undefined, undefined, undefined])
      expect(platform.count(inboxUnread)).toBe(0)
    },
  )

  test('the messaging app opens the whatsapp entry, affiliate service the CS entry', {
    tags: ['MSG-008', 'MSG-010'],
  }, async () => {
    show(undefined)
    const out = async (name: RegExp) => {
      const link = await screen.findByRole('link', { name })
      return ['href', 'target', 'rel'].map((attribute) => link.getAttribute(attribute))
    }
    const safely = ['_blank', 'noopener noreferrer']
    expect(await out(/Messaging app/)).toEqual(['https://wa.example/1', ...safely])
    expect(await out(/Affiliate service/)).toEqual(['https://help.example/contact', ...safely])
  })

  test('announcements and inbox lead to their pages', async () => {
    const { user, path } = show(0)
    await user.click(await screen.findByRole('link', { name: /^Announcements/ }))
    expect(path()).toBe('/m/notice')
    await user.click(await screen.findByRole('link', { name: /^Inbox/ }))
    expect(path()).toBe('/m/webEmail')
  })

  test('a trial is refused at the inbox', { tags: ['ERR-003'] }, async () => {
    const trial = show(4)
    await trial.user.click(await screen.findByRole('link', { name: /^Inbox/ }))
    expect(
      await screen.findByRole('dialog', { name: /inbox and chat are for registered accounts/ }),
    ).toBeInTheDocument()
    expect(trial.path()).toBe('/m/message')
  })

  test('a visitor who opens the inbox logs in first', { tags: ['SESSION-014', 'SESSION-018'] }, async () => {
    const visitor = show(undefined)
    await visitor.user.click(await screen.findByRole('link', { name: /^Inbox/ }))
    expect(visitor.path()).toBe('/m/login')
  })
})

test('back from the message centre always leads home', { tags: ['MSG-003'] }, () => {
  expect(backTarget('/m/message', '', true, '/m/mine')).toBe('/m/home')
  expect(backTarget('/m/webEmail', '', true, '/m/message')).toBe(-1)
})

test('a visitor may look at the message centre', { tags: ['SESSION-013'] }, async () => {
  platform.answer(systemStatus, statusSample({}, settingsSample({ customerService }, ['CBS3', 'INBOX3'])))
  const app = renderInApp(<Screens />, { path: '/m/message' })
  expect(await screen.findByText('Affiliate service')).toBeInTheDocument()
  expect(app.path()).toBe('/m/message')
})
