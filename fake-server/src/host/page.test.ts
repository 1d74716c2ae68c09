import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlatform, type RunningPlatform } from '../index.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-page-'))
let platform: RunningPlatform
beforeAll(async () => {
  mkdirSync(join(folder, '.vite'))
  const files = {
    'index.html': '<html data-merchant="aurora1"><head><script>1</script></head><body><i></i></body></html>',
    'routes.json': JSON.stringify({
      '/m/home': 'src/Home.tsx',
      '/': 'src/Home.tsx',
      '/m/index.html': 'src/Home.tsx',
      '/m/play/:nodeId': 'src/Play.tsx',
    }),
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/main.js', css: ['assets/main.css'], isEntry: true, imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js' },
      '_list.js': { file: 'assets/list.js', css: ['assets/list.css'], imports: ['_shared.js'] },
      'src/Home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_shared.js', '_list.js'] },
      'src/Play.tsx': { file: 'assets/play.js', imports: ['index.html'] },
    }),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  platform = await createPlatform({ dataDir: join(folder, 'data'), web: { root: folder } })
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers })
const preloaded = async (url: string) =>
  [...(await get(url)).body.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)].map(([, href]) => href)

describe('the page of the app', () => {
  test.each(['/', '/m/home', '/m/home/', '/M/Home', '/m/home?x=1', '/m/index.html'])(
    'the page preloads the code of home for %s, without that of the entry',
    async (address) => {
      expect(await preloaded(address)).toEqual(['/assets/list.js', '/assets/home.js'])
    },
  )

  test('styles of a screen stand behind those of its imports and the outline', async () => {
    const { body } = await get('/m/home')
    const links = body.slice(body.indexOf('<i>')).matchAll(/<link rel="stylesheet" href="([^"]*)">/g)
    expect([...links].map(([, href]) => href)).toEqual(['/assets/list.css', '/assets/home.css'])
  })

  test('the page preloads the code of a screen whose path has a parameter', async () => {
    expect(await preloaded('/m/play/110001?vassalage=NP')).toEqual(['/assets/play.js'])
    expect(await preloaded('/m/play')).toEqual([])
  })

  test.each(['/m/nowhere', '/m/index_html', '/m/play/1/2'])(
    'the page preloads nothing for %s, which has no screen',
    async (address) => {
      expect(await preloaded(address)).toEqual([])
    },
  )

  test('the page names its world’s merchant, or the default one in an unknown world', async () => {
    for (const page of [await get('/m/mine'), await get('/m/home', { cookie: 'world=nowhere' })])
      expect(page.body).toContain('<html data-merchant="aurora1"')
  })

  test('the page of the app is compressed for browsers that accept it', async () => {
    const plain = await get('/m/home')
    const compressed = await get('/m/home', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.headers.vary).toBe('accept-encoding')
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
  })
})
