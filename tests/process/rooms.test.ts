import { get as ask, type IncomingMessage } from 'node:http'
import type { control as contract } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hostClock } from '../../platform/src/shared/host-clock.ts'
import { cookieHeader } from '../support/cookies.ts'
import { demoServer, TOKEN, VISIT } from '../support/demo-server.ts'
import { startPlatform } from '../support/platform.ts'
import { scratchFolder } from '../support/scratch.ts'

afterEach(() => void vi.restoreAllMocks())

const { root, port, http, steer, newWorld, openRoom, roomNow, visit, phone, call, logIn } = demoServer()

/** Subscribes to a room's events like a phone, until it disconnects. */
async function follow(code: string, cookie: string) {
  const events: contract.WorldEvent[] = []
  let heard = () => {}
  let ended = false
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    ask({ port: port(), path: `/r/${code}/stream`, headers: { cookie } }, resolve).on('error', reject),
  )
  response.setEncoding('utf8').on('data', (text: string) => {
    for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data))
    heard()
  })
  response.on('close', () => {
    ended = true
    heard()
  })
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise<void>((resolve) => (heard = resolve))
  }
  return {
    status: response.statusCode,
    events,
    has: (type: contract.WorldEvent['type']) => until(() => events.some((event) => event.type === type)),
    ended: () => until(() => ended),
    leave: () => void response.destroy(),
  }
}

