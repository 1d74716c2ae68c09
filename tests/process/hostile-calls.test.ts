import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>
type Options = Parameters<typeof startPlatform>[0]

const platforms: Platform[] = []
afterAll(async () => {
  for (const platform of platforms) await platform.close()
})
async function start(options: Options): Promise<Platform> {
  const platform = await startPlatform(options)
  platforms.push(platform)
  return platform
}

const worldsOf = ({ app }: Platform, headers: Record<string, string>) =>
  request(app.server)
    .get('/__control/worlds')
    .set({ Host: 'localhost', ...headers })

describe('the control API on loopback', () => {
  test.each<[string, Options, Record<string, string>, number]>([
    ['answers a program of this machine', {}, {}, 200],
    ['answers behind a development server of this machine', { appOrigin: 'http://localhost:5173' }, {}, 200],
    ['refuses a call that a proxy passed on', {}, { 'X-Forwarded-For': '203.0.113.50' }, 403],
    ['refuses a call with the standard header of a proxy', {}, { Forwarded: 'for=203.0.113.50' }, 403],
    ['refuses where the server trusts a proxy', { trustProxy: 1 }, {}, 403],
    ['refuses where the app is public', { appOrigin: 'https://play.example' }, {}, 403],
    [
      'the control API answers the token behind a proxy',
      { trustProxy: 1, controlToken: 'secret' },
      { Authorization: 'Bearer secret', 'X-Forwarded-For': '203.0.113.50' },
      200,
    ],
  ])('%s', async (_what, options, headers, status) => {
    expect((await worldsOf(await start(options), headers)).status).toBe(status)
  })
})

test.each(['javascript', '<x>', 'HTTPS', 'ftp'])('a call with X-Forwarded-Proto %s is answered', async (scheme) => {
  const { app } = await start({ trustProxy: 1 })
  const reply = await request(app.server)
    .get('/wps/system/settings/consolidated')
    .set({ Host: 'localhost', Merchant: 'aurora1', 'X-Forwarded-Proto': scheme })
  expect(reply.status).toBe(200)
  expect(reply.text).not.toMatch(/javascript:|<x>|ftp:/)
})

describe('at the limit of open worlds', () => {
  let platform: Platform
  let resting = ''
  beforeAll(async () => {
    platform = await start({ worldLimit: 2, strictWorlds: true })
    const world = { scenario: 'everyday', seed: 1, clock: 'frozen' } as const
    resting = platform.worlds.create({ ...world, durable: true }).id
    platform.worlds.find(resting)?.close()
    platform.worlds.close()
    for (let count = 0; count < 2; count += 1) platform.worlds.create({ ...world, durable: false })
  })

  test.each([
    ['app', '/m/home'],
    ['app', '/img/upload/WORLD/0123.webp'],
    ['app', '/manifest.webmanifest'],
    ['app', '/download/aurora1/aurora.mobileconfig'],
    ['stage', '/play/WORLD.0001'],
  ] as const)('the %s %s of a closed world is asked to wait', async (surface, path) => {
    const reply = await request(platform[surface].server)
      .get(path.replace('WORLD', resting))
      .set({ Host: 'localhost', Cookie: `world=${resting}`, Accept: 'text/html' })
    expect(reply.status).toBe(503)
    expect(reply.headers['retry-after']).toBe('60')
    expect(reply.text).toContain('2 worlds are in use')
  })

  test('the check of a container is answered, so that nobody ends the process', async () => {
    const reply = await request(platform.app.server).get('/healthz').set('Host', 'localhost')
    expect({ status: reply.status, text: reply.text }).toEqual({ status: 200, text: 'ok' })
  })
})

describe('a long body of the control API', () => {
  const call = async (body: string) => {
    const { app } = await start({})
    return request(app.server)
      .post('/__control/capsules')
      .set({ Host: 'localhost', 'Content-Type': 'application/json' })
      .send(body)
  }

  test.each([
    ['brackets', `{"capsule":${'['.repeat(300_000)}`],
    ['objects', `{"capsule":[${'{},'.repeat(100_000)}{}]}`],
    ['names', `{${Array.from({ length: 30_000 }, (_, at) => `"name${at}":1`).join()}}`],
    ['objects between two short texts', `{"note":"a","capsule":[${'{},'.repeat(100_000)}{}],"more":"b"}`],
    ['objects after an escaped quote', `{"note":"\\"","capsule":[${'{},'.repeat(100_000)}{}],"more":"b"}`],
  ])('a long body of %s is refused before it is parsed', async (_what, body) => {
    const reply = await call(body)
    expect(reply.status).toBe(422)
    expect(reply.body.detail).toBe('A long body holds one file, and nothing else of length.')
  })

  test('a long body of a single file is read', async () => {
    for (const length of [400_000, 11_000_000]) {
      const reply = await call(JSON.stringify({ capsule: 'A'.repeat(length) }))
      expect({ status: reply.status, fields: reply.body.fields }).toMatchObject({
        status: 422,
        fields: [{ name: 'capsule' }],
      })
    }
  })
})

describe('a signed link', () => {
  const visit = ({ app }: Platform, link: string) =>
    request(app.server).get(link).set({
      Host: 'localhost',
      Accept: 'text/html',
      'Sec-Fetch-Dest': 'document',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Site': 'none',
    })

  test('a link opens at most twenty worlds at once', async () => {
    const platform = await start({ loopbackOnly: false, controlToken: 'secret', strictWorlds: true })
    const { body } = await request(platform.app.server)
      .post('/__control/links')
      .set({ Authorization: 'Bearer secret' })
      .send({ address: '/m/home?scenario=everyday' })
    const statuses: number[] = []
    for (let visitor = 0; visitor < 22; visitor += 1) statuses.push((await visit(platform, body.link)).status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(2)
    expect(platform.worlds.size).toBe(20)
  })
})
