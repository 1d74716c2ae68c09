import { HOUR } from '@understudy/contracts/durations'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hostClock } from '../../platform/src/shared/host-clock.ts'
import { cookiesSet } from '../support/cookies.ts'
import { demoServer, TOKEN } from '../support/demo-server.ts'
import { startPlatform } from '../support/platform.ts'
import { scratchFolder } from '../support/scratch.ts'

afterEach(() => void vi.restoreAllMocks())

const { root, http, stage, steer, openRoom, visit, phone, call, logIn } = demoServer()

describe('a world with a room over it', () => {
  const shut = 'world.unknown'
  const codeOf = async (answer: PromiseLike<{ body: { errorCode?: string } }>) => (await answer).body.errorCode
  const login = (headers: Record<string, string>) =>
    http()
      .post('/wps/session/login')
      .set({ Merchant: 'aurora1', ...headers })
      .send({ username: 'amina', password: 'Play1234', type: 'username' })

  test.each([{ pin: '2468' }, {}])(
    '%o is reached with a ticket only, before its closing and after',
    async (options) => {
      const { code, world } = await openRoom(options)
      const cookie = await phone(code, options)
      const token = await logIn(cookie, 'amina')
      const me = (headers: Record<string, string>) => codeOf(call('/wps/member/info', '', headers))
      expect(await codeOf(call('/wps/member/info', cookie, { Authorization: token }))).toBeUndefined()
      const strangers: Record<string, string>[] = [
        { Authorization: token },
        { 'x-world': world },
        { Cookie: `world=${world}` },
      ]
      for (const headers of strangers) expect(await me(headers)).toBe(shut)
      expect(await codeOf(login({ 'x-world': world }))).toBe(shut)

      await steer('delete', `/rooms/${code}`)
      expect(await codeOf(call('/wps/member/info', cookie, { Authorization: token }))).toBe(shut)
      expect(await me({ Authorization: token })).toBe(shut)
      expect(await codeOf(login({ 'x-world': world }))).toBe(shut)
      const next = await steer('post', '/rooms', { world })
      expect(await codeOf(call('/wps/system/status', await phone(next.body.code)))).toBeUndefined()
    },
  )

  test('a room shows its brand on pages, icons and file names to its guests only', async () => {
    const { code, world } = await openRoom({ pin: '2468' })
    await steer('patch', `/worlds/${world}/settings`, { merchant: 'cedar3' })
    const pageFor = async (cookie: string) => {
      const page = await http().get('/m/home').set({ Cookie: cookie, Accept: 'text/html' })
      const manifest = await http().get('/manifest.webmanifest').set('Cookie', cookie)
      return [/data-merchant="(\w+)"/.exec(page.text)?.[1], page.headers.link, JSON.parse(manifest.text).short_name]
    }
    const inRoom = await pageFor(await phone(code, { pin: '2468' }))
    expect({ merchant: inRoom[0], brand: inRoom[2] }).toEqual({ merchant: 'cedar3', brand: 'Cedar' })
    expect(await pageFor(`world=${world}`)).toEqual(await pageFor('world=nowhere'))
  })

  test('the cloud service tells nothing of a room to those who know its world only', async () => {
    const { code, world } = await openRoom({ pin: '2468' })
    const inside = await call('/wps/verification/cloud', await phone(code, { pin: '2468' }))
    const { projectId } = inside.body.value
    const choices = (project: string) =>
      request(stage())
        .get(`/cloud/${project}/choices`)
        .query({ provider: 'google', redirect_uri: 'http://localhost:3000/m/login' })
    expect(await codeOf(choices(`${world}.aurora1`))).toBe(shut)
    expect(await codeOf(choices(`${world}.aurora1.0123456789abcdef01234567`))).toBe('function.not.available')
    expect((await choices(projectId)).status).not.toBe(404)
  })

  test('the sites of a room open for those who have their address, without a cookie', async () => {
    const { code, world } = await openRoom({ pin: '2468' })
    const inside = await call('/wps/system/settings/consolidated', await phone(code, { pin: '2468' }))
    const site = new URL(inside.body.value.paths.cricket).pathname
    const ask = (path: string) => request(stage()).get(path)
    expect((await ask(site)).status).toBe(200)
    expect((await ask(`${site}/state`)).body.value.brand).toBe('اورورا')
    expect((await ask(`/cricket/${world}.aurora1`)).status).toBe(404)
    expect(await codeOf(ask(`/cricket/${world}.aurora1/state`))).toBe(shut)
    expect(await codeOf(ask(`/cricket/${world}.aurora1.0123456789abcdef01234567/state`))).toBe('function.not.available')
  })

  test('a browser with the control token enters a room by cookie', async () => {
    const { world } = await openRoom({ pin: '2468' })
    const answer = await steer('get', `/worlds/${world}`)
    const [reach = ''] = cookiesSet(answer.headers)
    expect(reach).toMatch(/^reach=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    const pair = reach.split(';')[0] ?? ''
    expect(await codeOf(call('/wps/system/status', `${pair}; world=${world}`))).toBeUndefined()
    expect(await codeOf(call('/wps/system/status', `${pair}x; world=${world}`))).toBe(shut)
    expect((await http().get('/__control/worlds').set('Cookie', pair)).status).toBe(401)
    const later = hostClock.now() + 12 * HOUR
    vi.spyOn(hostClock, 'now').mockReturnValue(later)
    expect(await codeOf(call('/wps/system/status', `${pair}; world=${world}`))).toBe(shut)
  })

  test('a fork of a room’s world is free; the default world closes with a PIN', async () => {
    const { world } = await openRoom()
    const fork = (await steer('post', `/worlds/${world}/fork`)).body.id
    expect(await codeOf(call('/wps/system/status', `world=${fork}`))).toBeUndefined()
    const open = (await steer('post', '/rooms', { world: 'default' })).body
    expect(await codeOf(call('/wps/system/status', ''))).toBeUndefined()
    await steer('delete', `/rooms/${open.code}`)
    expect(await codeOf(call('/wps/system/status', ''))).toBeUndefined()
  })

  test('a world in a room stays shut to outsiders after a restart', async () => {
    const dataDir = scratchFolder()
    const options = { dataDir, loopbackOnly: false, controlToken: 'secret', web: { root } }
    const first = await startPlatform(options)
    const steerIt = (running: RunningPlatform, path: string, body: object) =>
      request(running.app.server).post(`/__control${path}`).set(TOKEN).send(body)
    const { id } = (await steerIt(first, '/worlds', { durable: true })).body
    await steerIt(first, '/rooms', { world: id, pin: '2468' })
    await first.close()
    const second = await startPlatform(options)
    const status = request(second.app.server).get('/wps/system/status').set({ Merchant: 'aurora1', 'x-world': id })
    expect(await codeOf(status)).toBe(shut)
    await second.close()
  })

  test('a world in a room is open to the developer on loopback', async () => {
    const local = await startPlatform({ web: { root } })
    const callFrom = (path: string, body?: object) => {
      const requester = request(local.app.server)
        [body ? 'post' : 'get'](path)
        .set({ Host: 'localhost:3000', Merchant: 'aurora1' })
      return body ? requester.send(body) : requester
    }
    const { id } = (await callFrom('/__control/worlds', {})).body
    await callFrom('/__control/rooms', { world: id, pin: '2468' })
    expect(await codeOf(callFrom('/wps/system/status').set('x-world', id))).toBeUndefined()
    await local.close()
  })
})

describe('limits count by phone inside a room', () => {
  const visitorKeyOf = async (code: string) => /name="visitorKey" value="([\w-]*)"/.exec((await visit(code)).text)?.[1]

  test('wrong pins shut out one phone, not another of the same address', async () => {
    const { code } = await openRoom({ pin: '1111' })
    const [mine, other] = [await visitorKeyOf(code), await visitorKeyOf(code)]
    for (let attempt = 0; attempt < 10; attempt += 1) await visit(code, { pin: '2222', visitorKey: mine })
    expect((await visit(code, { pin: '1111', visitorKey: mine })).status).toBe(429)
    expect((await visit(code, { pin: '1111', visitorKey: other })).status).toBe(303)
  })

  test('wrong PINs of an address count once the room’s places are used up', async () => {
    const { code } = await openRoom({ pin: '1111' })
    const keys = []
    for (let visitor = 0; visitor < 21; visitor += 1) keys.push(await visitorKeyOf(code))
    expect({ different: new Set(keys).size, last: keys.at(-1) }).toEqual({ different: 21, last: '' })
    for (let attempt = 0; attempt < 10; attempt += 1) await visit(code, { pin: '2222', visitorKey: 'x'.repeat(32) })
    expect((await visit(code, { pin: '1111' })).status).toBe(429)
  })

  test('the pin form’s key that a phone uses stays, whatever other visitors are given', async () => {
    const local = await startPlatform()
    const { rooms, worlds } = local.platform
    const world = worlds.create({ scenario: 'empty', seed: 1, clock: 'frozen', durable: false })
    const { code } = rooms.open(world, { name: '', pin: '1111', quota: 20, hours: 1, quiet: true })
    const keyOf = (address: string, visitorKey?: string) => {
      const entry = rooms.enter(code, { address, agent: '', confirmed: true, visitorKey })
      return entry.result === 'pin-wanted' ? entry.visitorKey : entry.result
    }
    const mine = keyOf('10.0.0.1')
    const unused = keyOf('10.0.0.2')
    for (let visitor = 0; visitor < 1_500; visitor += 1) {
      keyOf(`10.1.${visitor >> 8}.${visitor & 255}`)
      if (visitor % 100 === 0) expect(keyOf('10.0.0.1', mine)).toBe(mine)
    }
    expect(keyOf('10.0.0.1', mine)).toBe(mine)
    expect(keyOf('10.0.0.2', unused)).not.toBe(unused)
    await local.close()
  })

  test('a phone can start twenty trials, and the next phone still starts one', async () => {
    const { code } = await openRoom()
    const [one, two] = [await phone(code), await phone(code)]
    const trial = async (cookie: string) =>
      (
        await http()
          .post('/wps/session/login/freeplay')
          .set({ Merchant: 'aurora1', Cookie: cookie })
          .send({ platform: 'M' })
      ).body.errorCode
    const codes = []
    for (let attempt = 0; attempt < 25; attempt += 1) codes.push(await trial(one))
    expect(codes.filter((answer) => answer === undefined)).toHaveLength(20)
    expect(codes.at(-1)).toBe('session.limit')
    expect(await trial(two)).toBeUndefined()
  })
})