describe('a room', () => {
  test('a room lets phones without a token into one world, whose state they share', async () => {
    const room = await openRoom({ name: 'Aurora demo' })
    expect(room.code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    expect(room).toMatchObject({ name: 'Aurora demo', hasPin: false, quota: 10, people: [] })
    expect(room.link).toMatch(new RegExp(`^http://[^/]+/r/${room.code}$`))
    const [one, two] = [await phone(room.code), await phone(room.code.toLowerCase())]
    expect(one).toContain(`world=${room.world}`)
    const token = await logIn(one, 'amina')
    expect(token.split('.')[0]).toBe(room.world)
    await steer('patch', `/worlds/${room.world}/settings`, { status: { maintenance: true } })
    for (const cookie of [one, two])
      expect((await call('/wps/system/status', cookie)).body.value.maintenance).toBeTruthy()
  })

  test('a room shows its host each person’s device, account and last call', async () => {
    const { code } = await openRoom()
    const cookie = await phone(code)
    const joined = (await roomNow(code)).people[0]
    expect(joined).toMatchObject({ actor: null, device: 'iPhone', following: false })
    const token = await logIn(cookie, 'zoya')
    vi.spyOn(hostClock, 'now').mockReturnValue(hostClock.now() + 5_000)
    await call('/wps/member/info', cookie, { Authorization: token })
    const [person] = (await roomNow(code)).people
    expect(person).toMatchObject({ actor: 'zoya', id: joined?.id, joinedAt: joined?.joinedAt })
    expect(person!.seenAt - joined!.joinedAt).toBeGreaterThanOrEqual(5_000)
    expect(JSON.stringify(await roomNow(code))).not.toContain(cookie.split('room=')[1]?.split('.')[1])
  })

  test('a room recognises a phone that returns, and shows on its pages where it is', async () => {
    const { code } = await openRoom({ pin: '2468', quota: 1 })
    const cookie = await phone(code, { pin: '2468' })
    await phone(code, { cookie })
    expect((await roomNow(code)).people).toHaveLength(1)
    const page = await http().get('/m/home').set('Cookie', cookie)
    expect(page.text).toContain(`data-room="${code}"`)
    expect((await http().get('/m/home')).text).not.toContain('data-room')
  })

  test('a room asks for its pin in three languages, and opens by it', async () => {
    const { code } = await openRoom({ pin: '135790', name: '<b>Demo</b>' })
    const page = await visit(code)
    expect({
      status: page.status,
      setCookie: page.headers['set-cookie'],
      cacheControl: page.headers['cache-control'],
    }).toEqual({ status: 200, setCookie: undefined, cacheControl: 'no-store' })
    expect(page.text).toContain('<label for="pin">')
    expect(page.text).toContain('&lt;b&gt;Demo')
    const tongue = async (headers: Record<string, string>) =>
      /<html lang="([\w-]+)" dir="(\w+)"/
        .exec((await visit(code, { headers })).text)
        ?.slice(1)
        .join(' ')
    expect(await tongue({ 'Accept-Language': '' })).toBe('ur rtl')
    expect(await tongue({ 'Accept-Language': 'ur-Latn' })).toBe('ur-Latn ltr')
    expect(await tongue({ 'Accept-Language': 'en', Cookie: 'language=UR' })).toBe('ur rtl')
    const wrong = await visit(code, { pin: '000000' })
    expect({
      status: wrong.status,
      setCookie: wrong.headers['set-cookie'],
      roleAlert: wrong.text.includes('role="alert"'),
    }).toEqual({ status: 403, setCookie: undefined, roleAlert: true })
    await phone(code, { pin: '135790' })
  })

  test('ten wrong PINs close a room to an address for an hour', async () => {
    const { code } = await openRoom({ pin: '1111' })
    for (let attempt = 1; attempt < 10; attempt += 1) expect((await visit(code, { pin: '2222' })).status).toBe(403)
    expect((await visit(code, { pin: '2222' })).status).toBe(429)
    expect((await visit(code, { pin: '1111' })).status).toBe(429)
    expect((await visit((await openRoom({ pin: '1111' })).code, { pin: '1111' })).status).toBe(303)
    const later = hostClock.now() + HOUR
    vi.spyOn(hostClock, 'now').mockReturnValue(later)
    expect((await visit(code, { pin: '1111' })).status).toBe(303)
  })

  test('a full room refuses another phone until one has been away for long', async () => {
    const { code } = await openRoom({ quota: 2 })
    await phone(code)
    const second = await phone(code)
    const full = await visit(code)
    expect({ status: full.status, setCookie: full.headers['set-cookie'] }).toEqual({
      status: 409,
      setCookie: undefined,
    })
    const later = hostClock.now() + HOUR / 2 + 1
    vi.spyOn(hostClock, 'now').mockReturnValue(later)
    await call('/wps/system/status', second)
    await phone(code)
    expect((await roomNow(code)).people).toHaveLength(2)
    expect((await visit(code)).status).toBe(409)
  })

  test('a room that is over has no door, no calls and no listing', async () => {
    const { code } = await openRoom({ hours: 2 })
    const cookie = await phone(code)
    const later = hostClock.now() + 2 * HOUR
    vi.spyOn(hostClock, 'now').mockReturnValue(later)
    expect((await visit(code)).status).toBe(404)
    expect((await steer('get', `/rooms/${code}`)).status).toBe(404)
    expect((await steer('get', '/rooms')).body.map((room: contract.Room) => room.code)).not.toContain(code)
    expect((await http().get('/m/home').set('Cookie', cookie)).text).not.toContain('data-room')
  })

  test('a room is in the list of worlds, once for each world', async () => {
    const { code, world } = await openRoom()
    const worlds: contract.WorldDetails[] = (await steer('get', '/worlds')).body
    expect(worlds.find(({ id }) => id === world)?.room).toBe(code)
    const second = await steer('post', '/rooms', { world })
    expect({ status: second.status, detail: second.body.detail }).toEqual({
      status: 409,
      detail: `The world has the room ${code} already.`,
    })
    await steer('delete', `/rooms/${code}`)
    expect((await steer('post', '/rooms', { world })).status).toBe(201)
  })
})

describe('event stream of a room', () => {
  test('a guest hears of steering, writes and arrivals, never what others send', async () => {
    const { code, world } = await openRoom()
    const [one, two] = [await phone(code), await phone(code)]
    const ear = await follow(code, one)
    expect((await roomNow(code)).people.map(({ following }) => following)).toEqual([true, false])
    await logIn(two, 'amina')
    await ear.has('wrote')
    await steer('patch', `/worlds/${world}/clock`, { advanceMs: HOUR })
    await ear.has('steered')
    await phone(code)
    await ear.has('presence')
    expect(ear.events).toContainEqual(expect.objectContaining({ type: 'wrote', endpoint: 'session.login' }))
    expect(ear.events).toContainEqual(expect.objectContaining({ type: 'steered', by: 'clock' }))
    expect(ear.events.at(-1)).toEqual({ type: 'presence', people: 3 })
    expect(new Set(ear.events.map(({ type }) => type))).toEqual(new Set(['wrote', 'steered', 'presence']))
    ear.leave()
    await vi.waitFor(async () => expect((await roomNow(code)).people[0]?.following).toBe(false))
  })

  test('a phone in a room receives events after a reset', async () => {
    const { code, world } = await openRoom()
    const ear = await follow(code, await phone(code))
    await steer('post', `/worlds/${world}/reset`)
    await ear.has('steered')
    await steer('patch', `/worlds/${world}/clock`, { advanceMs: 1 })
    await vi.waitFor(() => expect(ear.events.filter(({ type }) => type === 'steered')).toHaveLength(2))
    ear.leave()
  })

  test.each([
    ['its closing', ({ code }: contract.Room) => steer('delete', `/rooms/${code}`)],
    ['the end of its world', ({ world }: contract.Room) => steer('delete', `/worlds/${world}`)],
  ])('%s, and then nothing more', async (_what, end) => {
    const room = await openRoom()
    const cookie = await phone(room.code)
    const ear = await follow(room.code, cookie)
    await end(room)
    await ear.ended()
    expect(ear.events.at(-1)).toEqual({ type: 'closed' })
    expect((await follow(room.code, cookie)).status).toBe(403)
  })

  test('a phone outside a room hears nothing of it', async () => {
    const [mine, other] = [await openRoom(), await openRoom()]
    const cookie = await phone(mine.code)
    for (const [code, ticket] of [
      [other.code, cookie],
      [mine.code, ''],
      [mine.code, `room=${mine.code}.${'A'.repeat(32)}`],
      [mine.code, 'room=.'],
      ['ZZZZZZ', cookie],
    ] as const)
      expect((await http().get(`/r/${code}/stream`).set('Cookie', ticket)).status).toBe(403)
  })
})

describe('a room gives away nothing else', () => {
  test('a room’s phones reach no other world by header, token or cookie', async () => {
    const [mine, other] = [await openRoom(), await openRoom()]
    const [cookie, there] = [await phone(mine.code), await phone(other.code)]
    const ticket = cookie.split('; ').find((part) => part.startsWith('room='))!
    const token = await logIn(there, 'amina')
    for (const [jar, headers] of [
      [cookie, { 'x-world': other.world }],
      [cookie, { 'x-world': 'default' }],
      [cookie, { Authorization: token }],
      [`${ticket}; world=${other.world}`, {}],
    ] as const)
      expect((await call('/wps/system/status', jar, headers as Record<string, string>)).body.errorCode).toBe(
        'world.unknown',
      )
    expect((await call('/wps/system/status', ticket)).body.success).toBe(true)
    const healed = await http().get('/m/home').set('Cookie', `${ticket}; world=${other.world}`)
    expect(String(healed.headers['set-cookie'])).toContain(`world=${mine.world}`)
  })

  test('a room’s code and ticket steer nothing', async () => {
    const { code, world } = await openRoom()
    const cookie = await phone(code)
    for (const path of ['/rooms', `/rooms/${code}`, `/worlds/${world}`, `/worlds/${world}/stream`])
      expect((await http().get(`/__control${path}`).set('Cookie', cookie)).status, path).toBe(401)
    const reset = await http()
      .post(`/__control/worlds/${world}/reset`)
      .set({ Cookie: cookie, Authorization: `Bearer ${code}` })
    expect(reset.status).toBe(401)
    const link = await http()
      .get('/m/home?scenario=vip')
      .set({ ...VISIT, Cookie: cookie })
    expect(link.status).toBe(401)
  })

  test('a guest who goes to another world by its address leaves the room', async () => {
    const { code } = await openRoom()
    const { headers } = await http()
      .get('/m/home?world=default')
      .set('Cookie', await phone(code))
    expect(String(headers['set-cookie'])).toMatch(/room=;/)
  })

  test('pictures, frames and forms of other sites enter no room', async () => {
    const { code } = await openRoom()
    for (const headers of [{ 'Sec-Fetch-Dest': 'image' }, { 'Sec-Fetch-Dest': 'iframe' }])
      expect((await visit(code, { headers })).status).toBe(403)
    expect((await visit(code, { pin: '1', headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403)
    expect((await roomNow(code)).people).toEqual([])
  })

  test('a link on another site asks before it takes a phone out of its world', async () => {
    const { code, name } = await openRoom({ name: 'Aurora demo' })
    const elsewhere = { 'Sec-Fetch-Site': 'cross-site' }
    const page = await visit(code, { cookie: 'world=w1', headers: elsewhere })
    expect(page.status).toBe(200)
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.text).toContain(`Join ${name}`)
    expect((await roomNow(code)).people).toEqual([])
    const joined = await http()
      .post(`/r/${code}`)
      .set({ ...VISIT, Cookie: 'world=w1', 'Sec-Fetch-Site': 'same-origin' })
      .type('form')
      .send({})
    expect(joined.status).toBe(303)
    expect((await roomNow(code)).people).toHaveLength(1)
  })

  test('a form of another site joins no room, even without Sec-Fetch-Site', async () => {
    const { code } = await openRoom()
    const headers = { Origin: 'http://evil.example' }
    expect((await visit(code, { pin: '1', headers })).status).toBe(403)
    expect((await roomNow(code)).people).toEqual([])
  })

  test('a phone on plain HTTP enters at once when it is in no world yet', async () => {
    const { code } = await openRoom()
    expect((await visit(code)).status).toBe(303)
    expect((await visit(code, { cookie: 'world=w1' })).status).toBe(200)
  })

  test('unused places of a room are free after a minute', async () => {
    const { code } = await openRoom({ quota: 2 })
    await phone(code)
    await call('/wps/system/status', await phone(code))
    expect((await visit(code)).status).toBe(409)
    const later = hostClock.now() + 60_001
    vi.spyOn(hostClock, 'now').mockReturnValue(later)
    expect((await visit(code)).status).toBe(303)
    expect((await visit(code)).status).toBe(409)
  })

  test('one phone follows a room with six pages, the next phone with its own', async () => {
    const { code } = await openRoom()
    const [one, two] = [await phone(code), await phone(code)]
    const streams = []
    for (let page = 0; page < 7; page += 1) streams.push(await follow(code, one))
    streams.push(await follow(code, two))
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 503, 200])
    for (const stream of streams) stream.leave()
  })

  test('an address that guesses codes is shut out for an hour, except with a ticket', async () => {
    const { code } = await openRoom()
    const cookie = await phone(code)
    const later = hostClock.now() + 3 * HOUR
    vi.spyOn(hostClock, 'now').mockReturnValue(later)
    for (let attempt = 0; attempt < 30; attempt += 1) expect((await visit('ZZZZZZ')).status).toBe(404)
    expect({ unknown: (await visit('ZZZZZZ')).status, known: (await visit(code)).status }).toEqual({
      unknown: 429,
      known: 429,
    })
    expect((await visit(code, { cookie })).status).toBe(303)
    vi.spyOn(hostClock, 'now').mockReturnValue(later + HOUR)
    expect((await visit(code)).status).toBe(303)
  })

  test.each([
    [{ pin: '12' }, 'pin'],
    [{ pin: 'abcd' }, 'pin'],
    [{ quota: 0 }, 'quota'],
    [{ quota: 21 }, 'quota'],
    [{ hours: 73 }, 'hours'],
    [{ name: ' x' }, 'name'],
    [{ world: '../etc' }, 'world'],
  ])('%o is refused by the name of the field', async (body, field) => {
    const response = await steer('post', '/rooms', { world: await newWorld(), ...body })
    expect({ status: response.status, name: response.body.fields[0].name }).toEqual({ status: 422, name: field })
  })

  test('an unknown world and an unknown room are 404', async () => {
    expect((await steer('post', '/rooms', { world: 'nowhere' })).status).toBe(404)
    expect((await steer('delete', '/rooms/ZZZZZZ')).status).toBe(404)
    expect((await visit('ZZZZZZ')).status).toBe(404)
  })
})

test('a room over a durable world survives a restart, unless it was closed', async () => {
  const dataDir = scratchFolder('kept-rooms')
  const options = { loopbackOnly: false, controlToken: 'secret', web: { root }, dataDir, strictWorlds: true }
  const first = await startPlatform(options)
  const [kept, closed] = await Promise.all(
    ['4711', '4712'].map(async (pin) => {
      const { body: world } = await request(first.app.server)
        .post('/__control/worlds')
        .set(TOKEN)
        .send({ durable: true })
      const { body } = await request(first.app.server)
        .post('/__control/rooms')
        .set(TOKEN)
        .send({ world: world.id, pin })
      return body as contract.Room
    }),
  )
  const enter = (running: RunningPlatform, pin: string) =>
    request(running.app.server).post(`/r/${kept?.code}`).set(VISIT).type('form').send({ pin })
  const cookie = cookieHeader((await enter(first, '4711')).headers)
  await request(first.app.server).delete(`/__control/rooms/${closed?.code}`).set(TOKEN)
  await first.close()

  const second = await startPlatform(options)
  const rooms = (await request(second.app.server).get('/__control/rooms').set(TOKEN)).body as contract.Room[]
  expect(rooms.map(({ code, world }) => [code, world])).toEqual([[kept?.code, kept?.world]])
  const status = () => request(second.app.server).get('/wps/system/status').set({ Merchant: 'aurora1' })
  expect((await status().set('Cookie', cookie)).status).toBe(200)
  expect((await status().set('x-world', kept?.world ?? '')).body.errorCode).toBe('world.unknown')
  expect((await enter(second, '0000')).status).toBe(403)
  expect((await enter(second, '4711')).status).toBe(303)
  await second.close()
})
