import { control as contract, favourites, games, session, system } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { control, send } from '../support/call.ts'
import { controlHeaders, startPlatform } from '../support/platform.ts'
import { makeWorld, NOON } from '../support/world.ts'

describe('worlds', () => {
  test('a write is visible to later reads, and a reset restores the seed, clock included', {
    tags: ['API-065'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const before = await amina.get(favourites.favouriteIds)
    const [nodeId] = before
    if (!nodeId) throw new Error('amina has favourites')
    await amina.get(favourites.removeFavourite, { query: { nodeId, vendor: 'XX' } })
    expect(await amina.get(favourites.favouriteIds)).not.toContain(nodeId)
    await world.advance(DAY)
    const summary = await control(contract.resetWorld, { params: { id: world.id } })
    expect(summary.now).toBe(Date.parse(NOON))
    expect((await amina.call(favourites.favouriteIds)).code).toBe('login.not.session')
    expect(await (await world.as('amina')).get(favourites.favouriteIds)).toEqual(before)
  })

  test('a change in one world does not reach another', async () => {
    const [one, two] = [await makeWorld(), await makeWorld()]
    await one.settings({ status: { maintenance: true } })
    expect((await one.guest.call(games.hotGames)).code).toBe('maintenance')
    expect((await two.guest.call(games.hotGames)).code).toBeUndefined()
  })

  test('a snapshot restores data, clock, faults and settings', async () => {
    const world = await makeWorld()
    const params = { id: world.id }
    const amina = await world.as('amina')
    const before = await amina.get(favourites.favouriteIds)
    await world.advance(DAY / 4)
    const { id: snapshot, bytes } = await control(contract.takeSnapshot, { params, body: { label: 'before' } })
    expect(bytes).toBeGreaterThan(100_000)
    const relogin = await world.as('amina')
    for (const nodeId of before) await relogin.get(favourites.removeFavourite, { query: { nodeId, vendor: 'XX' } })
    await world.settings({ status: { regionRestriction: true } })
    await world.faults([{ endpoint: '*', kind: 'drop' }])
    await world.advance(DAY)
    const restored = await control(contract.restoreSnapshot, { params, body: { snapshot } })
    expect(restored.now).toBe(Date.parse(NOON) + DAY / 4)
    expect(await (await world.as('amina')).get(favourites.favouriteIds)).toEqual(before)
  })

  test('a login that a reset overtakes is answered', async () => {
    const world = await makeWorld()
    const login = world.guest.call(session.login, {
      body: { username: 'amina', password: 'Play1234', type: 'username' },
    })
    await control(contract.resetWorld, { params: { id: world.id } })
    // Whichever came first, the reply is complete, never a mix of both.
    expect([undefined, 'world.reset']).toContain((await login).code)
  })

  test('an unknown snapshot changes nothing and names the field', async () => {
    const world = await makeWorld()
    const response = await send(
      contract.restoreSnapshot,
      { params: { id: world.id }, body: { snapshot: 'nope' } },
      controlHeaders(),
    )
    expect({ status: response.status, name: response.body.fields[0].name }).toEqual({ status: 422, name: 'snapshot' })
  })

  test('a fork starts from the same state and changes independently', async () => {
    const world = await makeWorld()
    await world.settings({ flags: { CBS3: false } })
    const fork = await control(contract.forkWorld, { params: { id: world.id } })
    expect(fork.id).not.toBe(world.id)
    await world.settings({ flags: { CBS3: true } })
    const settings = await control(contract.getSettings, { params: { id: fork.id } })
    expect(settings.flags.CBS3).toBe(false)
  })

  test('a deleted world is gone', async () => {
    const world = await makeWorld()
    await control(contract.deleteWorld, { params: { id: world.id } })
    expect((await world.guest.call(games.hotGames)).code).toBe('world.unknown')
  })

  test('the same seed and start give the same world; another seed another one', async () => {
    const names = async (seed: number) => {
      const world = await makeWorld({ seed })
      return (await world.guest.get(games.gameList, { query: { pageSize: 30 } })).games.map(({ gameName }) => gameName)
    }
    expect(await names(5)).toEqual(await names(5))
    expect(await names(5)).not.toEqual(await names(6))
  })
})

describe('clock', () => {
  test('a frozen clock stands still, and jumps when it is set or advanced', async () => {
    const { id } = await makeWorld()
    const params = { id }
    const clock = (body: object) => control(contract.patchClock, { params, body })
    expect((await control(contract.getClock, { params })).now).toBe(Date.parse(NOON))
    expect((await clock({ advanceMs: DAY })).now).toBe(Date.parse(NOON) + DAY)
    expect((await clock({ set: NOON, advanceMs: 5 })).now).toBe(Date.parse(NOON) + 5)
    const running = await clock({ state: 'running' })
    expect(running.state).toBe('running')
    expect((await control(contract.getClock, { params })).now).toBeGreaterThanOrEqual(running.now)
  })

  test('every reply of the platform carries the world’s time', async () => {
    const world = await makeWorld()
    const { headers } = await world.guest.call(system.systemStatus)
    expect({ xWorldTime: headers['x-world-time'], xWorldClock: headers['x-world-clock'] }).toEqual({
      xWorldTime: String(Date.parse(NOON)),
      xWorldClock: 'frozen',
    })
  })
})

describe('tape', () => {
  test('the tape records calls with their input and masks secrets', async () => {
    const world = await makeWorld()
    await world.as('amina')
    const [entry] = await world.tape('session.login')
    expect(entry).toMatchObject({
      method: 'POST',
      status: 200,
      code: null,
      input: { username: 'amina', password: '•••' },
    })
    expect(JSON.stringify(await world.tape())).not.toContain('Play1234')
  })

  test('the tape masks tokens in addresses and records refusals and callers', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await world.guest.call(session.touch, { query: { token: amina.token } })
    await world.guest.call(session.touch)
    const [refused, touched] = await world.tape('session.touch')
    expect({ code: refused?.code, actor: touched?.actor, path: touched?.path }).toEqual({
      code: 'CUSTOMER_NOT_LOGIN',
      actor: 'amina',
      path: '/wps/session/touch?token=•••',
    })
  })
})

