import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { seal } from '../support/seal.ts'
import { NOON } from '../support/world.ts'

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
  let first: Platform
  let second: Platform
  beforeAll(async () => {
    ;[first, second] = await Promise.all([startPlatform({ plainLogin: false }), startPlatform({ plainLogin: false })])
  })
  afterAll(() => Promise.all([first.close(), second.close()]))

  const newWorld = ({ worlds }: Platform) =>
    worlds.create({ scenario: 'everyday', seed: 1, startAt: Date.parse(NOON), clock: 'frozen', durable: false })

  test('a process’s login key opens bodies for all its worlds and for no other process', {
    tags: ['API-066'],
  }, async () => {
    const [one, other] = [newWorld(first), newWorld(first)]
    const { spki, kid } = (await ask(first, one.id, { path: KEY })).value
    expect((await ask(first, other.id, { path: KEY })).value).toEqual({ spki, kid })
    const { body, headers } = seal(spki, login)
    expect((await ask(first, other.id, { path: LOGIN, body, headers })).value).toMatchObject({ userName: 'amina' })
    const elsewhere = newWorld(second)
    expect((await ask(second, elsewhere.id, { path: KEY })).value.kid).not.toBe(kid)
    expect((await ask(second, elsewhere.id, { path: LOGIN, body, headers })).errorCode).toBe('request_body_required')
  })

  test('fetching the key writes nothing', { tags: ['API-066'] }, async () => {
    const world = newWorld(first)
    const { version } = world.writes
    await ask(first, world.id, { path: KEY })
    expect(world.writes.version).toBe(version)
  })

  test('a plain body is refused where plain is not allowed', { tags: ['API-066'] }, async () => {
    const world = newWorld(first)
    expect((await ask(first, world.id, { path: LOGIN, body: login })).errorCode).toBe('request_body_required')
    const { spki } = (await ask(first, world.id, { path: KEY })).value
    const sealed = seal(spki, login)
    const { token } = (await ask(first, world.id, { path: LOGIN, ...sealed })).value
    const change = { oldPassword: 'Play1234', newPassword: 'Fresh5678', confirmPassword: 'Fresh5678' }
    const plain = await request(first.app.server)
      .post('/wps/member/password')
      .set({ 'x-world': world.id, Merchant: 'aurora1', Authorization: token })
      .send(change)
    expect(plain.body.errorCode).toBe('request_body_required')
  })
})
