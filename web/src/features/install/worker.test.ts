import { readFileSync } from 'node:fs'
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
