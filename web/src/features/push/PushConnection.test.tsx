import { act, waitFor } from '@testing-library/react'
import { type PushSettings, pushMessages, pushSettings, unsubscribePush } from '@understudy/contracts/push'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedSubscription } from '@/domain/push'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import PushConnection from './PushConnection.tsx'

const ENDPOINT = 'http://localhost:3001/push/w1.00000000-0000-4000-8000-000000000000'
const SETTINGS: PushSettings = {
  kinds: { money: true, rewards: true, messages: true, lottery: true },
  quiet: null,
  timeZone: 'Asia/Karachi',
  endpoints: [ENDPOINT],
}

let platform: ReturnType<typeof fakePlatform>
const shown = [{ close: vi.fn() }, { close: vi.fn() }]
const worker = Object.assign(new EventTarget(), {
  getRegistration: async () => ({ getNotifications: async () => shown }),
})
beforeEach(() => {
  for (const { close } of shown) close.mockClear()
  const info = sessionSample()
  session.store(info)
  vi.stubGlobal('Notification', { permission: 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  const [origin, subscriptionId] = ENDPOINT.split('/push/') as [string, string]
  storedSubscription.write({ origin, subscriptionId, endpoint: ENDPOINT, userName: info.userName, shown: 0 })
  platform = fakePlatform()
    .answer(pushSettings, SETTINGS)
    .answer(pushMessages, [])
    .answer(unsubscribePush, { ...SETTINGS, endpoints: [] })
})
afterEach(() => {
  storedSubscription.remove()
  session.drop()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})

test('a subscription that both sides know stays', async () => {
  renderInApp(<PushConnection />)
  await waitFor(() => expect(platform.count(pushMessages)).toBe(1))
  await waitFor(() => expect(platform.count(pushSettings)).toBe(1))
  expect(storedSubscription.read()?.endpoint).toBe(ENDPOINT)
})

test('a subscription that the platform has forgotten ends on the device', async () => {
  platform.answer(pushSettings, { ...SETTINGS, endpoints: ['https://push.example/another'] })
  renderInApp(<PushConnection />)
  await waitFor(() => expect(storedSubscription.read()).toBeUndefined())
})

test('a subscription that the push service has ended ends on device and platform', async () => {
  platform.fail(pushMessages, 'function.not.available')
  renderInApp(<PushConnection />)
  await waitFor(() => expect(platform.last(unsubscribePush)?.body).toEqual({ endpoint: ENDPOINT }))
  expect(storedSubscription.read()).toBeUndefined()
})

test('a tap on a notification opens its page, for a visitor by way of the login', async () => {
  session.drop()
  const { path } = renderInApp(<PushConnection />)
  const tap = (open: string) => act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { open } })))
  tap('https://evil.example/m/withdraw')
  expect(path()).not.toBe('/m/withdraw')
  tap('/m/webEmail?for=amina')
  expect(path()).toBe('/m/webEmail?for=amina')
})

test('a logout closes the notifications that are shown', async () => {
  renderInApp(<PushConnection />)
  act(() => session.end())
  await waitFor(() => expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]))
})
