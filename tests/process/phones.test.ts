import { get as getStream } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieHeader } from '../support/cookies.ts'
import { startPlatform } from '../support/platform.ts'

const CONSOLE = 'phones.localhost:3000'
const phone = (place: number) => `phone${place}.${CONSOLE}`

let running: RunningPlatform
let elsewhere: RunningPlatform
let shut: RunningPlatform
beforeAll(async () => {
  const beyond = { loopbackOnly: false, controlToken: 'secret' } as const
  const appOrigin = 'https://play.example'
  const phoneOrigins = ['https://phone1.play.example', 'https://phone2.play.example']
  running = await startPlatform()
  elsewhere = await startPlatform({ ...beyond, appOrigin, phoneOrigins })
  shut = await startPlatform(beyond)
})
afterAll(() => Promise.all([running, elsewhere, shut].map((one) => one.close())))

const TOKEN = { Authorization: 'Bearer secret' }
const http = (of = running) => request(of.app.server)
const get = (path: string, host: string) => http().get(path).set('Host', host)
const post = (path: string, body: object) => http().post(`/__control${path}`).set('Host', CONSOLE).send(body)
const makeWorld = async (): Promise<string> => (await post('/worlds', { clock: 'frozen' })).body.id
const ancestors = (headers: Record<string, string>) =>
  /frame-ancestors ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]

describe('a phone beside others', () => {
  test('a phone of the console opens once, on its own origin, in the console’s frame', async () => {
    const world = await makeWorld()
    const body = { phone: 2, as: 'amina', language: 'UR', theme: 'light' }
    const { address } = (await post(`/worlds/${world}/phones`, body)).body
    const { host, pathname } = new URL(address)
    expect(host).toBe(phone(2))
    expect((await get(pathname, phone(1))).status).toBe(403)
    expect((await get(pathname, 'localhost:3000')).status).toBe(403)
    const opened = await get(pathname, host)
    expect({ status: opened.status, ancestors: ancestors(opened.headers) }).toEqual({
      status: 200,
      ancestors: `'self' http://${CONSOLE}`,
    })
    expect(cookieHeader(opened.headers)).toContain(`world=${world}`)
    const { values, to } = JSON.parse(/id="state">(.*?)<\/script>/.exec(opened.text)?.[1] ?? '{}')
    const { language, theme, MC_SESSION_INFO } = values
    expect({ to, language, theme, person: JSON.parse(MC_SESSION_INFO).userName }).toEqual({
      to: '/m/home',
      language: 'UR',
      theme: 'light',
      person: 'amina',
    })
    expect((await get(pathname, host)).status).toBe(403)
  })

  test('a phone of the console shows no popups, as a page of its own does', async () => {
    expect((await get('/m/home', phone(1))).text).toContain('data-quiet="yes"')
    expect((await get('/m/home', 'localhost:3000')).text).not.toContain('data-quiet')
  })

  test('a phone of the console forgets its session when it opens for a visitor', async () => {
    const { address } = (await post(`/worlds/${await makeWorld()}/phones`, { phone: 1 })).body
    const { text } = await get(new URL(address).pathname, phone(1))
    expect(JSON.parse(/id="state">(.*?)<\/script>/.exec(text)?.[1] ?? '{}').values).toMatchObject({
      MC_SESSION_INFO: null,
      autoLogin: null,
    })
  })

  test('a phone is refused for a person of another merchant', async () => {
    const world = await makeWorld()
    const refused = await post(`/worlds/${world}/phones`, { phone: 1, as: 'imran' })
    expect({ status: refused.status, fields: refused.body.fields }).toEqual({
      status: 422,
      fields: [{ name: 'as', message: 'imran plays at cedar3, and the world shows aurora1' }],
    })
    expect((await http().get(`/__control/worlds/${world}`).set('Host', CONSOLE)).body.merchant).toBe('aurora1')
    expect((await post(`/worlds/${world}/phones`, { phone: 7 })).status).toBe(422)
    expect((await post('/worlds/gone/phones', { phone: 1 })).status).toBe(404)
  })
})

