import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'

const SOURCE = readFileSync(`${import.meta.dirname}/../../../public/sw.js`, 'utf8')

interface FetchEvent {
  request: { method: string; mode: string; url: string }
  respondWith: (reply: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

const put = vi.fn()
const fetching = vi.fn()

/** The browser's caches, by name, as a worker sees them; they outlive it. */
function fakeCaches() {
  const stores = new Map<string, Map<string, string>>()
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, location.origin).pathname
  const cacheOf = (files: Map<string, string>) => ({
    match: async (asked: string | { url: string }) => {
      const text = files.get(pathOf(asked))
      return text === undefined ? undefined : new Response(text)
    },
    put: async (asked: string | { url: string }, reply: Response) => {
      await put()
      files.set(pathOf(asked), await reply.text())
    },
  })
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const files = stores.get(name) ?? new Map<string, string>()
      stores.set(name, files)
      return cacheOf(files)
    },
    match: async (asked: string | { url: string }) => {
      for (const files of stores.values()) {
        const reply = await cacheOf(files).match(asked)
        if (reply) return reply
      }
      return undefined
    },
  }
}

/** Starts the worker, and asks it as a page does: returns its reply, and the work that continues after it. */
function startWorker(caches = fakeCaches()) {
  const heard = new Map<string, (event: FetchEvent) => void>()
  const listen = (type: string, listener: (event: FetchEvent) => void) => heard.set(type, listener)
  new Function('addEventListener', 'caches', 'fetch', SOURCE)(listen, caches, fetching)
  return (path: string, mode: string) => {
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
}
const ask = (path: string, mode: string) => startWorker()(path, mode)

const basic = (text: string) => Object.defineProperty(new Response(text), 'type', { value: 'basic' })
const pageOf = (build: string) => `<script type="module" src="/assets/index-${build}.js"></script>`
const PAGE = pageOf('a')

const cases = [
  ['/assets/index.js', 'no-cors'],
  ['/m/home', 'navigate'],
] as const

beforeEach(() => {
  fetching.mockReset().mockImplementation(async () => basic(PAGE))
  put.mockReset()
})

test.each(cases)('the service worker answers %s before storing the copy', async (path, mode) => {
  put.mockReturnValue(new Promise(() => {}))
  const { answer, behind } = ask(path, mode)
  expect(await (await answer)?.text()).toBe(PAGE)
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1))
  expect(behind).toHaveLength(1)
})

test.each(cases)('a full disk loses the copy of %s, not the answer', async (path, mode) => {
  put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  const { answer, behind } = ask(path, mode)
  expect(await (await answer)?.text()).toBe(PAGE)
  await expect(Promise.all(behind)).resolves.toBeTruthy()
})

test.each(['world=w1', 'scenario=vip', 'faults=games.list:drop', '%73cenario=vip', 'a=1&until=5&sig=x'])(
  'the service worker leaves the state link %s to the server',
  (query) => {
    expect(ask(`/m/home?${query}`, 'navigate')).toEqual({ answer: undefined, behind: [] })
  },
)

/** Runs a build for a visit in a fresh worker: its page, and files of it; all that is kept is kept when it ends. */
async function visit(caches: ReturnType<typeof fakeCaches>, build: string, files: readonly string[]) {
  const askWorker = startWorker(caches)
  fetching.mockImplementation(async (asked: { url: string }) =>
    basic(asked.url.includes('/assets/') ? `of ${build}` : pageOf(build)),
  )
  for (const [path, mode] of [['/m/home', 'navigate'], ...files.map((file) => [file, 'no-cors'])] as [
    string,
    string,
  ][]) {
    const { answer, behind } = askWorker(path, mode)
    await answer
    await Promise.all(behind)
  }
}

/** What starts without a network, of the given paths. */
async function offline(caches: ReturnType<typeof fakeCaches>, paths: readonly string[]) {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'))
  const askWorker = startWorker(caches)
  const replies = await Promise.allSettled(
    paths.map((path) => askWorker(path, path.startsWith('/assets/') ? 'no-cors' : 'navigate').answer),
  )
  return paths.filter((_, i) => replies[i]?.status === 'fulfilled')
}

test('a visit of 400 files keeps all of its build, the first ones too', async () => {
  const caches = fakeCaches()
  const files = Array.from({ length: 400 }, (_, n) => `/assets/file-${n}.js`)
  await visit(caches, 'a', ['/assets/index-a.js', ...files])
  const paths = ['/m/home', '/assets/index-a.js', ...files]
  expect(await offline(caches, paths)).toEqual(paths)
})

test('a third build ends the first, and keeps a file that all three have', async () => {
  const caches = fakeCaches()
  for (const build of ['a', 'b', 'c']) await visit(caches, build, [`/assets/index-${build}.js`, '/assets/font.woff2'])
  const paths = ['/m/home', '/assets/index-a.js', '/assets/index-b.js', '/assets/index-c.js', '/assets/font.woff2']
  expect(await offline(caches, paths)).toEqual([
    '/m/home',
    '/assets/index-b.js',
    '/assets/index-c.js',
    '/assets/font.woff2',
  ])
  expect(await caches.keys()).toHaveLength(3)
})

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
