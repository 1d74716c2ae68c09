import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { sessionSample } from '@/test/samples'
import { needsSession } from '../../vite/head-facts.ts'
import { SHAPES, shapeHtml } from '../../vite/shapes.ts'
import { routeAt } from './routes.ts'

const page = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')
const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
const ASSETS = {
  entry: ['/main.js'],
  packs: { ur: '/ur.js', 'ur-la': '/ur-la.js', en: '/en.js' },
  rest: { ur: '/rest-ur.js', 'ur-la': '/rest-ur-la.js', en: '/rest-en.js' },
  other: { scripts: ['/later.js'], styles: [] },
  fonts: ['/400.woff2'],
  home: { scripts: ['/home.js'], styles: [] },
  needsSession: needsSession(),
  pages: { login: { scripts: ['/login.js'], styles: [] } },
}
const { documentElement: html } = document
const loadFont = vi.fn(async () => [])

const runHead = (path: string) => {
  window.history.replaceState(null, '', path)
  new Function(script.replace('__ASSETS__', JSON.stringify(ASSETS)))()
}
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => [new URL(link.href).pathname, link.rel])

beforeEach(() => {
  html.dataset.merchant = 'aurora1'
  html.dataset.shape = 'all'
  html.dataset.files = '/vip.js /vip.css'
  vi.stubGlobal('fetch', async () => Response.json({}))
  Object.defineProperty(document, 'fonts', { value: { load: loadFont }, configurable: true })
  loadFont.mockClear()
})
afterEach(() => {
  session.drop()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  for (const name of ['shape', 'files', 'asks', 'letters', 'page']) delete html.dataset[name]
  Reflect.deleteProperty(document, 'fonts')
})

test('a page that the host has written a shape into shows it, and loads the files of its screen', async () => {
  localStorage.setItem('language', 'UR')
  runHead('/m/vip')
  expect(html.dataset.page).toBe('own')
  await vi.waitFor(() => expect(preloaded()).toContainEqual(['/vip.js', 'modulepreload']))
  expect(preloaded()).toContainEqual(['/vip.css', 'preload'])
  // They have been asked for before anything else.
  expect(preloaded()).not.toContainEqual(['/400.woff2', 'preload'])
})

test('asks for what its screen will ask for, in the name of its module, where it is true', async () => {
  const fetched = vi.fn((url: string, _init: RequestInit) =>
    url === '/wps/info' ? Promise.reject(new Error('no network')) : Promise.resolve(Response.json({})),
  )
  vi.stubGlobal('fetch', fetched)
  html.dataset.asks = '/wps/settings?a=1#DPSTBAS3 /wps/info'
  html.dataset.shape = 'members'
  const asked = (path: string) => {
    fetched.mockClear()
    runHead(path)
    return fetched.mock.calls.map(([url, { headers }]) => [url, new Headers(headers).get('ModuleId')])
  }
  const others = [['/wps/system/status', 'COMM3']]
  expect(asked('/m/vip')).toEqual(others)
  session.store(sessionSample())
  expect(asked('/m/withdraw')).toEqual([...others, ['/wps/settings?a=1', 'DPSTBAS3'], ['/wps/info', 'COMM3']])
  await expect(window.__asked).resolves.toHaveLength(2)
  expect(window.__early?.map(({ url }) => url)).toEqual(['/wps/system/status', '/wps/settings?a=1', '/wps/info'])
  delete html.dataset.asks
  expect(asked('/m/withdraw')).toEqual(others)
})

test('an early answer that the app has not taken within fifteen seconds is dropped', () => {
  vi.useFakeTimers()
  runHead('/m/vip')
  vi.advanceTimersByTime(14_999)
  expect(window.__early).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(window.__early).toEqual([])
  vi.useRealTimers()
})

test('its sentences wait for the letters of Urdu, and for no others', async () => {
  localStorage.setItem('language', 'UR')
  let arrive = () => {}
  loadFont.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve([]))))
  runHead('/m/vip')
  expect(loadFont.mock.calls).toEqual([
    ["400 1em 'Noto Sans Arabic'", 'ا'],
    ["700 1em 'Noto Sans Arabic'", 'ا'],
  ])
  await new Promise((resolve) => setTimeout(resolve))
  expect(html.dataset.letters).toBeUndefined()
  arrive()
  await vi.waitFor(() => expect(html.dataset.letters).toBe('here'))

  delete html.dataset.letters
  loadFont.mockClear()
  localStorage.setItem('language', 'EN')
  runHead('/m/vip')
  await vi.waitFor(() => expect(html.dataset.letters).toBe('here'))
  expect(loadFont).not.toHaveBeenCalled()
})

test('letters that do not come hold nothing up', async () => {
  localStorage.setItem('language', 'UR')
  loadFont.mockRejectedValueOnce(new Error('no network'))
  runHead('/m/vip')
  await vi.waitFor(() => expect(html.dataset.letters).toBe('here'))
})

test('what guests see is shown to guests, what members see to members', () => {
  const shownOf = (shape: string, path: string) => {
    html.dataset.shape = shape
    runHead(path)
    return html.dataset.page
  }
  expect(shownOf('guests', '/m/mine')).toBe('own')
  expect(shownOf('members', '/m/mine')).toBe('other')
  expect(shownOf('members', '/m/withdraw')).toBe('login')
  session.store(sessionSample())
  expect(shownOf('guests', '/m/mine')).toBe('other')
  expect(shownOf('members', '/m/withdraw')).toBe('own')
  expect(shownOf('all', '/m/help')).toBe('own')
})

test.each(Object.entries(SHAPES))('the shape of %s has the title of its screen, in three languages', (path, shape) => {
  const [address = ''] = path.split('?')
  expect(routeAt(address)?.handle.title).toBe(shape.title)
  expect(routeAt(address)?.handle.access === 'guest').toBe(shape.for !== 'members')
  const drawn = shapeHtml(shape)
  // Each text in three languages; those of the world are written in by the host.
  const texts = 1 + shape.parts.filter(({ text }) => typeof text === 'string').length
  for (const lang of ['ur', 'ur-Latn', 'en']) expect(drawn.split(`<span lang="${lang}">`)).toHaveLength(texts + 1)
})
