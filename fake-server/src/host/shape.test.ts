import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlatform, type RunningPlatform } from '../platform.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-shape-'))
let platform: RunningPlatform
const plain = { html: '<b>own</b>', files: ['/assets/a.js', '/assets/a.css'], asks: [], for: 'all' }
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html data-merchant="aurora1"><div><!--shape--></div></html>')
  const ofWorld = { ...plain, html: '<i>{0}</i><i>{5}</i>' }
  const shapes = {
    '/m/help': ofWorld,
    '/m/notice': ofWorld,
    '/m/lotteryHistory': ofWorld,
    '/m/message': plain,
    '/m/activityDetail': plain,
    '/m/activityDetail?id': ofWorld,
    '/m/vip': { ...plain, for: 'guests', asks: ['/wps/a?x=1', '/wps/b#M3'] },
    '/m/trail': plain,
    '/m/forget': plain,
    '/m/app': plain,
    '/m/launchGame': plain,
    '/m/play/:nodeId': plain,
  }
  writeFileSync(join(folder, 'shapes.json'), JSON.stringify(shapes))
  platform = await createPlatform({ dataDir: join(folder, 'data'), web: { root: folder } })
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers })
const LANGUAGES = { UR: 'ur', 'UR-LA': 'ur-Latn', EN: 'en' } as const
const steer = (payload: object) =>
  platform.app.inject({ method: 'PATCH', url: '/__control/worlds/default/settings', payload })

test('a page has the shape of its address, files and calls of its screen, and says for whom it is', async () => {
  const { body } = await get('/m/vip')
  expect(body).toContain('data-shape="guests" data-files="/assets/a.js /assets/a.css" data-asks="/wps/a?x=1 /wps/b#M3"')
  expect(body).toContain('<div><b>own</b></div>')
  const { body: trail } = await get('/m/trail')
  expect(trail).toContain('data-shape="all"')
  expect(trail).not.toContain('data-asks')
})

test.each(['/m/play/110001?vassalage=NP&gameType=RNG', '/m/play/7', '/m/launchGame?gameId=101', '/m/launchGame'])(
  '%s has that of a game that is being opened, whichever it is',
  async (path) => expect((await get(path)).body).toContain('<div><b>own</b></div>'),
)

test.each(['/m/home', '/m/set', '/m/vip?x=1', '/m/help?tag=tc', '/m/vip/', '/m/play/7/8', '/m/play'])(
  '%s has none',
  async (path) => {
    const { body } = await get(path)
    expect(body).toContain('<div><!--shape--></div>')
    expect(body).not.toMatch(/data-(shape|files)/)
  },
)

test.each([
  ['/m/help', '/wps/system/helpCenter?device=MOBILE&lang=', 'items'],
  ['/m/notice', '/wps/relay/MCSFE_getListAnnouncements?types=PL&platform=M&groupName=', 'player'],
  ['/m/lotteryHistory', '/lgw/numeros/recent?count=10', 'games'],
])('%s begins with what the app is told, in three languages', async (path, call, kind) => {
  const { body } = await get(path)
  for (const [Language, lang] of Object.entries(LANGUAGES)) {
    const reply = (await get(call + (kind === 'items' ? Language : ''), { Merchant: 'aurora1', Language })).json()
    const told =
      kind === 'games'
        ? reply.map(({ name }: { name: string }) => name)
        : kind === 'player'
          ? reply.value.player.map(({ title }: { title: string }) => title)
          : reply.value.flatMap(({ items }: { items: { title: string }[] }) => items.map(({ title }) => title))
    for (const at of [0, 5]) {
      expect(told[at]).toBeTruthy()
      expect(body).toContain(`<span lang="${lang}">${told[at]}</span>`)
    }
  }
})

test('an address that names no question has the shape of all of them', async () => {
  const { body } = await get('/m/help')
  expect((await get('/m/helpDetail')).body).toContain(body.slice(body.indexOf('<div>')))
})

test('a promotion begins with its picture and its title; one that is not offered has neither', async () => {
  const list = (await get('/wps/relay/MCSFE_getPromotionList', { Merchant: 'aurora1', Language: 'EN' })).json()
  const [{ id, title, picture }] = list.value.list.slice(1)
  const { body } = await get(`/m/activityDetail?id=${id}`)
  expect(body).toContain(`data-pictures="${picture}"`)
  expect(body).toContain(`<span lang="en">${title}</span>`)
  for (const address of ['id=999999', `id=${id}&x=1`, 'id=x']) {
    const other = await get(`/m/activityDetail?${address}`)
    expect(other.body).not.toMatch(/data-(shape|pictures)/)
  }
  expect((await get('/m/activityDetail')).body).toContain('<b>own</b>')
})

test('what comes compressed is the same, whichever page of these came before', async () => {
  for (const path of ['/m/help', '/m/notice', '/m/vip']) {
    const squeezed = await get(path, { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe((await get(path)).body)
  }
})

test('none says what is not so where the merchant has something switched off', async () => {
  const shown = async (path: string) => (await get(path)).body.includes('<b>own</b>')
  const off: Record<string, object> = {
    '/m/vip': { merchantSettings: { vip: false } },
    '/m/trail': { flags: { FREEPLAY3: false } },
    '/m/forget': { flags: { PWRESETSMS3: false } },
    '/m/app': { promotions: { APP_DOWNLOAD: false } },
    '/m/message': { flags: { INBOX3: false } },
  }
  for (const [path, change] of Object.entries(off)) {
    expect([path, await shown(path)]).toEqual([path, true])
    expect((await steer(change)).statusCode).toBe(200)
    expect([path, await shown(path)]).toEqual([path, false])
  }
})

test('a text of the world stands there as text', async () => {
  const made = await platform.app.inject({
    method: 'POST',
    url: '/__control/worlds',
    payload: { id: 'hostile', scenario: 'hostile-content' },
  })
  expect(made.statusCode).toBeLessThan(300)
  const { body } = await get('/m/notice', { cookie: 'world=hostile' })
  expect(body).toContain('data-shape="all"')
  expect(body.slice(body.indexOf('<div>'), body.indexOf('</html>'))).not.toMatch(/<(?!\/?(div|i|b|span)[ >])/)
})
