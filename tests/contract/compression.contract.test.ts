import { gunzipSync } from 'node:zlib'
import type { RunningPlatform } from '@understudy/fake-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

describe('an answer of the platform', () => {
  const call = (url: string, headers: Record<string, string> = {}) =>
    platform.app.inject({ url, headers: { host: 'localhost', merchant: 'aurora1', language: 'EN', ...headers } })

  test('a long answer is compressed for a caller who accepts gzip', async () => {
    const plain = await call('/wps/system/status')
    const packed = await call('/wps/system/status', { 'accept-encoding': 'gzip, deflate' })
    expect({ plain: plain.headers['content-encoding'], packed: packed.headers['content-encoding'] }).toEqual({
      plain: undefined,
      packed: 'gzip',
    })
    expect(packed.headers.vary).toBe('accept-encoding')
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString()).value.merchant).toEqual(plain.json().value.merchant)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    const refused = await call('/wps/system/status', { 'accept-encoding': 'gzip;q=0, br' })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  test('no cache stores an answer, but for versioned ones in the browser', async () => {
    const cacheControlOf = async (url: string) => (await call(url)).headers['cache-control']
    expect(await cacheControlOf('/wps/system/status')).toBe('no-store')
    expect(await cacheControlOf('/wps/captcha/nothing')).toBe('no-store')
    expect(await cacheControlOf('/wps/relay/GCSGAME_gameList?platform=html5&pageNo=1')).toBe('private, no-cache')
  })

  test('a short answer is not compressed', async () => {
    const { headers, rawPayload } = await call('/wps/captcha/nothing', { 'accept-encoding': 'gzip' })
    expect(rawPayload.length).toBeLessThan(1_024)
    expect({ contentEncoding: headers['content-encoding'], vary: headers.vary }).toEqual({
      contentEncoding: undefined,
      vary: undefined,
    })
  })
})