describe('the control API', () => {
  test.each([
    [contract.createWorld, { body: { scenario: 'no-such' } }, 'scenario'],
    [contract.createWorld, { body: { seed: -1 } }, 'seed'],
    [contract.createWorld, { body: { startAt: 'yesterday' } }, 'startAt'],
    [contract.createWorld, { body: { colour: 'red' } }, 'colour'],
    [contract.patchClock, { body: { advanceMs: 'soon' } }, 'advanceMs'],
    [contract.patchSettings, { body: { merchant: 'nobody' } }, 'merchant'],
    [contract.patchSettings, { body: { flags: { NOSUCHFLAG: true } } }, 'flags.NOSUCHFLAG'],
    [contract.patchSettings, { body: { country: 'Pakistan' } }, 'country'],
    [contract.outbox, { query: { kind: 'pigeon' } }, 'kind'],
    [contract.tape, { query: { limit: 'all' } }, 'limit'],
  ])('%o refuses %o by the name of the field', async (endpoint, input, name) => {
    const world = await makeWorld()
    const response = await send(endpoint, { params: { id: world.id }, ...input }, controlHeaders())
    expect(response.type).toBe('application/problem+json')
    expect({
      status: response.status,
      fields: response.body.fields.map((field: { name: string }) => field.name),
    }).toEqual({ status: 422, fields: [name] })
  })

  test('an unknown world is 404 in problem details', async () => {
    const response = await send(contract.getWorld, { params: { id: 'nowhere' } }, controlHeaders())
    expect({ status: response.status, type: response.body.type }).toEqual({
      status: 404,
      type: 'urn:understudy:world.unknown',
    })
  })

  test('a refused change of settings changes nothing', async () => {
    const world = await makeWorld()
    const before = await control(contract.getSettings, { params: { id: world.id } })
    await send(
      contract.patchSettings,
      { params: { id: world.id }, body: { country: 'BD', flags: { CBS3: false, NOPE: true } } },
      controlHeaders(),
    )
    expect(await control(contract.getSettings, { params: { id: world.id } })).toEqual(before)
  })

  test('the registry is served as data and as OpenAPI 3.1', async () => {
    const entries = await control(contract.endpoints, {})
    expect(entries.find(({ name }) => name === 'favourites.add')).toMatchObject({
      flag: 'GAMELOFAV3',
      access: 'member',
    })
    const { app } = await startPlatform()
    const { body } = await request(app.server).get('/__control/openapi.json').set('Host', 'localhost')
    expect(body.openapi).toBe('3.1.0')
    // Paths that differ only in parameter names are one path of the document.
    expect(Object.keys(body.paths)).toHaveLength(new Set(entries.map(({ path }) => path.replace(/:\w+/g, ':'))).size)
    const page = await request(app.server).get('/__control/reference').set('Host', 'localhost')
    expect({ status: page.status, location: page.headers.location }).toEqual({
      status: 302,
      location: '/__control/#/endpoints',
    })
    await app.close()
  })

  test('a foreign host, a foreign origin and a cross-site form are refused', async () => {
    const { app } = await startPlatform()
    const health = () => request(app.server).get('/__control/health')
    expect((await health().set('Host', 'localhost:3000')).status).toBe(200)
    expect((await health().set('Host', 'rebound.example')).status).toBe(403)
    expect((await health().set('Host', 'localhost').set('Origin', 'https://evil.example')).status).toBe(403)
    expect((await health().set('Host', 'localhost').set('Sec-Fetch-Site', 'cross-site')).status).toBe(403)
    await app.close()
  })

  test('the control API is off beyond loopback without a token, and needs the right one', async () => {
    const off = await startPlatform({ loopbackOnly: false })
    expect((await request(off.app.server).get('/__control/health')).status).toBe(404)
    const on = await startPlatform({ loopbackOnly: false, controlToken: 'secret' })
    const status = async (header: string) =>
      (await request(on.app.server).get('/__control/health').set('Authorization', header)).status
    expect({
      status: await status(''),
      statusBearerWrong: await status('Bearer wrong'),
      statusBearerSecret: await status('Bearer secret'),
    }).toEqual({ status: 401, statusBearerWrong: 401, statusBearerSecret: 200 })
    await Promise.all([off.close(), on.close()])
  })
})

