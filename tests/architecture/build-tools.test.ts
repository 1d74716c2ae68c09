import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from '../../scripts/lib/fingerprint.mjs'
import { precompress } from '../../scripts/precompress.mjs'
import { filesOf, loadedByHead } from '../../scripts/size.mjs'

let dist = ''
const put = (file: string, content: string | Buffer) => writeFileSync(join(dist, file), content)

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'understudy-dist-'))
  mkdirSync(join(dist, '.vite'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** Bytes that do not compress, so that sizes can be told apart. */
const noise = (bytes: number) =>
  Buffer.from(Array.from({ length: bytes }, (_, i) => (i * i * 31 + (i >> 3) * 17) & 255))

it('a page awaits scripts and styles of its entry and of all its imports', () => {
  const manifest = {
    'index.html': {
      file: 'main.js',
      css: ['main.css'],
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['later.ts'],
    },
    '_shared.js': { file: 'shared.js', imports: ['index.html'] },
    'src/app/screens/HomeScreen.tsx': { file: 'home.js', imports: ['_shared.js', '_list.js'] },
    '_list.js': { file: 'list.js', css: ['list.css'] },
    'later.ts': { file: 'later.js', css: ['later.css'], imports: ['_shared.js'] },
  }
  const { scripts, styles } = filesOf(manifest, ['src/app/screens/HomeScreen.tsx'])
  expect(scripts.sort()).toEqual(['home.js', 'list.js', 'main.js', 'shared.js'])
  expect(styles.sort()).toEqual(['list.css', 'main.css'])
  expect(() => filesOf(manifest, ['gone.ts'])).toThrow('The build has no gone.ts.')
})

it('a page awaits fonts and calls of its head, and the picture that a reply leads to', async () => {
  const html = `<html data-merchant="aurora1"><head><script>
    document.fonts?.load("1em 'Noto Sans Arabic'", 'ا')
    const link = (as, href) => document.head.append(Object.assign(document.createElement('link'), { as, href }))
    link(undefined, '/assets/texts.js')
    const { merchant } = document.documentElement.dataset
    fetch('/status', { headers: { merchant } })
    if (location.pathname === '/m/home')
      fetch('/banners', {}).then((reply) => reply.clone().json()).then(({ first }) => link('image', first))
  </script></head></html>`
  const asked: unknown[] = []
  const ask = async (path: string, { headers }: RequestInit) => {
    asked.push([path, headers])
    return '{"first":"/banner.webp"}'
  }
  expect(await loadedByHead(html, new URL('http://localhost/m/home'), ask)).toEqual({
    families: ['Noto Sans Arabic'],
    replies: ['{"first":"/banner.webp"}', '{"first":"/banner.webp"}'],
    pictures: ['/banner.webp'],
  })
  expect(asked).toEqual([
    ['/status', { merchant: 'aurora1' }],
    ['/banners', undefined],
  ])
  expect(await loadedByHead(html, new URL('http://localhost/m/help'), ask)).toMatchObject({ pictures: [] })
})

it('text is compressed beside itself, other files and tiny ones are not', async () => {
  const text = 'let a = 1\n'.repeat(500)
  put('a.js', text)
  put('tiny.js', 'let a')
  put('a.woff2', noise(5000))
  put('.vite/manifest.json', text)
  await precompress(dist)
  expect(brotliDecompressSync(readFileSync(join(dist, 'a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(dist, 'a.js.gz'))).toString()).toBe(text)
  for (const name of ['tiny.js.br', 'a.woff2.br', '.vite/manifest.json.br'])
    expect(existsSync(join(dist, name))).toBe(false)
})

// A build must never be skipped when a source has changed.
it('a fingerprint follows names and contents of sources, not tests or results', () => {
  put('a.ts', 'one')
  const before = fingerprint([dist])
  put('a.test.ts', 'a test')
  mkdirSync(join(dist, 'dist'))
  put('dist/old.js', 'a result')
  expect(fingerprint([dist])).toBe(before)
  expect(fingerprint([dist], ['another machine'])).not.toBe(before)
  put('a.ts', 'two')
  const changed = fingerprint([dist])
  expect(changed).not.toBe(before)
  put('b.ts', '')
  expect(fingerprint([dist])).not.toBe(changed)
})
