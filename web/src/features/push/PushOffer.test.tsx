import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { PushOffer } from './PushOffer.tsx'
import { storedPushOffer } from './push-offer.ts'

const asked = vi.fn(async () => 'denied')
const offer = () => screen.queryByText('Shall we tell you when your money has arrived?')

beforeEach(() => {
  fakePlatform()
  session.store(sessionSample())
  asked.mockClear()
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
})
afterEach(() => {
  storedPushOffer.remove()
  session.drop()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
const withPermission = (permission: NotificationPermission) =>
  vi.stubGlobal('Notification', { permission, requestPermission: asked })

test('the offer of notifications asks the browser only after a yes', async () => {
  withPermission('default')
  const { user } = renderInApp(<PushOffer />)
  expect(asked).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Yes, tell me' }))
  expect(asked).toHaveBeenCalledOnce()
})

test('a declined offer of notifications does not return', async () => {
  withPermission('default')
  const { user, unmount } = renderInApp(<PushOffer />)
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(offer()).not.toBeInTheDocument()
  unmount()
  renderInApp(<PushOffer />)
  expect({ offer: offer(), asked: asked.mock.calls.length }).toEqual({ offer: null, asked: 0 })
})

test('a browser that blocks notifications gets no offer of them', () => {
  withPermission('denied')
  renderInApp(<PushOffer />)
  expect(offer()).not.toBeInTheDocument()
})
