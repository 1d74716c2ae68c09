import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { brotliDecompressor } from './brotli.ts'
import { createDemo, type Demo } from './create-demo.ts'
import { type FileStorage, KeptFiles } from './kept-files.ts'

const BASE = 'https://demo.example/shop'
const JSON_BODY = { 'content-type': 'application/json' }

/** The browser's storage; `fails` is what the next write throws. */
function memoryStorage(begun: Iterable<[string, Uint8Array]> = firstVisit) {
  const files = new Map(begun)
  const storage: FileStorage & { fails?: Error | undefined; files: typeof files } = {
    files,
    readAll: async () => [...files],
    async write(changes) {
      if (storage.fails) throw storage.fails
      for (const [name, bytes] of changes)
        if (bytes === undefined) files.delete(name)
        else files.set(name, bytes)
    },
  }
  return storage
}

/** What the storage holds after a first visit, whose seed takes longest. */
let firstVisit: [string, Uint8Array][] = []

beforeAll(async () => {
  const storage = memoryStorage()
  await open(storage)
  firstVisit = [...storage.files]
})

const open = async (storage: FileStorage): Promise<Demo> =>
  createDemo({
    files: await KeptFiles.open(storage),
    base: BASE,
    isFile: (name) => name === 'assets/a.js',
    page: async (name) => `<html lang="ur" data-merchant="aurora1" data-theme="dark">${name}</html>`,
  })

async function send(demo: Demo, path: string, init?: RequestInit, mode?: 'navigate'): Promise<Response> {
  const request = new Request(BASE + path, init)
  if (mode) Object.defineProperties(request, { mode: { value: mode }, destination: { value: 'document' } })
  const answer = demo.answer(request)
  if (!answer) throw new Error(`${path} is not the platform's`)
  return answer
}

const steer = async (demo: Demo, method: string, path: string, body?: object) =>
  (
    await send(demo, `/__control${path}`, { method, ...(body && { body: JSON.stringify(body), headers: JSON_BODY }) })
  ).json()

const call = (demo: Demo, path: string, init: RequestInit = {}) =>
  send(demo, path, { ...init, headers: { Merchant: 'aurora1', Language: 'EN', ...init.headers } })

