import { act, waitFor } from '@testing-library/react'
import {
  type PushMessage,
  type PushSettings,
  pushMessages,
  pushSettings,
  unsubscribePush,
} from '@understudy/contracts/push'
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
const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>()
const worker = Object.assign(new EventTarget(), {
  getRegistration: async () => ({ getNotifications: async () => shown }),
  ready: Promise.resolve({ showNotification }),
})
/** As in the browser, whose tabs get a lock one after another. */
let lock: Promise<unknown> = Promise.resolve()
const locks = {
  request(_name: string, work: () => Promise<void>) {
    lock = lock.catch(() => {}).then(work)
    return lock
  },
}
beforeEach(() => {
  for (const { close } of shown) close.mockClear()
  showNotification.mockReset().mockResolvedValue()
  const info = sessionSample()
  session.store(info)
  vi.stubGlobal('Notification', { permission: 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
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
  Reflect.deleteProperty(navigator, 'locks')
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

const message = (id: number, link: PushMessage['link'] = '/m/webEmail'): PushMessage => ({
  id,
  kind: 'messages',
  at: 0,
  title: `Message ${id}`,
  body: 'Read it',
  link,
})

test.each<[link: PushMessage['link'], opened: string]>([
  ['/m/webEmail', '/m/webEmail?for=amina'],
  ['/m/lotteryHistory?view=orders', '/m/lotteryHistory?view=orders&for=amina'],
])('a message about %s is shown, and its tap opens %s', async (link, opened) => {
  platform.answer(pushMessages, [message(7, link)])
  renderInApp(<PushConnection />)
  await waitFor(() => expect(storedSubscription.read()?.shown).toBe(7))
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Message 7',
    expect.objectContaining({ body: 'Read it', tag: 'push-7', lang: 'en', dir: 'ltr', data: { link: opened } }),
  )
})

test('a message counts as shown only once the browser has shown it', async () => {
  platform.answer(pushMessages, [message(1), message(2)])
  showNotification.mockResolvedValueOnce().mockRejectedValue(new TypeError('No permission'))
  renderInApp(<PushConnection />)
  await waitFor(() => expect(showNotification).toHaveBeenCalledTimes(2))
  await lock.catch(() => {})
  expect(storedSubscription.read()?.shown).toBe(1)
})

test('two tabs show a message once', async () => {
  platform.answer(pushMessages, [message(1)])
  renderInApp(
    <>
      <PushConnection />
      <PushConnection />
    </>,
  )
  await waitFor(() => expect(storedSubscription.read()?.shown).toBe(1))
  await lock
  expect(showNotification).toHaveBeenCalledOnce()
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