test('only the hosts of phones and console reach the control API', async () => {
  const statuses = async (...hosts: string[]) =>
    Promise.all(hosts.map(async (host) => (await get('/__control/health', host)).status))
  expect(await statuses(CONSOLE, ...[1, 2, 3, 4, 5, 6].map(phone))).toEqual(Array(7).fill(200))
  const others = ['phone7', 'phone0', 'x.phone1', 'phone11'].map((name) => `${name}.${CONSOLE}`)
  const foreign = ['other.localhost:3000', 'phone1.localhost:3000', `phones.localhost.evil.example`]
  expect(await statuses(...others, ...foreign)).toEqual(Array(7).fill(403))
})

test('only the console may frame a phone', async () => {
  const policy = async (path: string, host: string) => ancestors((await get(path, host)).headers)
  const beside = `'self' http://${CONSOLE}`
  for (const path of ['/m/home', '/m/lotto-h5/fast/trad/games/lobby'])
    expect([await policy(path, phone(3)), await policy(path, 'localhost:3000')], path).toEqual([beside, "'self'"])
  expect(await policy('/m/home', CONSOLE)).toBe("'self'")
  const page = (await get('/__control', CONSOLE)).headers['content-security-policy']
  expect(/frame-src ([^;]*)/.exec(page ?? '')?.[1]?.split(' ')).toEqual([
    "'self'",
    ...[1, 2, 3, 4, 5, 6].map((place) => `http://${phone(place)}`),
  ])
})

describe('a server that others reach', () => {
  test('phones of a server follow their own world only', async () => {
    const proxied = (host: string) => ({ Host: host, 'X-Forwarded-Proto': 'https' })
    const steer = (path: string, body: object) =>
      http(elsewhere).post(`/__control${path}`).set(TOKEN).set('Host', 'play.example').send(body)
    expect((await http(elsewhere).get('/__control/phones').set(TOKEN).set('Host', 'play.example')).body).toEqual({
      console: 'https://play.example',
      phones: ['https://phone1.play.example', 'https://phone2.play.example'],
    })
    const [world, other] = [(await steer('/worlds', {})).body.id, (await steer('/worlds', {})).body.id]
    const { address } = (await steer(`/worlds/${world}/phones`, { phone: 1, as: 'amina' })).body
    const opened = await http(elsewhere).get(new URL(address).pathname).set(proxied('phone1.play.example'))
    const Cookie = cookieHeader(opened.headers)
    await elsewhere.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = elsewhere.app.server.address() as AddressInfo
    /** The status a stream begins with: it never ends. */
    const follow = (id: string, host: string, headers: Record<string, string>) =>
      new Promise<number | undefined>((take, fail) => {
        const path = `/__control/worlds/${id}/stream`
        getStream({ host: '127.0.0.1', port, path, headers: { ...proxied(host), ...headers } }, (response) => {
          response.destroy()
          take(response.statusCode)
        }).on('error', fail)
      })
    const answers = [
      await follow(world, 'phone1.play.example', {}),
      await follow(other, 'phone1.play.example', { Cookie }),
      await follow(world, 'play.example', { Cookie }),
    ]
    expect(answers).toEqual([401, 401, 401])
    expect(await follow(world, 'phone1.play.example', { Cookie })).toBe(200)
    const steered = await http(elsewhere)
      .get(`/__control/worlds/${world}`)
      .set(proxied('phone1.play.example'))
      .set({ Cookie })
    expect(steered.status).toBe(401)
  })

  test('a server without named hosts has no phones of the console', async () => {
    const reply = await http(shut).get('/__control/phones').set(TOKEN)
    expect(reply.body).toEqual({ console: null, phones: [] })
    const { id } = (await http(shut).post('/__control/worlds').set(TOKEN).send({})).body
    const refused = await http(shut).post(`/__control/worlds/${id}/phones`).set(TOKEN).send({ phone: 1 })
    expect({ status: refused.status, type: refused.body.type }).toEqual({
      status: 409,
      type: 'urn:understudy:phones.off',
    })
    expect((await http(shut).get('/__control/health').set('Host', phone(1))).status).toBe(401)
  })
})
