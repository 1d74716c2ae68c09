import type { control as contract } from '@understudy/contracts'
import { STATE_PARAMETERS } from '@understudy/contracts/control/links'
import { DAY } from '@understudy/contracts/durations'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { SIGNATURE_PARAMETERS } from '../../steering/src/access/link-signature.ts'
import { startPlatform } from '../support/platform.ts'
import { read } from '../support/repository.ts'
import { builtPages, deviceState, VISIT, visitTo, worldIn } from '../support/state-links.ts'
import { NOON } from '../support/world.ts'

const { root, lotto } = builtPages()

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startPlatform({ web: { root, lotto } })
})
afterAll(() => platform.close())
afterEach(() => void vi.restoreAllMocks())

const visit = (path: string, headers: Record<string, string> = {}, running = platform) =>
  visitTo(running, path, headers)
const steer = (path: string, app = platform.app) =>
  request(app.server).get(`/__control${path}`).set('Host', 'localhost')

test('the service worker leaves every parameter of a link to the server', () => {
  const names = /^const STATE = \[([^\]]*)\]$/m.exec(read('web/public/sw.js'))?.[1]
  expect(names?.match(/\w+/g)).toEqual([...STATE_PARAMETERS, ...SIGNATURE_PARAMETERS])
})

describe('a link into a state', () => {
  test('a link creates a world of its scenario, opens the route and leaves the address', async () => {
    const before = platform.worlds.size
    const { status, headers } = await visit('/m/gameList?gameType=RNG&scenario=vip')
    expect({ status, location: headers.location }).toEqual({ status: 303, location: '/m/gameList?gameType=RNG' })
    expect(platform.worlds.size).toBe(before + 1)
    const world = (await steer(`/worlds/${worldIn(headers)}`)).body
    expect(world).toMatchObject({ scenario: 'vip', clock: 'running', durable: false })
    const secondVisit = await visit('/m/gameList?gameType=RNG&scenario=vip')
    expect(worldIn(secondVisit.headers)).not.toBe(world.id)
  })

  test('a link stores session, language and theme by a page that nobody caches', async () => {
    const { status, headers, text } = await visit('/m/notice?as=imran&lang=UR-LA&theme=light')
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({ status: 200, cacheControl: 'no-store' })
    const { world, values, to, forget } = deviceState(text)
    expect(world).toBe(worldIn(headers))
    expect(to).toBe('/m/notice')
    expect(values).toMatchObject({ autoLogin: '1', language: 'UR-LA', theme: 'light' })
    const session = JSON.parse(values.MC_SESSION_INFO)
    expect(session).toMatchObject({ userName: 'imran', merchantCode: 'cedar3' })
    expect(forget).toEqual(expect.arrayContaining(['MC_SESSION_INFO', 'popup.A']))
    expect(forget).not.toContain('theme')
    expect(text).toContain('lang="ur-Latn"')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+; font-src data:; script-src 'sha256-\S+;/,
    )
    expect(headers['set-cookie']).not.toContain(session.token)
    const me = await request(platform.app.server)
      .get('/wps/member/info')
      .set({ Merchant: 'cedar3', Authorization: session.token })
    expect(me.body.value.account).toBe('imran')
  })

  test.each([
    ['PSEUDO', { language: 'EN', pseudo: 'PSEUDO' }],
    ['PSEUDO-RTL', { language: 'EN', pseudo: 'PSEUDO-RTL' }],
    ['EN', { language: 'EN', pseudo: 'off' }],
  ])('lang=%s stores a language, in a pseudo-locale or not', async (lang, stored) => {
    expect(deviceState((await visit(`/m/notice?lang=${lang}`)).text).values).toEqual(stored)
  })

  test('a state link switches modules by id or name, for its person’s merchant', async () => {
    const { text } = await visit('/m/home?as=imran&flags=-CBS3,pointSystem,-missions')
    const { flags, merchant } = (await steer(`/worlds/${deviceState(text).world}/settings`)).body
    expect({ merchant, cBS3: flags.CBS3, pTSYS3: flags.PTSYS3, mISSIONLB3: flags.MISSIONLB3 }).toEqual({
      merchant: 'cedar3',
      cBS3: false,
      pTSYS3: true,
      mISSIONLB3: false,
    })
  })

  test('a state link makes calls fail or wait, and refuses what no call can meet', async () => {
    const faultsText = 'games.list:drop,*:lossy,wallet.balance:5000ms,games.hot:TOO_MANY_REQUEST'
    const { headers } = await visit(`/m/home?faults=${faultsText}`)
    const { rules } = (await steer(`/worlds/${worldIn(headers)}/faults`)).body
    expect(rules).toEqual([
      { endpoint: 'games.list', kind: 'drop', calls: 0, hits: 0 },
      { endpoint: '*', kind: 'network', shape: 'lossy', calls: 0, hits: 0 },
      { endpoint: 'wallet.balance', kind: 'latency', ms: 5000, calls: 0, hits: 0 },
      { endpoint: 'games.hot', kind: 'error', code: 'TOO_MANY_REQUEST', calls: 0, hits: 0 },
    ])
    for (const bad of ['games.nothing:drop', 'games.list', 'games.list:NO_SUCH_CODE', 'games.list:99999ms', 'a:drop:b'])
      expect((await visit(`/m/home?faults=${bad}`)).text, bad).toContain('games.list:drop')
  })

  test('a state link sets an outage, a country and the results of the next rounds', async () => {
    const { headers } = await visit('/m/home?outage=maintenance,region&country=IN&luck=win,big')
    const world = worldIn(headers)
    expect((await steer(`/worlds/${world}/settings`)).body).toMatchObject({
      status: { maintenance: true, regionRestriction: true },
      country: 'IN',
    })
    expect((await steer(`/worlds/${world}/luck`)).body).toEqual({ next: ['win', 'big'] })
    const opened = await visit('/m/home?scenario=maintenance&outage=none')
    expect((await steer(`/worlds/${worldIn(opened.headers)}/settings`)).body.status.maintenance).toBe(false)
    for (const bad of ['outage=storm', 'country=pk', 'luck=win,always'])
      expect((await visit(`/m/home?${bad}`)).status, bad).toBe(400)
  })

  test('a state link sets the time of its world, or keeps the start', async () => {
    const timeOf = async (text: string) =>
      (await steer(`/worlds/${worldIn((await visit(`/m/home?at=${text}`)).headers)}`)).body
    expect((await timeOf(NOON)).startAt).toBe(Date.parse(NOON))
    expect((await timeOf('2026-03-10T12:00:00%2B05:00')).startAt).toBe(Date.parse(NOON))
    for (const [text, length] of [
      ['+1d', DAY],
      ['%2B2h', DAY / 12],
      ['+30m', DAY / 48],
    ] as const) {
      const { now, startAt } = await timeOf(text)
      expect(now - startAt).toBeGreaterThanOrEqual(length)
      expect(now - startAt).toBeLessThan(length + 60_000)
    }
  })

  test('a state link logs a new trial player in', async () => {
    const { values } = deviceState((await visit('/m/home?as=trial')).text)
    expect(JSON.parse(values.MC_SESSION_INFO).type).toBe(4)
  })

  test('a link to the lottery page opens it with its own merchant', async () => {
    const address = '/m/lotto-h5/fast/ent/games/300'
    const { text } = await visit(`${address}?scenario=vip&as=amina`)
    const { world, values, to } = deviceState(text)
    expect({ to, userName: JSON.parse(values.MC_SESSION_INFO).userName }).toEqual({ to: address, userName: 'amina' })
    expect((await steer(`/worlds/${world}`)).body.scenario).toBe('vip')
    const { headers } = await visit(`${address}?merchant=cedar3&scenario=vip`)
    expect(headers.location).toBe(`${address}?merchant=cedar3`)
    const visited = await visit(`${address}?world=w1`)
    expect({ location: visited.headers.location, world: worldIn(visited.headers) }).toEqual({
      location: address,
      world: 'w1',
    })
  })

  test('a state link opens any page of the app, but no file and no call', async () => {
    for (const path of ['/', '/m', '/m/mine', '/anything'])
      expect(worldIn((await visit(`${path}?scenario=vip`)).headers), path).not.toBe('')
    const before = platform.worlds.size
    for (const path of ['/sw.js', '/img/x.svg', '/assets/x.js', '/r/ZZZZZZ', '/wps/system/status', '/__control/health'])
      expect((await visit(`${path}?scenario=vip`)).headers.location, path).toBeUndefined()
    expect(platform.worlds.size).toBe(before)
  })

  test('a link to a world opens that world, and changes only a copy of it', async () => {
    const id = worldIn((await visit('/m/home?scenario=everyday')).headers)
    const before = platform.worlds.size
    const { world, values, to } = deviceState((await visit(`/m/mine?world=${id}&as=zoya&lang=EN`)).text)
    expect({ world, to, userName: JSON.parse(values.MC_SESSION_INFO).userName }).toEqual({
      world: id,
      to: '/m/mine',
      userName: 'zoya',
    })
    expect(platform.worlds.size).toBe(before)

    const { headers } = await visit(`/m/mine?world=${id}&flags=-CBS3&at=%2B1d`)
    const copy = worldIn(headers)
    expect(copy).not.toBe(id)
    const settings = async (of: string) => (await steer(`/worlds/${of}/settings`)).body.flags.CBS3
    expect({ settingsId: await settings(id), settingsCopy: await settings(copy) }).toEqual({
      settingsId: true,
      settingsCopy: false,
    })
  })

  test('a link that only names a world opens it at once', async () => {
    const { status, headers } = await visit('/m/home?world=w1')
    expect({ status, location: headers.location, world: worldIn(headers) }).toEqual({
      status: 302,
      location: '/m/home',
      world: 'w1',
    })
  })

  test('a state link cannot lead out of the app', async () => {
    for (const path of [
      '//evil.example/?scenario=vip',
      '/%5Cevil.example?scenario=vip',
      '///evil.example?scenario=vip',
    ])
      expect((await visit(path)).headers.location ?? '/', path).toMatch(/^\/(?![/\\])/)
  })
})

