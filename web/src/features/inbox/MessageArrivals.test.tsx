import { act, screen, waitFor } from '@testing-library/react'
import { inbox, inboxUnread, type Message } from '@understudy/contracts/inbox'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { invalidate } from '@/shared/api'
import { session } from '@/shared/session'
import { allReplied, fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import MessageArrivals from './MessageArrivals.tsx'

const message: Message = {
  id: 7,
  type: 'reward',
  title: 'A gift for the weekend',
  content: '<p>Claim it today.</p>',
  createTime: 1,
  read: false,
}
const page = (...content: Message[]) => ({ content, pageNum: 1, totalPages: 1, totalCount: 9, unread: 4 })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['INBOX3'])))
    .answer(inboxUnread, 3)
    .answer(inbox, page(message))
  session.store(sessionSample())
})
afterEach(() => session.drop())

test('a message that arrives slides in with sender and subject, and can be read', async () => {
  const { user, path } = renderInApp(<MessageArrivals />, { path: '/m/home' })
  await allReplied()
  expect(screen.queryByText('A gift for the weekend')).not.toBeInTheDocument()
  platform.answer(inboxUnread, 4)
  await act(() => invalidate(inboxUnread))
  expect(await screen.findByText('A gift for the weekend')).toBeInTheDocument()
  expect(screen.getByText('Reward')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Read' }))
  expect(path()).toBe('/m/webEmail')
  expect(screen.queryByText('A gift for the weekend')).not.toBeInTheDocument()
})

test('messages that were read meanwhile are not shown again', async () => {
  renderInApp(<MessageArrivals />, { path: '/m/home' })
  await allReplied()
  platform.answer(inboxUnread, 2)
  await act(() => invalidate(inboxUnread))
  await waitFor(() => expect(platform.count(inboxUnread)).toBe(2))
  expect(platform.count(inbox)).toBe(0)
})
