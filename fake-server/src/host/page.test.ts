import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlatform, type RunningPlatform } from '../platform.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-page-'))
let platform: RunningPlatform
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html data-merchant="aurora1"><script>1</script></html>')
  platform = await createPlatform({ dataDir: join(folder, 'data'), web: { root: folder } })
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers })

describe('the page of the app', () => {
  test('says which banner home shows, in the page and before it', async () => {
    const feed = await get('/wps/relay/MCSFE_getListAnnouncements?types=B&platform=M&groupName=m_home', {
      Merchant: 'aurora1',
    })
    const { url } = feed.json().value.banners[0]
    for (const address of ['/', '/m', '/m/home', '/m/home?x=1']) {
      const { body, headers } = await get(address)
      expect(body).toContain(`data-merchant="aurora1" data-banner="${url}"`)
      expect(headers.link).toBe(`<${url}>; rel=preload; as=image; fetchpriority=high`)
    }
  })

  test('asks for no banner where none is shown', async () => {
    for (const page of [await get('/m/login'), await get('/m/home', { cookie: 'world=nowhere' })]) {
      expect(page.body).toContain('data-banner=""')
      expect(page.headers.link).toBeUndefined()
    }
  })

  test('comes compressed to those who can read it', async () => {
    const plain = await get('/m/home')
    const squeezed = await get('/m/home', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(squeezed.headers['content-encoding']).toBe('br')
    expect(squeezed.headers.vary).toBe('accept-encoding')
    expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(plain.body)
  })
})