describe('a link that another site leads to', () => {
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-User': '?1', 'Accept-Language': 'en' }
  /** Sends the tap on the page's button as a browser does. */
  const tap = (page: { text: string; headers: Record<string, unknown> }, headers: Record<string, string> = {}) => {
    const action = /<form method="post" action="([^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const cookie = /tap=[^;]*/.exec(String(page.headers['set-cookie']))?.[0] ?? ''
    return request(platform.app.server)
      .post(action)
      .set({ Host: 'localhost:3000', ...VISIT, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie, ...headers })
      .type('form')
      .send('')
  }
  const newWorld = async () => worldIn((await visit('/m/home?scenario=everyday')).headers)
  const settingsOf = async (id: string) => (await steer(`/worlds/${id}/settings`)).body

  test.each(['cross-site', 'same-site'])('%s: makes no world before one tap, and opens with it', async (site) => {
    const before = platform.worlds.size
    const page = await visit('/m/gameList?gameType=RNG&scenario=vip&flags=-CBS3&at=%2B1d', {
      ...elsewhere,
      'Sec-Fetch-Site': site,
    })
    expect({
      status: page.status,
      worldsCount: platform.worlds.size,
      cacheControl: page.headers['cache-control'],
    }).toEqual({ status: 200, worldsCount: before, cacheControl: 'no-store' })
    expect(String(page.headers['set-cookie'])).toMatch(
      /^tap=[\w-]{32}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const opened = await tap(page)
    expect({ status: opened.status, location: opened.headers.location }).toEqual({
      status: 303,
      location: '/m/gameList?gameType=RNG',
    })
    expect(platform.worlds.size).toBe(before + 1)
    expect(await settingsOf(worldIn(opened.headers))).toMatchObject({ flags: { CBS3: false } })
  })

  test('a link from another site says what it would do, in three languages', async () => {
    const id = await newWorld()
    const page = async (query: string, language = 'en') =>
      (await visit(`/m/mine?${query}`, { ...elsewhere, 'Accept-Language': language })).text
    const newWorldPage = await page(
      'scenario=vip&as=amina&flags=-CBS3,missions&at=+1d&merchant=aurora1&lang=EN&theme=light',
    )
    for (const fact of ['a new world', 'vip', 'amina', '-CBS3,missions', '+1d', 'aurora1', 'EN', 'light', '/m/mine'])
      expect(newWorldPage).toContain(fact)
    expect(await page(`world=${id}&as=amina`)).toMatch(new RegExp(`opens the world <code>${id}</code> as it is`))
    expect(await page(`world=${id}&flags=-CBS3`)).toMatch(new RegExp(`a copy of the world <code>${id}</code>`))
    expect(await page('scenario=vip', 'ur')).toContain('<html lang="ur" dir="rtl">')
    expect(await page('scenario=vip', 'ur-Latn')).toContain('Yeh haalat kholein?')
    const hostile = await page(`world=${id}&as=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`)
    expect(hostile).not.toContain('<script>alert')
  })

  test('a link from another site changes no world, session or visitor before the tap', async () => {
    const id = await newWorld()
    const { values } = deviceState((await visit(`/m/home?world=${id}&as=amina`)).text)
    const { token } = JSON.parse(values.MC_SESSION_INFO)
    const me = async () =>
      (await request(platform.app.server).get('/wps/member/info').set({ Merchant: 'aurora1', Authorization: token }))
        .status
    for (const as of ['imran', 'amina', 'trial']) {
      const page = await visit(`/m/home?world=${id}&as=${as}`, elsewhere)
      expect(String(page.headers['set-cookie'])).not.toMatch(/world=|room=/)
      expect({ me: await me(), merchant: (await settingsOf(id)).merchant }).toEqual({ me: 200, merchant: 'aurora1' })
    }
    await tap(await visit(`/m/home?world=${id}&as=imran`, elsewhere))
    expect((await settingsOf(id)).merchant).toBe('cedar3')
  })

  test('a link of another site that names a world opens it after a tap', async () => {
    const page = await visit('/m/mine?world=w1', elsewhere)
    expect(page.status).toBe(200)
    expect(String(page.headers['set-cookie'])).not.toMatch(/world=/)
    expect(page.text).toContain('takes you to the world <code>w1</code>')
    const opened = await tap(page)
    expect({ status: opened.status, location: opened.headers.location, world: worldIn(opened.headers) }).toEqual({
      status: 303,
      location: '/m/mine',
      world: 'w1',
    })
  })

  test('a confirmation is refused from another site, without its cookie, or repeated', async () => {
    const before = platform.worlds.size
    const page = () => visit('/m/home?scenario=vip', elsewhere)
    const forged: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Cookie: '' },
    ]
    for (const headers of forged) expect((await tap(await page(), headers)).headers.location).toBeUndefined()
    const other = await page()
    expect((await tap({ ...other, text: other.text.replaceAll('vip', 'empty') })).headers.location).toBeUndefined()
    const bare = request(platform.app.server).post('/m/home?scenario=vip').set('Host', 'localhost')
    expect((await bare).headers.location).toBeUndefined()
    expect(platform.worlds.size).toBe(before)
    const opened = await tap(await page())
    expect(String(opened.headers['set-cookie'])).toContain('tap=;')
  })

  test.each([
    ['a typed address, a bookmark, a scanned code', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-User': '?1' }, 303],
    ['a link of the app itself', { 'Sec-Fetch-Site': 'same-origin' }, 303],
    ['a program', { 'User-Agent': 'curl/8' }, 303],
    ['a browser that does not say', { 'User-Agent': 'Mozilla/5.0 (iPhone)' }, 200],
  ])('%s', async (_what, headers, status) => {
    expect((await visit('/m/home?scenario=vip', headers as Record<string, string>)).status).toBe(status)
  })
})

