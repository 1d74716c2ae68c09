import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { merchants as buildPlugin, merchantStyles } from '../../web/vite/merchants.ts'
import { ROOT, read } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'
import { type ServerProcess, startServer } from '../support/server.ts'

const folder = scratchFolder('add-a-merchant')
const merchants = join(folder, 'my-merchants')
const guide = read('docs/add-a-merchant.md')
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))

let server: ServerProcess
beforeAll(async () => {
  cpSync(join(ROOT, 'docs'), join(folder, 'docs'), { recursive: true })
  // The first two lines run unchanged; for the third, the test starts the built server as `npm start` would.
  const [make = '', copy = '', start = '', ...rest] = commands
  for (const line of [make, copy]) execFileSync('sh', ['-c', line], { cwd: folder })
  expect(start).toBe('MERCHANTS_DIR=my-merchants npm start')
  expect(rest).toHaveLength(2)
  // The built app need not know the merchant, as only the server is asked.
  const env = { MERCHANTS_DIR: merchants, WEB_ROOT: folder }
  server = await startServer(scratchFolder('add-a-merchant-data'), env)
})
afterAll(() => server?.kill())

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server.url}${path}`, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const jsonOf = async (path: string, init: RequestInit = {}) => JSON.parse((await ask(path, init)).text)

/** Sends a `curl` line of the guide to this server. */
function curl(line: string, id = '') {
  const [, method, , path = '', , body] =
    /^curl -X (\w+) (localhost:3000)(\S+) (-H 'content-type: application\/json') -d '([^']*)'/.exec(line) ?? []
  return jsonOf(path.replace('ID', id), { method, body, headers: { 'content-type': 'application/json' } })
}

test('the folder of the guide is a merchant with its settings, logo, home and members', async () => {
  const [, , , create = '', change = ''] = commands
  const { id } = await curl(create)
  const settings = await curl(change, id)
  expect(settings.merchant).toBe('fern6')
  expect(settings.merchants).toEqual(['aurora1', 'basalt2', 'cedar3', 'dune4', 'ember5', 'fern6'])
  expect(settings.merchantSettings.minimumAge).toBe(21)

  const headers = { 'x-world': id, Merchant: 'fern6', Language: 'EN' }
  const status = await jsonOf('/wps/system/status', { headers })
  expect(status.value.info.merchantCode).toBe('fern6')
  const home = await jsonOf(
    '/wps/relay/MCSFE_getListAnnouncements?types=B%2CPL%2CPU%2CPR%2CH&platform=M&merchantCode=fern6',
    { headers },
  )
  const banners = home.value.banners.filter(({ groupName }: { groupName: string }) => groupName === 'm_home')
  expect(banners.map(({ title }: { title: string }) => title)).toContain('A green corner')
  for (const { url } of banners) expect((await ask(url)).status).toBe(200)

  const visit = { cookie: `world=${id}` }
  const manifest = await jsonOf('/manifest.webmanifest', { headers: visit })
  expect(manifest).toMatchObject({ name: 'Fern', background_color: '#0b130d' })
  const logo = await ask(manifest.icons[0].src)
  expect({ status: logo.status, contentType: logo.headers.get('content-type') }).toEqual({
    status: 200,
    contentType: 'image/svg+xml',
  })
  expect(logo.text).toBe(read('docs/examples/merchants/fern6/mark.svg').trim())
  for (const { src } of manifest.icons) expect((await ask(src, { headers: visit })).status).toBe(200)

  const { paths, resources } = status.value.info
  expect(paths.cricket).toMatch(/\/cricket\/[^/]+\.fern6\.[0-9a-f]{24}\?language=EN$/)
  const linkOf = (type: string) => resources.find((one: { resourceType: string }) => one.resourceType === type)?.url
  expect(linkOf('TELEGRAM')).toBe('https://telegram.fern.example/news')
  expect(linkOf('LICENCE')).toMatch(/\/site\/[^/]+\.fern6\.[0-9a-f]{24}\/licence\/board\?language=EN$/)

  const people = await jsonOf(`/__control/worlds/${id}/actors`)
  expect(people.map(({ name }: { name: string }) => name)).toContain('farah')
})

test('a build with the folder writes down that it knows the merchant', () => {
  process.env.MERCHANTS_DIR = merchants
  try {
    const written: unknown[] = []
    const { generateBundle } = buildPlugin() as unknown as { generateBundle(this: object): void }
    generateBundle.call({ emitFile: (file: unknown) => written.push(file) })
    const source = '["aurora1","basalt2","cedar3","dune4","ember5","fern6"]'
    expect(written).toEqual([{ type: 'asset', fileName: 'merchants.json', source }])
  } finally {
    delete process.env.MERCHANTS_DIR
  }
})

test('a page built with the folder has its colours and corners, for both themes', () => {
  process.env.MERCHANTS_DIR = merchants
  try {
    const css = merchantStyles()
    expect(css).toContain("[data-merchant='aurora1'] { --bg: #0b1220;")
    expect(css).toContain("[data-merchant='fern6'] { --bg: #0b130d;")
    expect(css).toContain("[data-merchant='fern6'][data-theme='light'] { --bg: #f4faf5;")
    expect(css).toContain("html[data-merchant='fern6'] { --radius-button: 24px; }")
  } finally {
    delete process.env.MERCHANTS_DIR
  }
})

test('a merchant that nobody added is refused by name', async () => {
  const { id } = await jsonOf('/__control/worlds', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const body = JSON.stringify({ merchant: 'moss7' })
  const init = { method: 'PATCH', body, headers: { 'content-type': 'application/json' } }
  const refusal = await ask(`/__control/worlds/${id}/settings`, init)
  expect({ status: refusal.status, text: refusal.text }).toEqual({
    status: 422,
    text: expect.stringContaining('the world has no such merchant'),
  })
  const call = await jsonOf('/wps/system/status', { headers: { 'x-world': id, Merchant: 'moss7' } })
  expect(call).toMatchObject({ success: false, errorCode: 'merchant.acct.setup.err' })
})
