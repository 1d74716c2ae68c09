import { readFileSync } from 'node:fs'
import { PUSH_LINKS } from '@understudy/contracts/push'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SOURCE = readFileSync(`${import.meta.dirname}/../../../public/sw.js`, 'utf8')

interface FetchEvent {
  request: { method: string; mode: string; url: string }
  respondWith: (reply: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

const put = vi.fn()
const fetching = vi.fn()

/** Returns the worker's reply, and the work that continues after it. */
function ask(path: string, mode: string) {
  const heard = new Map<string, (event: FetchEvent) => void>()
  const caches = { match: async () => undefined, open: async () => ({ put, keys: async () => [] }) }
  const listen = (type: string, listener: (event: FetchEvent) => void) => heard.set(type, listener)
  new Function('addEventListener', 'caches', 'fetch', SOURCE)(listen, caches, fetching)
  let answer: Promise<Response> | undefined
  const behind: Promise<unknown>[] = []
  heard.get('fetch')?.({
    request: { method: 'GET', mode, url: location.origin + path },
    respondWith: (reply) => {
      answer = reply
    },
    waitUntil: (work) => behind.push(work),
  })
  return { answer, behind }
}

const cases = [
  ['/assets/index.js', 'no-cors'],
  ['/m/home', 'navigate'],
] as const

beforeEach(() => {
  const reply = () => Object.defineProperty(new Response('here'), 'type', { value: 'basic' })
  fetching.mockReset().mockImplementation(async () => reply())
  put.mockReset()
})
afterEach(() => vi.restoreAllMocks())

test.each(cases)('the service worker answers %s before storing the copy', async (path, mode) => {
  put.mockReturnValue(new Promise(() => {}))
  const { answer, behind } = ask(path, mode)
  expect(await (await answer)?.text()).toBe('here')
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1))
  expect(behind).toHaveLength(1)
})

test.each(cases)('a full disk loses the copy of %s, not the answer', async (path, mode) => {
  put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  const { answer, behind } = ask(path, mode)
  expect(await (await answer)?.text()).toBe('here')
  await expect(Promise.all(behind)).resolves.toBeTruthy()
})

test.each(['world=w1', 'scenario=vip', 'faults=games.list:drop', '%73cenario=vip', 'a=1&until=5&sig=x'])(
  'the service worker leaves the state link %s to the server',
  (query) => {
    expect(ask(`/m/home?${query}`, 'navigate')).toEqual({ answer: undefined, behind: [] })
  },
)

/** Runs the worker with one open window at an address, and returns what it listens to. */
function workerWith(url: string) {
  const heard = new Map<string, (event: object) => void>()
  const listen = (type: string, listener: (event: object) => void) => heard.set(type, listener)
  const client = { url: location.origin + url, postMessage: vi.fn(), focus: vi.fn() }
  const clients = { matchAll: async () => [client], openWindow: vi.fn() }
  const registration = { showNotification: vi.fn() }
  new Function('addEventListener', 'clients', 'registration', 'location', SOURCE)(
    listen,
    clients,
    registration,
    location,
  )
  const send = async (type: string, event: object) => {
    const works: Promise<unknown>[] = []
    heard.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) })
    await Promise.all(works)
  }
  return { client, clients, registration, send }
}

const note = (link: string) => ({
  data: { notification: { id: 7, title: 'A', body: 'B', link, lang: 'ur', dir: 'rtl' } },
})

test.each<[link: string, opened: string]>([
  ...PUSH_LINKS.map((link) => [link as string, link as string] as [string, string]),
  ['https://evil.example/', '/m/home'],
  ['/m/withdraw', '/m/home'],
])('the service worker lets a notification with the link %s open %s', async (link, opened) => {
  const { registration, send } = workerWith('/m/home')
  await send('message', note(link))
  expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    'A',
    expect.objectContaining({ body: 'B', tag: 'push-7', lang: 'ur', dir: 'rtl', data: { link: opened } }),
  )
})

test.each([
  ['/m/mine', true],
  ['/m/lotto-h5/fast/trad/games/300', false],
  ['/__control/', false],
])('a tapped notification with a window at %s goes to that window: %s', async (url, isThere) => {
  const { client, clients, send } = workerWith(url)
  const close = vi.fn()
  await send('notificationclick', { notification: { close, data: { link: '/m/webEmail' } } })
  expect({
    closed: close.mock.calls.length,
    told: client.postMessage.mock.calls,
    focused: client.focus.mock.calls.length,
    opened: clients.openWindow.mock.calls,
  }).toEqual({
    closed: 1,
    told: isThere ? [[{ open: '/m/webEmail' }]] : [],
    focused: isThere ? 1 : 0,
    opened: isThere ? [] : [['/m/webEmail']],
  })
})