describe('choosing a world', () => {
  test('a world is named by header, then token, then cookie, or is default', async () => {
    const { app } = await startPlatform()
    const ask = (headers: Record<string, string>) =>
      request(app.server)
        .get('/wps/system/status')
        .set({ Merchant: 'aurora1', ...headers })
    const make = async (scenario: string) =>
      (await request(app.server).post('/__control/worlds').set('Host', 'localhost').send({ scenario })).body
        .id as string
    const [blocked, kept] = [await make('region-blocked'), await make('maintenance')]
    const state = async (headers: Record<string, string>) => {
      const { value } = (await ask(headers)).body
      return value.maintenance ? 'maintenance' : value.regionRestriction ? 'blocked' : 'everyday'
    }
    expect(await state({})).toBe('everyday')
    expect(await state({ Cookie: `world=${blocked}` })).toBe('blocked')
    expect(await state({ 'x-world': kept, Cookie: `world=${blocked}` })).toBe('maintenance')
    const token = `${kept}.00000000-0000-4000-8000-000000000000`
    const answer = await ask({ Authorization: token, Cookie: `world=${blocked}` })
    expect(answer.body.errorCode).toBe('login.not.session')
    await app.close()
  })

  test('?world= sets the cookie and vanishes from the address', async () => {
    const { app } = await startPlatform()
    const response = await request(app.server).get('/m/gameList?world=w1&type=hot')
    expect({ status: response.status, location: response.headers.location }).toEqual({
      status: 302,
      location: '/m/gameList?type=hot',
    })
    expect(String(response.headers['set-cookie'])).toContain('world=w1')
    const hostile = await request(app.server).get('//evil.example/?world=w1')
    expect(hostile.headers.location).not.toMatch(/^\/\//)
    await app.close()
  })

  test('a call that names no world is an error with strict worlds', async () => {
    const strict = await startPlatform({ strictWorlds: true })
    const { body } = await request(strict.app.server).get('/wps/system/status').set('Merchant', 'aurora1')
    expect(body.errorCode).toBe('world.required')
    await strict.close()
  })
})

test('http verbs and paths nobody serves are refused in the platform’s form', async () => {
  const { app } = await startPlatform()
  const wrong = await request(app.server).post('/wps/system/status').set('Merchant', 'aurora1').send({})
  expect({ status: wrong.status, errorCode: wrong.body.errorCode }).toEqual({
    status: 405,
    errorCode: 'http_method_not_support',
  })
  const unknown = await request(app.server).get('/wps/no/such').set('Merchant', 'aurora1')
  expect({ status: unknown.status, errorCode: unknown.body.errorCode }).toEqual({
    status: 501,
    errorCode: 'endpoint.not.built',
  })
  const picture = await request(app.server).get('/img/a1/game/rng-XX-99999.svg')
  expect(picture.status).toBe(404)
  await app.close()
})
