import { STAGE_PATH } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import { app, controlHeaders, stage } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'
import { CALLS } from './call-table.ts'

const rows = Object.entries(CALLS).map(([name, call]) => {
  const [method = '', path = ''] = call.split(' ')
  return { name, method, path }
})
const isControl = ({ path }: { path: string }) => path.startsWith('/__control/')

async function ask(method: string, path: string, headers: Record<string, string>) {
  const url = path.replace(/:\w+/g, 'none')
  const agent = STAGE_PATH.test(url) ? await stage() : await app()
  return agent[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](url).set(headers)
}

test('the documented call table and the registry name the same calls and paths', { tags: ['API-002'] }, () => {
  const registered = REGISTRY.map(({ name, method, path }) => [name, `${method} ${path}`])
  expect(Object.fromEntries(registered)).toEqual(CALLS)
  expect(new Set(Object.values(CALLS)).size).toBe(rows.length)
})

test('calls of login and session have the specified paths', {
  tags: ['API-003', 'API-004', 'API-008', 'API-009', 'API-010', 'API-011'],
}, () => {
  expect(CALLS).toMatchObject({
    'verification.login': 'POST /wps/verification/sms/noLogin',
    'session.login': 'POST /wps/session/login',
    'captcha.image': 'GET /wps/captcha',
    'session.trialUser': 'GET /wps/member/trialuser',
    'session.freePlay': 'POST /wps/session/login/freeplay',
    'session.logout': 'DELETE /wps/session/logout',
  })
})

test('calls of registration and recovery have the specified paths', {
  tags: ['API-006', 'API-007', 'API-012', 'API-013', 'API-014', 'API-015', 'API-016', 'API-020'],
}, () => {
  expect(CALLS).toMatchObject({
    'registration.username': 'PUT /wps/member/register',
    'registration.mobileNum': 'PUT /wps/member/register/mobile',
    'registration.settings': 'GET /wps/system/setting/register',
    'registration.affiliate': 'GET /wps/agent/affiliate',
    'password.email': 'POST /wps/member/password/email',
    'password.verification': 'POST /wps/member/password/verification',
    'registration.checkUsername': 'GET /wps/check/username',
    'verification.register': 'POST /wps/verification/sms/register',
  })
})

test('calls of member and system have the specified paths', {
  tags: ['API-017', 'API-018', 'API-019', 'API-021', 'API-022'],
}, () => {
  expect(CALLS).toMatchObject({
    'member.icon': 'GET /wps/member/info/icon',
    'member.setIcon': 'POST /wps/member/info/icon',
    'system.settings': 'GET /wps/system/settings/consolidated',
    'system.country': 'GET /wps/system/country',
    'help.center': 'GET /wps/system/helpCenter',
  })
})

test('calls of launch, lottery and wallet have the specified paths', {
  tags: ['API-043', 'API-047', 'API-059', 'API-067'],
}, () => {
  expect(CALLS).toMatchObject({
    'launch.game': 'GET /wps/game/launchGame',
    'lottery.mobileGames': 'GET /lgw/games/mobile',
    'wallet.gcs': 'GET /wps/wallets/gcs',
  })
})

describe('calls over HTTP', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await makeWorld()
  })

  test.each(rows.filter((row) => !isControl(row)))(
    '$name is served at $method $path',
    { tags: ['API-002'] },
    async (row) => {
      const { name, method, path } = row
      await ask(method, path, { 'x-world': world.id, Merchant: 'aurora1' })
      const [call] = await world.tape()
      expect({ endpoint: call?.endpoint, method: call?.method, path: call?.path }).toEqual({
        endpoint: name,
        method,
        path: path.replace(/:\w+/g, 'none'),
      })
    },
  )

  test('a call outside the table reaches no endpoint', async () => {
    const before = (await world.tape()).length
    const headers = { 'x-world': world.id, Merchant: 'aurora1' }
    const unknown = await ask('GET', '/wps/verification/sms/registration', headers)
    expect({ status: unknown.status, errorCode: unknown.body.errorCode }).toEqual({
      status: 501,
      errorCode: 'endpoint.not.built',
    })
    const otherVerb = await ask('PUT', '/wps/session/login', headers)
    expect({ status: otherVerb.status, errorCode: otherVerb.body.errorCode }).toEqual({
      status: 405,
      errorCode: 'http_method_not_support',
    })
    expect(await world.tape()).toHaveLength(before)
  })

  test.each(rows.filter(isControl))('$name is served at $method $path', async ({ method, path }) => {
    const { status, body } = await ask(method, path, controlHeaders())
    // Whatever the endpoint itself answers, such as 404 for an unknown world, proves that it exists.
    expect(status === 404 && body.type !== 'urn:understudy:world.unknown').toBe(false)
  })

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('%s of an unknown control path is not found', async (method) => {
    expect((await ask(method, '/__control/no/such/place', controlHeaders())).status).toBe(404)
  })
})
