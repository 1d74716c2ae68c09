import { DAY } from '@understudy/contracts/durations'
import type { RunningPlatform } from '@understudy/fake-server'
import { merchantConfig } from '@understudy/merchants'
import request from 'supertest'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { hostClock } from '../../platform/src/shared/host-clock.ts'
import { cookieHeader } from '../support/cookies.ts'
import { startPlatform } from '../support/platform.ts'
import { builtPages, deviceState, visitTo } from '../support/state-links.ts'

const { root, lotto } = builtPages()

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startPlatform({ web: { root, lotto } })
})
afterAll(() => platform.close())
afterEach(() => void vi.restoreAllMocks())

const visit = (path: string, headers: Record<string, string> = {}, running = platform) =>
  visitTo(running, path, headers)

describe('a signed link', () => {
  const link = async (running: RunningPlatform, body: object) =>
    request(running.app.server).post('/__control/links').set('Authorization', 'Bearer secret').send(body)
  const open = () => startPlatform({ loopbackOnly: false, controlToken: 'secret', web: { root } })
  const demo = { Host: 'demo.example', 'Accept-Language': 'en' }

  test('a signed link opens a state without the token until it expires', async () => {
    const running = await open()
    const newLink = await link(running, { address: '/m/mine?scenario=vip&as=amina&at=+1d' })
    expect(newLink.status).toBe(201)
    expect(newLink.body.until - hostClock.now()).toBeGreaterThan(7 * DAY - 10_000)
    expect(newLink.body.until - hostClock.now()).toBeLessThanOrEqual(7 * DAY)
    const opened = await visit(newLink.body.link, demo, running)
    const { to, values } = deviceState(opened.text)
    expect({ to, userName: JSON.parse(values.MC_SESSION_INFO).userName }).toEqual({ to: '/m/mine', userName: 'amina' })
    // The same address as a chat app re-encodes it.
    const respelt = newLink.body.link.replace('at=+1d', 'at=%201d')
    expect((await visit(respelt, demo, running)).status).toBe(200)
    const later = hostClock.now() + 7 * DAY
    vi.spyOn(hostClock, 'now').mockReturnValue(later)
    const expired = await visit(newLink.body.link, demo, running)
    expect({ status: expired.status, hasExpired: expired.text.includes('has expired') }).toEqual({
      status: 403,
      hasExpired: true,
    })
    await running.close()
  })

  test('a link that was changed, or signed with another token, says so', async () => {
    const running = await open()
    const { body } = await link(running, { address: '/m/mine?scenario=vip', days: 1 })
    const other = await startPlatform({ loopbackOnly: false, controlToken: 'another', web: { root } })
    for (const [address, at] of [
      [body.link.replace('vip', 'empty'), running],
      [body.link.replace('/m/mine', '/m/home'), running],
      [`${body.link}&as=amina`, running],
      [body.link.replace(/until=\d+/, 'until=9999999999'), running],
      [body.link.replace(/sig=.*/, 'sig='), running],
      [body.link, other],
    ] as const) {
      const { status, text } = await visit(address, demo, at)
      expect({ status, signature: text.includes('signature') }, address).toEqual({ status: 403, signature: true })
    }
    expect((await visit(body.link.replace(/[?&](until|sig)=[^&]*/g, ''), demo, running)).status).toBe(401)
    await Promise.all([running.close(), other.close()])
  })

  test('a signed link of another site asks for a tap, and leads into the world of a room', async () => {
    const running = await open()
    const token = { Authorization: 'Bearer secret' }
    const steerIt = (path: string, body: object) =>
      request(running.app.server).post(`/__control${path}`).set(token).send(body)
    const { id } = (await steerIt('/worlds', {})).body
    await steerIt('/rooms', { world: id, pin: '2468' })
    const { body } = await link(running, { address: `/m/home?world=${id}&as=amina` })
    const reply = await visit(body.link, { ...demo, 'Sec-Fetch-Site': 'cross-site' }, running)
    expect(reply.text).toContain('Open this state?')
    const opened = await visit(body.link, demo, running)
    const cookies = cookieHeader(opened.headers)
    const status = (cookie: string) =>
      request(running.app.server).get('/wps/system/status').set({ Merchant: 'aurora1', Cookie: cookie })
    expect((await status(cookies)).body.success).toBe(true)
    expect((await status(`world=${id}`)).body.errorCode).toBe('world.unknown')
    await running.close()
  })

  test('importing a capsule gives a signed link, whose state is checked', async () => {
    const running = await open()
    const token = { Authorization: 'Bearer secret' }
    const steerIt = (path: string, body: object) =>
      request(running.app.server).post(`/__control${path}`).set(token).send(body)
    const { id } = (await steerIt('/worlds', {})).body
    const { capsule } = (await steerIt(`/worlds/${id}/capsule`, { route: '/m/mine', as: 'amina' })).body
    const imported = (await steerIt('/capsules', { capsule })).body
    expect(deviceState((await visit(imported.link, demo, running)).text).to).toBe('/m/mine')
    for (const address of ['/m/mine?scenario=nope', '/m/mine', '//evil.example/?scenario=vip', 'https://x.example/'])
      expect({ address, name: (await link(running, { address })).body.fields?.[0].name }).toEqual({
        address,
        name: 'address',
      })
    expect((await link(running, { address: '/m/mine?scenario=vip', days: 91 })).body.fields[0].name).toBe('days')
    await running.close()
  })

  test('a link is unsigned on a server without a control token', async () => {
    const { body, status } = await request(platform.app.server)
      .post('/__control/links')
      .set('Host', 'localhost')
      .send({ address: '/m/mine?scenario=vip' })
    expect({ status, body }).toEqual({ status: 201, body: { link: '/m/mine?scenario=vip', until: null } })
  })
})

describe('the page that a link of another site waits on has the brand it will show', () => {
  const visitWith = async (query: string) =>
    (await visit(`/m/mine?${query}`, { 'Accept-Language': 'en', 'Sec-Fetch-Site': 'cross-site' })).text
  const sign = (html: string) => /<p class="brand">.*<bdi>(.*?)<\/bdi>/s.exec(html)?.[1]

  test.each([
    ['the scenario’s', 'scenario=vip', 'aurora1'],
    ['another scenario’s', 'scenario=minimal-merchant', 'basalt2'],
    ['the one it names', 'lang=EN&merchant=dune4', 'dune4'],
    ['the house of the account', 'scenario=vip&as=imran', 'cedar3'],
  ])('%s', async (_whose, query, merchant) => {
    expect(sign(await visitWith(query))).toBe(merchantConfig(merchant).brand.EN)
  })

  test('the waiting page has the brand of the world it leads into, or of the link', async () => {
    const steerIt = (method: 'post' | 'patch', path: string, body: object) =>
      request(platform.app.server)[method](`/__control${path}`).set('Host', 'localhost').send(body)
    const { id } = (await steerIt('post', '/worlds', {})).body
    await steerIt('patch', `/worlds/${id}/settings`, { merchant: 'ember5' })
    expect(sign(await visitWith(`world=${id}&lang=EN`))).toBe(merchantConfig('ember5').brand.EN)
    expect(sign(await visitWith(`world=${id}&as=amina`))).toBe(merchantConfig('aurora1').brand.EN)
  })
})