describe('the platform in a browser', () => {
  test('a world that was acknowledged is there for the next worker', async () => {
    const storage = memoryStorage()
    const demo = await open(storage)
    const { id } = await steer(demo, 'POST', '/worlds', { scenario: 'vip' })
    await steer(demo, 'PATCH', `/worlds/${id}/settings`, { merchant: 'dune4' })
    const { id: snapshot } = await steer(demo, 'POST', `/worlds/${id}/snapshots`, { label: 'before' })
    await steer(demo, 'PATCH', `/worlds/${id}/settings`, { merchant: 'cedar3' })

    const next = await open(storage)
    expect(await steer(next, 'GET', `/worlds/${id}`)).toMatchObject({ scenario: 'vip', merchant: 'cedar3' })
    await steer(next, 'POST', `/worlds/${id}/restore`, { snapshot })
    expect(await steer(next, 'GET', `/worlds/${id}`)).toMatchObject({ merchant: 'dune4' })
    expect((await send(next, `/__control/worlds/${id}`, { method: 'DELETE' })).ok).toBe(true)
    expect([...storage.files.keys()].filter((name) => name.includes(id))).toEqual([])
  })

  test('an answer waits until the change behind it is kept', async () => {
    const storage = memoryStorage()
    const demo = await open(storage)
    storage.fails = new Error('The quota is spent')
    await expect(steer(demo, 'PATCH', '/worlds/default/settings', { merchant: 'dune4' })).rejects.toThrow('quota')
    storage.fails = undefined
    await steer(demo, 'GET', '/worlds/default')
    expect(await steer(await open(storage), 'GET', '/worlds/default')).toMatchObject({ merchant: 'dune4' })
  })

  test('a damaged world is set aside, and the default world is made anew', async () => {
    const storage = memoryStorage()
    await open(storage)
    storage.files.set('worlds/default', new TextEncoder().encode('no database at all, but long enough to look'))
    const demo = await open(storage)
    expect(await steer(demo, 'GET', '/worlds/default')).toMatchObject({ scenario: 'everyday' })
    expect([...storage.files.keys()].filter((name) => name.startsWith('aside/default.damaged-'))).toHaveLength(1)
  })

  test('a world follows from the cookie that its link has set', async () => {
    const storage = memoryStorage()
    const demo = await open(storage)
    const linked = await send(demo, '/m/home?scenario=vip', { headers: { accept: 'text/html' } }, 'navigate')
    expect({ status: linked.status, to: linked.headers.get('location') }).toEqual({ status: 303, to: '/shop/m/home' })
    const home = await (await send(demo, '/m/home', {}, 'navigate')).text()
    expect(home).toContain('data-stage="own" data-base="/shop"')
    expect((await call(demo, '/wps/system/status')).status).toBe(200)
    const worlds: { id: string; calls: number; scenario: string }[] = await steer(demo, 'GET', '/worlds')
    expect(worlds.find(({ scenario }) => scenario === 'vip')?.calls).toBe(1)
  })

  test('a malformed body, an unknown call and a dropped one are told apart', async () => {
    const demo = await open(memoryStorage())
    const malformed = await call(demo, '/wps/session/login', { method: 'POST', body: '{', headers: JSON_BODY })
    expect(await malformed.json()).toMatchObject({ success: false, errorCode: 'request_body_required' })
    expect(await (await call(demo, '/wps/no/such')).json()).toMatchObject({ errorCode: 'endpoint.not.built' })
    expect((await send(demo, '/__control/no/such')).status).toBe(404)
    await steer(demo, 'PUT', '/worlds/default/faults', { rules: [{ endpoint: 'system.status', kind: 'drop' }] })
    expect((await call(demo, '/wps/system/status')).type).toBe('error')
  })

  test('a social login comes back to the app below the path, and to no page beside it', async () => {
    const demo = await open(memoryStorage())
    const { value } = await (await call(demo, '/wps/verification/cloud')).json()
    const asked = async (door: string) =>
      (await call(demo, `/cloud/${value.projectId}/choices?provider=google&redirect_uri=${encodeURIComponent(door)}`))
        .ok
    expect(await asked(`${BASE}/m/login`)).toBe(true)
    for (const door of [`${BASE}/m/login?a=b`, 'https://demo.example/m/login', `${BASE}/m/home`, 'https://a.example/'])
      expect(await asked(door)).toBe(false)
  })

  test('files of the build and other addresses are not the platform’s', async () => {
    const demo = await open(memoryStorage())
    for (const address of [`${BASE}/assets/a.js`, `${BASE}/m/home`, 'https://elsewhere.example/wps/system/status'])
      expect(demo.answer(new Request(address))).toBeUndefined()
  })

  test('pictures and pages of the stage are answered below the path', async () => {
    const demo = await open(memoryStorage())
    const picture = await send(demo, '/img/logo/none.svg')
    expect(picture.status).toBe(404)
    const page = await send(demo, '/pay/none?language=EN')
    expect(page.headers.get('content-type')).toContain('text/html')
  })
})

describe('Brotli of a server', () => {
  const wasm = createRequire(import.meta.url).resolve('brotli-dec-wasm/web/bg.wasm')
  const decompress = brotliDecompressor(async () => new Uint8Array(readFileSync(wasm)).buffer)
  const text = Buffer.from('a world and all that is in it. '.repeat(100_000))
  const packed = brotliCompressSync(text)

  test('what a server has packed is read whole', async () => {
    const whole = await decompress(packed, text.length)
    expect(typeof whole === 'object' && { isSame: whole.bytes.equals(text), read: whole.read }).toEqual({
      isSame: true,
      read: packed.length,
    })
    expect(await decompress(Buffer.concat([packed, Buffer.from('more')]), text.length)).toMatchObject({
      read: packed.length,
    })
  })

  test('a file that is cut, damaged or larger than allowed is refused', async () => {
    expect(await decompress(packed.subarray(0, packed.length - 9), text.length)).toBe('damaged')
    expect(await decompress(Buffer.from('no Brotli at all'), text.length)).toBe('damaged')
    expect(await decompress(packed, text.length - 1)).toBe('too large')
  })
})
