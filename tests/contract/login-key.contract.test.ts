import { control as contract, session } from '@understudy/contracts'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { control, send } from '../support/call.ts'
import { controlHeaders, startPlatform } from '../support/platform.ts'
import { seal } from '../support/seal.ts'
import { makeWorld } from '../support/world.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

const login = { username: 'amina', password: 'Play1234', type: 'username' }

/** Calls one of the two platforms in one of its worlds. */
async function ask(
  { app }: Platform,
  world: string,
  { path, body, headers = {} }: { path: string; body?: object; headers?: Record<string, string> },
) {
  const agent = request(app.server)
  const call = body ? agent.post(path).send(body) : agent.get(path)
  return (await call.set({ 'x-world': world, Merchant: 'aurora1', Language: 'EN', ...headers })).body
}

const KEY = '/wps/session/key/rsa'
const LOGIN = '/wps/session/login'

describe('the key of encrypted bodies', () => {
  let here: Platform
  let there: Platform
  beforeAll(async () => {
    ;[here, there] = await Promise.all([startPlatform({ plainLogin: false }), startPlatform({ plainLogin: false })])
  })
  afterAll(() => Promise.all([here.close(), there.close()]))

  const newWorld = ({ worlds }: Platform) =>
    worlds.create({ scenario: 'everyday', seed: 1, clock: 'frozen', durable: false })

  test('API-066 fetched from one process opens at another that serves the same world', async () => {
    const world = newWorld(here)
    const { spki, kid } = (await ask(here, world.id, { path: KEY })).value
    const moved = there.worlds.open(world.serialize(), { durable: false, settle: () => undefined })
    const { body, headers } = seal(spki, login)
    expect((await ask(there, moved.id, { path: LOGIN, body, headers })).value).toMatchObject({ userName: 'amina' })
    expect((await ask(there, moved.id, { path: KEY })).value).toEqual({ spki, kid })
    const other = newWorld(there)
    expect((await ask(there, other.id, { path: KEY })).value.kid).not.toBe(kid)
    expect((await ask(there, other.id, { path: LOGIN, body, headers })).errorCode).toBe('request_body_required')
  })

  test('API-066 costs a new world nothing: it is kept from the first time it is asked for, and goes on after a fork', async () => {
    const [one, other] = [newWorld(here), newWorld(here)]
    const stored = () => one.db.$client.prepare("SELECT count(*) FROM world_state WHERE key = 'loginKey'").pluck().get()
    expect(stored()).toBe(0)
    const { spki } = (await ask(here, one.id, { path: KEY })).value
    expect(stored()).toBe(1)
    expect((await ask(here, other.id, { path: KEY })).value.spki).toBe(spki)
    const { body, headers } = seal(spki, login)
    const fork = here.worlds.fork(one)
    expect((await ask(here, fork.id, { path: LOGIN, body, headers })).value.userName).toBe('amina')
    // A world whose key was never fetched uses the key of the process.
    expect((await ask(here, newWorld(here).id, { path: LOGIN, body, headers })).value.userName).toBe('amina')
  })

  test('API-066 a plain body is refused where plain is not allowed', async () => {
    const world = newWorld(here)
    expect((await ask(here, world.id, { path: LOGIN, body: login })).errorCode).toBe('request_body_required')
    const { spki } = (await ask(here, world.id, { path: KEY })).value
    const sealed = seal(spki, login)
    const { token } = (await ask(here, world.id, { path: LOGIN, ...sealed })).value
    const change = { oldPassword: 'Play1234', newPassword: 'Fresh5678', confirmPassword: 'Fresh5678' }
    const plain = await request(here.app.server)
      .post('/wps/member/password')
      .set({ 'x-world': world.id, Merchant: 'aurora1', Authorization: token })
      .send(change)
    expect(plain.body.errorCode).toBe('request_body_required')
  })

  test('is shown to nobody who looks at the tables, and does not leave with a capsule', async () => {
    const world = await makeWorld()
    await world.guest.get(session.publicKey)
    const params = { id: world.id, table: 'world_state' }
    const { rows } = (await send(contract.tableRows, { params }, controlHeaders())).body
    expect(rows.find(([key]: [string]) => key === 'loginKey')).toEqual(['loginKey', '•••'])
    const appState = { route: '/m/home', language: 'EN' as const, theme: 'dark' as const, note: '' }
    const { capsule } = await control(contract.exportCapsule, { params: { id: world.id }, body: appState })
    const opened = await control(contract.importCapsule, { body: { capsule } })
    const copy = await send(
      contract.tableRows,
      { params: { id: opened.world.id, table: 'world_state' } },
      controlHeaders(),
    )
    expect(copy.body.rows.map(([key]: [string]) => key)).not.toContain('loginKey')
  })
})
