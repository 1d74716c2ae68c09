import { mkdirSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { cloud, system } from '@understudy/contracts'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send } from '../support/call.ts'
import { startPlatform } from '../support/platform.ts'
import { scratchFolder } from '../support/scratch.ts'
import { makeWorld, pkce } from '../support/world.ts'

const root = scratchFolder('front')
mkdirSync(join(root, 'assets'))
writeFileSync(join(root, 'assets/x.js'), '1')
writeFileSync(join(root, 'index.html'), '<html data-merchant="aurora1"><script>1</script></html>')

let platform: RunningPlatform
let port = 0
beforeAll(async () => {
  platform = await startPlatform({ web: { root } })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  port = (platform.app.server.address() as AddressInfo).port
})
afterAll(() => platform.close())

const get = (path: string, headers: Record<string, string> = {}, app = platform.app) =>
  request(app.server)
    .get(path)
    .set({ Merchant: 'aurora1', Host: 'localhost:3000', ...headers })
/** Sends a Host header unchanged. */
const statusAt = (host: string, path = '/m/home') =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = ask({ port, path, headers: { host } }, (reply) => resolve(reply.resume().statusCode))
    call.on('error', reject).end()
  })

describe('the Host header', () => {
  test.each([
    'x;script-src http:',
    'a b',
    'user@localhost',
    'localhost/..',
    'localhost?x',
    '"',
    "'none'",
    'x:1:2',
    '[::1',
  ])('a request with the Host %s is refused before anything is made', async (host) => {
    expect([await statusAt(host), await statusAt(host, '/wps/system/status')]).toEqual([400, 400])
  })

  test.each(['localhost', 'localhost:5200', 'LOCALHOST', 'localhost.', '127.0.0.1:1', '127.1.2.3', '[::1]:3000'])(
    'the host name %s counts as this machine',
    async (host) => {
      expect(await statusAt(host, '/__control/health')).toBe(200)
    },
  )

  test.each(['127.999.999.999', 'localhost.evil.example', '127.0.0.1.evil.example', '128.0.0.1', 'evil.example'])(
    'the host name %s does not count as this machine',
    async (host) => expect(await statusAt(host, '/__control/health')).not.toBe(200),
  )

  test('a foreign Host header appears in no answer while the server is on loopback only', async () => {
    const page = await get('/m/home', { Host: 'evil.example:5201' })
    expect(page.headers['content-security-policy']).toContain("frame-src 'self' http://localhost:3001;")
    const status = await get('/wps/system/status', { Host: 'evil.example' })
    expect(JSON.stringify(status.body)).not.toContain('evil')
    const { id } = (await request(platform.app.server).post('/__control/worlds').set('Host', 'localhost').send({})).body
    const project = (await get('/wps/cloud/config', { 'x-world': id })).body.value?.projectId ?? ''
    const cors = await request(platform.stage.server)
      .get(`/cloud/${project}/state`)
      .set({ Host: 'evil.example:3001', Origin: 'http://evil.example:3000' })
    expect(cors.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('a public server names the stage by the visitor’s host name', async () => {
    const open = await startPlatform({ loopbackOnly: false, web: { root } })
    const { body } = await get('/wps/system/status', { Host: '192.168.1.7:3000' }, open.app)
    expect(body.value.info.paths.stage).toBe('http://192.168.1.7:3001')
    await open.close()
  })
})

test.each([
  'http://user@127.0.0.1:3000/m/login',
  'http://user:x@127.0.0.1:3000/m/login',
  'http://evil.example/m/login',
])('the consent page does not lead back to %s', async (redirect_uri) => {
  const world = await makeWorld()
  const { projectId } = await world.guest.get(cloud.cloudConfig)
  const { code } = await world.guest.call(cloud.consent, {
    params: { projectId },
    body: {
      provider: 'google' as const,
      redirect_uri,
      state: 's'.repeat(16),
      nonce: 'n'.repeat(16),
      email: 'a@example.com',
      code_challenge: pkce().challenge,
      code_challenge_method: 'S256' as const,
    },
  })
  expect(code).toBe('permission.denied')
})

test('a Host header does not affect replies to other callers', async () => {
  const [one, two] = [await makeWorld(), await makeWorld()]
  for (const reply of [one, two])
    for (const endpoint of [system.settings, system.whitelabel, system.templates] as const) {
      const headers = { Merchant: 'aurora1', 'x-world': reply.id }
      expect((await send(endpoint, {}, { ...headers, Host: 'evil.example:5219' })).status).toBe(200)
      for (const other of [one, two]) {
        const answer = await send(endpoint, {}, { ...headers, 'x-world': other.id })
        expect({ status: answer.status, evil: answer.text.includes('evil') }).toEqual({ status: 200, evil: false })
      }
    }
})

test('on loopback the server ignores foreign host names', async () => {
  const running = await startPlatform()
  const { id } = running.worlds.create({ scenario: 'empty', seed: 1, clock: 'frozen', durable: false })
  const stageFor = async (host: string) => {
    const headers = { Merchant: 'aurora1', 'x-world': id, Host: host }
    const { body } = await request(running.app.server).get('/wps/system/settings/consolidated').set(headers)
    return body.value.paths.stage
  }
  expect(await stageFor('evil.example:5219')).toBe('http://localhost:3001')
  expect(await stageFor('127.0.0.1:3000')).toBe('http://127.0.0.1:3001')
  await running.close()
})

describe('a proxy before the server', () => {
  const addressSeen = async (options: Parameters<typeof startPlatform>[0], forwarded: string) => {
    const running = await startPlatform({ loopbackOnly: false, controlToken: 'secret', web: { root }, ...options })
    const steer = (path: string, body: object) =>
      request(running.app.server).post(`/__control${path}`).set('Authorization', 'Bearer secret').send(body)
    const { id } = (await steer('/worlds', {})).body
    const { code } = (await steer('/rooms', { world: id, pin: '1111' })).body
    const enter = (address: string) =>
      request(running.app.server).post(`/r/${code}`).set('X-Forwarded-For', address).type('form').send({ pin: '2222' })
    for (let attempt = 0; attempt < 10; attempt += 1) await enter(forwarded)
    const other = await enter('198.51.100.77')
    await running.close()
    return other.status === 403 ? 'apart' : 'together'
  }

  test('forwarded headers are used only as far as TRUST_PROXY says', async () => {
    expect(await addressSeen({}, '198.51.100.1')).toBe('together')
    expect(await addressSeen({ trustProxy: 1 }, '198.51.100.1')).toBe('apart')
    expect(await addressSeen({ trustProxy: '127.0.0.0/8,::ffff:127.0.0.1,::1' }, '198.51.100.1')).toBe('apart')
    expect(await addressSeen({ trustProxy: '10.0.0.0/8' }, '198.51.100.1')).toBe('together')
  })
})

describe('HTTP methods, caching and ranges', () => {
  test.each([
    ['DELETE', '/wps/transaction/deposit/D20260310000001', 'GET, POST'],
    ['PUT', '/lgw/games/300/play_menu', 'GET'],
    ['GET', '/wps/transaction/deposit/D20260310000001/proof', 'POST'],
    ['HEAD', '/lgw/games/300/play_menu', 'GET'],
    ['HEAD', '/wps/system/status', 'GET'],
    ['DELETE', '/wps/member/info/', 'GET, POST'],
    ['PUT', '/__control/worlds', 'GET, HEAD, POST'],
    ['PUT', '/__control/worlds/w1/tables/member/1', 'DELETE, PATCH'],
    ['POST', '/__control/metrics', 'GET, HEAD'],
  ] as const)(
    '%s %s has another verb than its call, and the answer names the right ones',
    async (verb, path, allow) => {
      const { statusCode, headers } = await platform.app.inject({
        method: verb,
        url: path,
        headers: { host: 'localhost' },
      })
      expect({ statusCode, allow: headers.allow }).toEqual({ statusCode: 405, allow })
    },
  )

  test('a wrong method on a page or stage path is refused with the methods it has', async () => {
    const statusOf = async (server: typeof platform.app, method: 'PUT' | 'POST' | 'GET', url: string) => {
      const { statusCode, headers } = await server.inject({ method, url, headers: { host: 'localhost' } })
      return [statusCode, headers.allow]
    }
    expect(await statusOf(platform.app, 'PUT', '/m/home')).toEqual([405, 'GET, HEAD'])
    expect(await statusOf(platform.stage, 'PUT', '/play/w1.x/state')).toEqual([405, 'GET'])
    expect(await statusOf(platform.stage, 'GET', '/desk/w1.x/none')).toEqual([501, undefined])
    expect(await statusOf(platform.app, 'POST', '/wps/no/such')).toEqual([501, undefined])
    expect(await statusOf(platform.app, 'POST', '/__control/no/such')).toEqual([404, undefined])
    expect(await statusOf(platform.app, 'PUT', '/__control/worlds/w1/snapshots/none')).toEqual([404, undefined])
  })

  test.each([
    ['/wps/system/%zz', 'request_param_err'],
    ['/lgw/games/%ff/play_menu', 'request_param_err'],
    [`/lgw/draw/${'9'.repeat(101)}`, 'request_param_err'],
    ['/__control/worlds/%', 'urn:understudy:request.invalid'],
    [`/__control/worlds/${'w'.repeat(101)}`, 'urn:understudy:request.invalid'],
  ])('the unreadable address %s is refused in the form of its surface', async (path, code) => {
    const { status, body, headers } = await get(path)
    expect({ status, errorCode: body.errorCode ?? body.type, success: body.success }).toEqual({
      status: 400,
      errorCode: code,
      success: body.errorCode && false,
    })
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
  })

  test('a page whose address cannot be read is home, a game of the stage is refused', async () => {
    const page = await get('/m/%E0%A4')
    expect({ status: page.status, location: page.headers.location }).toEqual({ status: 302, location: '/m/home' })
    const { statusCode, body } = await platform.stage.inject({ url: '/play/%ff', headers: { host: 'localhost' } })
    expect({ statusCode, errorCode: JSON.parse(body).errorCode }).toEqual({
      statusCode: 400,
      errorCode: 'request_param_err',
    })
    expect((await get('/img/%ff')).status).toBe(400)
  })

  test('a page is sent compressed only to a caller who accepts brotli', async () => {
    const encoding = async (accepted: string) => {
      const headers = { host: 'localhost', 'accept-encoding': accepted }
      return (await platform.app.inject({ url: '/m/home', headers })).headers['content-encoding']
    }
    for (const acceptEncoding of ['br', 'gzip, br', 'gzip;q=0.5, BR;q=0.1'])
      expect(await encoding(acceptEncoding), acceptEncoding).toBe('br')
    for (const refused of ['', 'gzip', 'br;q=0, gzip', 'gzip, br; q=0.000', 'vnd-br'])
      expect(await encoding(refused), refused).toBeUndefined()
  })

  test.each(['/?ref=logo.png', '/m?from=app.js', '/anywhere?data=a.json&x=1'])(
    '%s is the app, whatever file its query names',
    async (path) => expect((await get(path)).headers['content-type']).toContain('text/html'),
  )

  test.each(['/nowhere.png?x=1', '/assets/nowhere?x'])('%s is a file that is not there', async (path) =>
    expect((await get(path)).status).toBe(404),
  )
})

describe('response headers', () => {
  test.each(['/m/home', '/assets/x.js', '/wps/system/status', '/__control/health', '/img/nothing'])(
    'the headers of %s forbid guessing types and passing on the referrer',
    async (path) => {
      const { headers } = await get(path)
      expect({
        xContentTypeOptions: headers['x-content-type-options'],
        referrerPolicy: headers['referrer-policy'],
      }).toEqual({ xContentTypeOptions: 'nosniff', referrerPolicy: 'same-origin' })
    },
  )

  test('the headers of the stage forbid guessing types and passing on the referrer', async () => {
    for (const path of ['/play/x', '/slot/slot.js', '/shared/stage.css']) {
      const { headers } = await request(platform.stage.server).get(path).set('Host', 'localhost:3001')
      expect({
        xContentTypeOptions: headers['x-content-type-options'],
        referrerPolicy: headers['referrer-policy'],
      }).toEqual({ xContentTypeOptions: 'nosniff', referrerPolicy: 'no-referrer' })
    }
  })

  test('headers isolate a page from its opener, in browsers that heed them', async () => {
    expect((await get('/m/home')).headers['cross-origin-opener-policy']).toBe('same-origin')
    const open = await startPlatform({ loopbackOnly: false, web: { root } })
    const { headers } = await get('/m/home', { Host: '192.168.1.7:3000' }, open.app)
    expect(headers['cross-origin-opener-policy']).toBeUndefined()
    await open.close()
  })

  test('cookies are https-only behind a proxy that speaks https', async () => {
    const cookie = async (options: Parameters<typeof startPlatform>[0], headers: Record<string, string> = {}) => {
      const running = await startPlatform({ web: { root }, ...options })
      const reply = await get('/m/home?world=w1', headers, running.app)
      await running.close()
      return String(reply.headers['set-cookie'])
    }
    expect(await cookie({})).not.toContain('Secure')
    expect(await cookie({ appOrigin: 'https://demo.example' })).toContain('Secure')
    expect(await cookie({ trustProxy: 1 }, { 'X-Forwarded-Proto': 'https' })).toContain('Secure')
    expect(await cookie({}, { 'X-Forwarded-Proto': 'https' })).not.toContain('Secure')
  })
})

describe('the log', () => {
  const logged = async (level: 'warn' | 'silent', path: string, headers: Record<string, string> = {}) => {
    const lines: string[] = []
    const running = await startPlatform({
      web: { root },
      logLevel: level,
      logStream: { write: (line) => void lines.push(line) },
    })
    running.worlds.find = () => {
      throw new Error('disk w1.7f0c1f3e-1111-4111-8111-111111111111 Bearer abc password=Play1234')
    }
    const { status, text } = await get(path, headers, running.app)
    await running.close()
    return { status, text, lines }
  }

  test.each([
    '/manifest.webmanifest',
    '/img/upload/w1/a.webp',
    '/m/home',
    '/__control/worlds/w1',
    '/wps/system/status?token=w1.topsecret',
  ])('%s: a failure is logged as one line with its stack, without secrets', async (path) => {
    const { status, text, lines } = await logged('warn', path, { Cookie: 'world=topsecret' })
    expect({ status, linesCount: lines.length }).toEqual({ status: 500, linesCount: 1 })
    const line = JSON.parse(lines[0] ?? '{}')
    expect(line).toMatchObject({
      level: 50,
      reqId: expect.any(String),
      req: { method: 'GET' },
      err: { type: 'Error' },
    })
    expect(line.err.stack).toContain('front.contract.test.ts')
    expect(lines[0]).not.toMatch(/7f0c1f3e|Bearer abc|Play1234|topsecret/)
    if (!path.startsWith('/__control')) expect(text).not.toContain('disk')
  })

  test('the log has no refusals, and nothing at all where it is silent', async () => {
    expect((await logged('silent', '/manifest.webmanifest')).lines).toEqual([])
    const lines: string[] = []
    const running = await startPlatform({
      web: { root },
      logLevel: 'warn',
      logStream: { write: (line) => void lines.push(line) },
    })
    for (const path of ['/wps/member/info', '/__control/worlds/nowhere', '/m/home?scenario=nope', '/wps/nothing'])
      await get(path, {}, running.app)
    expect(lines).toEqual([])
    await running.close()
  })
})

describe('a vendor with a server of its own', () => {
  const ours = { 'content-type': 'application/json', Host: 'localhost:3000' }
  const json = (path: string, method: 'post' | 'patch' | 'get', body?: object, server = platform.app) => {
    const call = request(server.server)[method](path).set(ours)
    return body ? call.send(body) : call
  }
  const frames = async (world: string, server = platform.app) => {
    const page = await get('/m/home', { Cookie: `world=${world}`, Accept: 'text/html' }, server)
    return /frame-src ([^;]+)/.exec(page.headers['content-security-policy'] ?? '')?.[1]
  }
  const outside = (launchUrl: string) => ({ launchUrl, walletKey: 'a-key-of-sixteen-or-more' })

  test('an outside vendor may be framed by pages of its own world only', async () => {
    const [{ body: one }, { body: other }] = [
      await json('/__control/worlds', 'post', {}),
      await json('/__control/worlds', 'post', {}),
    ]
    await json(`/__control/worlds/${one.id}/vendors/DT`, 'patch', outside('http://localhost:4100/coin'))
    expect(await frames(one.id)).toBe("'self' http://localhost:3001 http://localhost:4100")
    expect(await frames(other.id)).toBe("'self' http://localhost:3001")
  })

  test('a vendor beyond loopback needs its origin allowed, whatever a world’s file says', async () => {
    const options = { loopbackOnly: false, controlToken: 'secret', web: { root } }
    const strict = await startPlatform({ ...options, vendorOrigins: ['https://vendor.example'] })
    const token = { Authorization: 'Bearer secret' }
    try {
      const { body: world } = await json('/__control/worlds', 'post', {}, strict.app).set(token)
      const path = `/__control/worlds/${world.id}/vendors/DT`
      const refused = await json(path, 'patch', outside('http://localhost:4100/'), strict.app).set(token)
      expect({ status: refused.status, text: refused.text }).toEqual({
        status: 422,
        text: expect.stringContaining('VENDOR_ORIGINS'),
      })
      const change = await json(path, 'patch', outside('https://vendor.example/coin'), strict.app).set(token)
      expect(change.body.launchUrl).toBe('https://vendor.example/coin')
      expect(await frames(world.id, strict.app)).toContain(' https://vendor.example')

      // As in a world imported from a server that allows another vendor.
      strict.worlds.find(world.id)?.db.$client.exec("UPDATE outside_vendor SET launch_url = 'https://evil.example/'")
      expect(await frames(world.id, strict.app)).not.toContain('evil')
      const signedIn = await json(`/__control/worlds/${world.id}/sessions`, 'post', { as: 'amina' }, strict.app).set(
        token,
      )
      const member = { Authorization: signedIn.body.token, Merchant: 'aurora1', Language: 'EN' }
      const { body: list } = await get('/wps/relay/GCSGAME_gameList?gameType=RNG&vassalage=DT', member, strict.app)
      const { nodeId } = list.value.games[0]
      const query = `platform=html5&launchMode=GLS&vassalage=DT&nodeId=${nodeId}`
      const launched = await get(`/wps/game/launchGame?${query}`, member, strict.app)
      expect(launched.body).toMatchObject({ success: false, errorCode: 'game.maintenance' })
    } finally {
      await strict.close()
    }
  })
})
