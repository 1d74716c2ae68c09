import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from '../../scripts/lib/fingerprint.mjs'
import { precompress } from '../../scripts/precompress.mjs'
import { measure, measureLotto } from '../../scripts/size-budget.mjs'

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

// A budget that measures the wrong files is worse than none.
it('the size budget counts what is awaited before home shows, and nothing that comes later', () => {
  put(
    '.vite/manifest.json',
    JSON.stringify({
      'index.html': {
        file: 'main.js',
        isEntry: true,
        imports: ['_shared.js'],
        dynamicImports: ['later.ts', 'src/app/screens/HomeScreen.tsx'],
        css: ['main.css'],
      },
      '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
      'src/app/screens/HomeScreen.tsx': { file: 'home.js', css: ['home.css'], imports: ['_shared.js'] },
      'src/app/texts/first-ur.ts': { file: 'ur.js' },
      'later.ts': { file: 'later.js', css: ['later.css'], imports: ['_shared.js'], dynamicImports: ['last.ts'] },
      'last.ts': { file: 'last.js' },
      '_idle-a.js': { file: 'idle.js' },
      'src/app/screens/NoticeScreen.tsx': { file: 'notice.js', imports: ['_idle-a.js', '_shared.js'] },
      'src/app/screens/LoginScreen.tsx': { file: 'later.js' },
      'src/app/screens/MineScreen.tsx': { file: 'mine.js' },
    }),
  )
  put('notice.js', noise(5000))
  put('mine.js', noise(50))
  put('idle.js', noise(90_000))
  put('index.html', '<script src="/main.js"></script>')
  for (const name of ['main.js', 'shared.js', 'main.css', 'shared.css']) put(name, noise(1000))
  for (const name of ['home.js', 'home.css', 'ur.js']) put(name, noise(2000))
  for (const name of ['later.js', 'later.css', 'last.js']) put(name, noise(90_000))
  put('a.woff2', noise(3000))
  put('b.woff2', noise(4000))
  put('small.svg', noise(10))
  put('large.webp', noise(30_000))

  const zipped = (bytes: number) => gzipSync(noise(bytes), { level: 9 }).length
  const [entry, scripts, styles, fonts, image, screen, route] = measure(dist, { 'later.ts': 1 })
  expect(entry!.bytes).toBe(2 * zipped(1000))
  expect(scripts!.bytes).toBe(2 * zipped(1000) + 2 * zipped(2000))
  expect(styles!.bytes).toBe(2 * zipped(1000) + zipped(2000))
  expect(fonts!.bytes).toBe(7000)
  expect(image).toMatchObject({ what: 'largest image (large.webp)', bytes: 30_000, limit: 20 * 1024 })
  expect(screen).toEqual({
    what: 'heaviest screen beyond a page at rest, gzip: NoticeScreen',
    bytes: zipped(5000),
    limit: 20 * 1024,
  })
  expect(route).toEqual({ what: 'beyond the shell, gzip: later.ts', bytes: 2 * zipped(90_000), limit: 1 })
})

it('the budget of the lottery page counts its framework, its styles and its largest texts', () => {
  put(
    '.vite/manifest.json',
    JSON.stringify({
      'index.html': {
        file: 'main.js',
        isEntry: true,
        imports: ['_react.js'],
        dynamicImports: ['later.ts'],
        css: ['main.css'],
      },
      '_react.js': { file: 'react.js' },
      'later.ts': { file: 'later.js' },
      '../src/lotto/text/pack-ur.ts': { file: 'ur.js' },
      '../src/lotto/text/pack-en.ts': { file: 'en.js' },
    }),
  )
  for (const [name, size] of [
    ['main.js', 9000],
    ['react.js', 9000],
    ['main.css', 9000],
    ['ur.js', 9000],
    ['en.js', 100],
  ] as const)
    put(name, noise(size))
  put('later.js', noise(90_000))
  const once = gzipSync(noise(9000), { level: 9 }).length
  expect(measureLotto(dist)).toEqual([{ what: expect.stringContaining('lottery'), bytes: 4 * once, limit: 120 * 1024 }])
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

// A build that is skipped although a source changed costs an hour of looking in the wrong place.
it('a fingerprint changes with names and contents of sources, not with tests and earlier results', () => {
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