describe('a link that cannot be opened makes nothing', () => {
  test.each([
    ['scenario=no-such', 'scenario', 'everyday'],
    ['as=mallory', 'as', 'amina'],
    ['as=', 'as', 'trial'],
    ['flags=-NOPE', 'flags', 'CBS3'],
    ['flags=', 'flags', 'CBS3'],
    ['flags=__proto__', 'flags', 'CBS3'],
    ['at=yesterday', 'at', '+1d'],
    ['at=%2B1y', 'at', '+1d'],
    ['at=99999-01-01T00:00:00Z', 'at', '+1d'],
    ['at=%2B999999d', 'at', '+1d'],
    ['at=1970-01-05T00:00:00Z', 'at', '2026-03-10T07:00:00Z'],
    ['lang=XX', 'lang', 'UR-LA'],
    ['theme=beige', 'theme', 'light'],
    ['merchant=evil', 'merchant', 'aurora1'],
    ['as=imran&merchant=aurora1', 'merchant', 'cedar3'],
    ['scenario=vip&world=default', 'world', '?scenario='],
    ['world=nowhere&as=amina', 'nowhere', 'There is no world'],
    ['scenario=%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'scenario', '&lt;script&gt;'],
  ])('%s: the page names the parameter and what is allowed', async (query, name, allowed) => {
    const before = platform.worlds.size
    const { status, text, headers } = await visit(`/m/home?${query}`, { 'Accept-Language': 'en' })
    expect({ status, worldsCount: platform.worlds.size }).toEqual({ status: 400, worldsCount: before })
    expect(text).toContain(`<code>${name}</code>`)
    expect(text).toContain(allowed)
    expect(text).not.toContain('<script>alert')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['a picture', { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors' }],
    ['a frame', { 'Sec-Fetch-Dest': 'iframe' }],
    ['a script that fetches', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }],
    ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
  ])('%s opens no link', async (_what, headers) => {
    const before = platform.worlds.size
    expect((await visit('/m/home?scenario=vip', headers)).status).toBe(403)
    expect(platform.worlds.size).toBe(before)
  })

  test('a request of unknown origin may open a link as a page only', async () => {
    const ask = (accept: string) =>
      request(platform.app.server).get('/m/home?scenario=vip').set({ Host: 'localhost', Accept: accept })
    expect({ image: (await ask('image/avif,*/*')).status, page: (await ask('text/html')).status }).toEqual({
      image: 403,
      page: 303,
    })
  })

  test('a HEAD request of a link makes no world', async () => {
    const before = platform.worlds.size
    await request(platform.app.server).head('/m/home?scenario=vip').set({ Host: 'localhost', Accept: 'text/html' })
    expect(platform.worlds.size).toBe(before)
  })

  test('a link under a foreign host name is refused', async () => {
    expect((await visit('/m/home?scenario=vip', { Host: 'rebound.example' })).status).toBe(403)
  })

  test('on a public server links are off without a control token, and need it', async () => {
    const off = await startPlatform({ loopbackOnly: false, web: { root } })
    const on = await startPlatform({ loopbackOnly: false, controlToken: 'secret', web: { root } })
    const status = async (running: RunningPlatform, headers = {}) =>
      (await visit('/m/home?scenario=vip', headers, running)).status
    expect({
      off: await status(off),
      withoutToken: await status(on),
      wrongToken: await status(on, { Authorization: 'Bearer wrong' }),
    }).toEqual({ off: 404, withoutToken: 401, wrongToken: 401 })
    expect(await status(on, { Authorization: 'Bearer secret' })).toBe(303)
    expect((await visit('/m/home?scenario=vip', { 'Accept-Language': 'en' }, on)).text).toContain('token')
    await Promise.all([off.close(), on.close()])
  })

  test('a link says so if all worlds are in use', async () => {
    const full = await startPlatform({ worldLimit: 1, web: { root } })
    const { status, text } = await visit('/m/home?scenario=vip', { 'Accept-Language': 'en-GB,en;q=0.9' }, full)
    expect({ status, tooManyWorlds: text.includes('too many worlds') }).toEqual({ status: 503, tooManyWorlds: true })
    await full.close()
  })

  test('a broken link is explained in the visitor’s language, Urdu by default', async () => {
    const title = async (language: string) =>
      /<html lang="([\w-]+)" dir="(\w+)"/
        .exec((await visit('/m/home?theme=x', { 'Accept-Language': language })).text)
        ?.slice(1)
    expect(await title('')).toEqual(['ur', 'rtl'])
    expect(await title('de, en;q=0.5')).toEqual(['en', 'ltr'])
    expect(await title('ur-Latn')).toEqual(['ur-Latn', 'ltr'])
  })
})

test('the page says whether its visitor can steer: freely, with the token, or not', async () => {
  const steering = async (options: Parameters<typeof startPlatform>[0], host = 'localhost:3000') => {
    const running = await startPlatform({ ...options, web: { root } })
    const { text } = await request(running.app.server).get('/m/home').set('Host', host)
    await running.close()
    return /data-steering="(\w+)"/.exec(text)?.[1]
  }
  expect(await steering({})).toBe('open')
  expect(await steering({}, 'rebound.example')).toBeUndefined()
  expect(await steering({ loopbackOnly: false })).toBeUndefined()
  expect(await steering({ loopbackOnly: false, controlToken: 'secret' })).toBe('token')
})

test('a capsule opens by the link its import gives', async () => {
  const id = worldIn((await visit(`/m/home?at=${NOON}`)).headers)
  const post = (path: string, body: object) =>
    request(platform.app.server).post(`/__control${path}`).set('Host', 'localhost').send(body)
  const appState = { route: '/m/gameList?gameType=RNG', as: 'amina', language: 'EN', theme: 'light' }
  const { capsule } = (await post(`/worlds/${id}/capsule`, appState)).body
  const { link, world } = (await post('/capsules', { capsule })).body
  const { values, to, world: shown } = deviceState((await visit(link)).text)
  expect({ to, shown, language: values.language, theme: values.theme }).toEqual({
    to: appState.route,
    shown: world.id,
    language: 'EN',
    theme: 'light',
  })
  expect(JSON.parse(values.MC_SESSION_INFO).userName).toBe('amina')
  const actors: contract.Actor[] = (await steer(`/worlds/${world.id}/actors`)).body
  expect(actors.find(({ name }) => name === 'amina')?.seenAt).not.toBeNull()
})
