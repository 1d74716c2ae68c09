import { control as contract, type Endpoint, type EndpointDefinition, type Schema } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { controlRoutes, type RunningPlatform } from '@understudy/fake-server'
import fc from 'fast-check'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { control, type Parts, send } from '../support/call.ts'
import { controlHeaders, startPlatform } from '../support/platform.ts'
import { makeWorld } from '../support/world.ts'

type Contract = Endpoint<EndpointDefinition>
const served: Contract[] = controlRoutes({} as never).map(({ endpoint }) => endpoint)
const named = served.map((endpoint) => [endpoint.name, endpoint] as const)

/** Required bodies, so that calls are not refused as incomplete. */
const BODIES: Record<string, object> = {
  'control.signIn': { as: 'amina' },
  'control.openPhone': { phone: 1 },
  'control.restore': { snapshot: 's1' },
  'control.patchVendor': { maintenance: true },
  'control.putPlays': { off: [] },
  'control.putDraw': { gameCode: 'K3_1M', kind: 'held' },
  'control.putFaults': { rules: [] },
  'control.addFault': { endpoint: '*', kind: 'drop' },
  'control.forceResult': { about: '70001', outcome: 'home' },
  'control.adoptWorld': { id: 'adopted', scenario: 'everyday', schemaVersion: 1, image: 'AAAA' },
  'control.importCapsule': { capsule: 'AAAA' },
  'control.makeLink': { address: '/m/home?scenario=vip' },
  'control.decide': { action: 'approve' },
  'control.writeMessage': { to: 'amina', title: 'A title', content: 'Words' },
  'control.makeTeam': { under: 'bilal', size: 5 },
  'control.sayInChat': { to: 'amina', text: 'Words' },
  'control.announce': { title: 'A title', content: 'Words' },
  'control.issueReward': { to: 'zoya', amount: 5 },
  'control.finishMission': { account: 'zoya' },
  'control.setVipLevel': { account: 'zoya', level: 3 },
  'control.issuePromotion': { to: 'zoya', promotion: 1 },
  'control.changeRow': { set: { sort_order: 1 } },
  'control.capsuleContents': { capsule: 'AAAA' },
  'control.capsuleTest': { capsule: 'AAAA', kind: 'supertest' },
}
const PARAMS = {
  seq: 1,
  bet: 1,
  mission: 101,
  table: 'game',
  row: 1,
  change: 1,
  code: 'ABC234',
  vendor: 'KS',
  queue: 'deposits',
  item: 'D20260310000001',
}
const goodInput = (endpoint: Contract, id: string): Parts => ({
  ...(endpoint.params ? { params: { ...PARAMS, id } } : {}),
  ...(endpoint.body
    ? { body: BODIES[endpoint.name] ?? (endpoint.name === 'control.openRoom' ? { world: id } : {}) }
    : {}),
})

test('every control endpoint of the registry has exactly one handler', () => {
  const promised = REGISTRY.filter(({ surface }) => surface === 'control').map(({ name }) => name)
  expect(served.map(({ name }) => name).sort()).toEqual(promised.sort())
})

/** Returns everything in a world that a control call could change. */
async function stateOf(id: string) {
  const params = { id }
  return {
    settings: await control(contract.getSettings, { params }),
    clock: await control(contract.getClock, { params }),
    faults: await control(contract.getFaults, { params }),
    snapshots: await control(contract.listSnapshots, { params }),
    actors: await control(contract.actors, { params }),
    luck: await control(contract.getLuck, { params }),
    draws: await control(contract.draws, { params }),
    plays: await control(contract.plays, { params }),
    queues: await control(contract.queues, { params }),
    rooms: (await control(contract.listRooms, {})).filter(({ world }) => world === id),
    outbox: await control(contract.outbox, { params, query: {} }),
    // Row counts of all tables reveal effects that no other read shows.
    tables: await control(contract.tables, { params }),
  }
}

/** Returns the fields of a schema as paths, including nested ones. */
function pathsOf(schema: Schema): string[][] {
  const walk = (node: JsonSchema, before: string[]): string[][] =>
    Object.entries(node.properties ?? {}).flatMap(([name, field]) => [
      [...before, name],
      ...walk(field, [...before, name]),
    ])
  return walk(z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as JsonSchema, [])
}
interface JsonSchema {
  properties?: Record<string, JsonSchema>
}

function spoiltAt(good: unknown, [name = '', ...rest]: string[], bad: unknown): object {
  const before = (typeof good === 'object' && good !== null ? good : {}) as Record<string, unknown>
  return { ...before, [name]: rest.length === 0 ? bad : spoiltAt(before[name], rest, bad) }
}

const BAD_TEXTS = ['', ' ', 'NaN', '-1', '1e9', 'x'.repeat(600), '<script>', "' OR 1=1 --", '\u0000', '../..', 'true']
const BAD: fc.Arbitrary<unknown>[] = [
  fc.constantFrom<unknown>(null, true, {}, [], -1, 1.5, 1e21, [[]], { a: {} }, ...BAD_TEXTS),
  fc.string({ maxLength: 40 }),
  fc.integer(),
]

const refusedFields = (body: unknown) => z.parse(contract.Problem, body).fields?.map(({ name }) => name) ?? []

let id: string
beforeAll(async () => {
  ;({ id } = await makeWorld())
})

describe.each(named)('%s', (_name, endpoint) => {
  test('a control call names every field it refuses and changes nothing', { tags: ['VALID-024'] }, async () => {
    const good = goodInput(endpoint, id)
    const before = await stateOf(id)
    for (const part of ['query', 'body'] as const) {
      const schema = endpoint[part]
      if (!schema) continue
      for (const path of pathsOf(schema))
        await fc.assert(
          fc.asyncProperty(fc.oneof(...BAD), async (bad) => {
            const spoilt = spoiltAt(good[part] ?? {}, path, part === 'query' ? String(bad) : bad)
            if (z.safeParse(schema, spoilt).success) return
            const response = await send(endpoint, { ...good, [part]: spoilt }, controlHeaders())
            expect({ status: response.status, type: response.type }).toEqual({
              status: 422,
              type: 'application/problem+json',
            })
            const dotted = path.join('.')
            expect(
              refusedFields(response.body).some((field) => field === dotted || field.startsWith(`${dotted}.`)),
            ).toBe(true)
          }),
          { numRuns: 2, seed: 11 },
        )
      const unknown = await send(
        endpoint,
        { ...good, [part]: { ...(good[part] as object), surprise: '1' } },
        controlHeaders(),
      )
      expect({ status: unknown.status, refusedFields: refusedFields(unknown.body) }).toEqual({
        status: 422,
        refusedFields: ['surprise'],
      })
    }
    expect(await stateOf(id)).toEqual(before)
  })

  test('a control call names the path parameter it refuses', async () => {
    for (const [path] of endpoint.params ? pathsOf(endpoint.params) : []) {
      const params = { ...PARAMS, id: 'default', [path ?? '']: 'No such-NAME!' }
      const response = await send(endpoint, { ...goodInput(endpoint, 'default'), params }, controlHeaders())
      expect({ status: response.status, refusedFields: refusedFields(response.body) }).toEqual({
        status: 422,
        refusedFields: [path],
      })
    }
  })

  test('a control call refuses truncated bodies, lists and missing objects', async () => {
    if (!endpoint.body) return
    const before = await stateOf(id)
    const json = { ...controlHeaders(), 'content-type': 'application/json' }
    const good = goodInput(endpoint, id)
    expect((await send(endpoint, { ...good, body: '{"half":' }, json)).status).toBe(400)
    for (const body of ['null', '[]', '7']) {
      const response = await send(endpoint, { ...good, body }, json)
      expect({ status: response.status, refusedFields: refusedFields(response.body) }).toEqual({
        status: 422,
        refusedFields: ['body'],
      })
    }
    expect(await stateOf(id)).toEqual(before)
  })

  test('a control call answers 404 for an unknown world', async () => {
    if (!endpoint.path.includes('/worlds/:id')) return
    const response = await send(endpoint, goodInput(endpoint, 'nowhere'), controlHeaders())
    expect({ status: response.status, responseType: response.type, responseBodyType: response.body.type }).toEqual({
      status: 404,
      responseType: 'application/problem+json',
      responseBodyType: 'urn:understudy:world.unknown',
    })
  })
})

describe('well-formed requests that are refused', () => {
  const drop = { endpoint: 'games.hot', kind: 'drop' }
  const refusals: [endpoint: Contract, body: object, field: string][] = [
    [contract.patchSettings, { flags: { NOSUCH: true } }, 'flags.NOSUCH'],
    [
      contract.patchSettings,
      { merchantSettings: { registrationFields: { email: { minLength: 20, maxLength: 10 } } } },
      'merchantSettings.registrationFields.email',
    ],
    [contract.putFaults, { rules: [drop, { endpoint: 'no.such', kind: 'drop' }] }, 'rules.1.endpoint'],
    [contract.putFaults, { rules: [drop, { endpoint: 'games.hot', kind: 'latency' }] }, 'rules.1.ms'],
    [contract.putFaults, { rules: [drop, { endpoint: 'control.worlds', kind: 'drop' }] }, 'rules.1.endpoint'],
    [contract.putDraw, { gameCode: 'NOSUCH', kind: 'held' }, 'gameCode'],
    [contract.putDraw, { gameCode: 'K3_1M', kind: 'held', numero: '202603101441' }, 'numero'],
    [contract.putDraw, { gameCode: 'K3_1M', kind: 'held', numero: '202603100001' }, 'numero'],
    [contract.putDraw, { gameCode: 'K3_1M', kind: 'held', winningNumber: '1,2,3' }, 'winningNumber'],
    [contract.putDraw, { gameCode: 'K3_1M', kind: 'number', winningNumber: '7,7,7' }, 'winningNumber'],
    [contract.putPlays, { off: [102, 999_999] }, 'off'],
    [contract.restoreSnapshot, { snapshot: 's999' }, 'snapshot'],
    [contract.signIn, { as: 'nobody77' }, 'as'],
  ]

  test.each(refusals.map(([endpoint, body, field]) => [endpoint.name, body, field, endpoint] as const))(
    '%s with %j is refused for %s and changes nothing',
    async (_name, body, field, endpoint) => {
      const { id } = await makeWorld()
      const params = { id }
      // One item of every kind, so that a call which deletes any of them is noticed.
      await control(contract.putFaults, { params, body: { rules: [{ endpoint: 'games.list', kind: 'drop', nth: 9 }] } })
      await control(contract.putLuck, { params, body: { next: ['big', 'lose'] } })
      await control(contract.putPlays, { params, body: { off: [101] } })
      await control(contract.putDraw, { params, body: { gameCode: 'K3_1M', kind: 'held' } })
      await control(contract.takeSnapshot, { params, body: {} })
      await control(contract.signIn, { params, body: { as: 'zoya' } })
      await control(contract.openRoom, { body: { world: id } })
      const before = await stateOf(id)
      const response = await send(endpoint, { params: { ...PARAMS, id }, body }, controlHeaders())
      expect({ status: response.status, refusedFields: refusedFields(response.body) }).toEqual({
        status: 422,
        refusedFields: [field],
      })
      expect(await stateOf(id)).toEqual(before)
    },
  )
})

describe('access to the control API', () => {
  let local: RunningPlatform
  let off: RunningPlatform
  let guarded: RunningPlatform
  beforeAll(async () => {
    ;[local, off, guarded] = await Promise.all([
      startPlatform(),
      startPlatform({ loopbackOnly: false }),
      startPlatform({ loopbackOnly: false, controlToken: 'right' }),
    ])
  })
  afterAll(() => Promise.all([local, off, guarded].map((platform) => platform.close())))

  const ask = (
    { app }: RunningPlatform,
    { method, path }: Contract,
    headers: Record<string, string>,
    body?: string,
  ) => {
    const filledPath = path
      .replace(':id', 'default')
      .replace(/:(\w+)/g, (_, name: keyof typeof PARAMS) => `${PARAMS[name]}`)
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    const call = request(app.server)[verb](filledPath).set(headers)
    return body === undefined ? call : call.send(body)
  }

  test.each(named)('%s is closed to other sites and to names that were made to point here', async (_name, endpoint) => {
    const statuses = async (headers: Record<string, string>) => {
      const response = await ask(local, endpoint, { Host: 'localhost', ...headers })
      return [response.status, response.type]
    }
    const refused = [403, 'application/problem+json']
    expect(await statuses({ Host: 'rebound.example' })).toEqual(refused)
    expect(await statuses({ Host: 'localhost.rebound.example:3000' })).toEqual(refused)
    expect(await statuses({ Origin: 'https://evil.example' })).toEqual(refused)
    expect(await statuses({ Origin: 'null' })).toEqual(refused)
    // The stage is another origin on this machine, and as untrusted as any other.
    expect(await statuses({ Origin: 'http://localhost:3001' })).toEqual(refused)
    expect(await statuses({ 'Sec-Fetch-Site': 'cross-site' })).toEqual(refused)
  })

  test.each(named)('%s refuses form bodies of any content type', async (_name, endpoint) => {
    const before = local.worlds.size
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      for (const method of ['POST', endpoint.method] as const) {
        const form = method === 'GET' ? undefined : '{"scenario":"everyday"}'
        const response = await ask(local, { ...endpoint, method }, { Host: 'localhost', 'content-type': type }, form)
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.status).toBeLessThan(500)
      }
    }
    expect(local.worlds.size).toBe(before)
  })

  test.each(named)(
    '%s is off beyond loopback without a token, and needs the right one with it',
    async (_name, endpoint) => {
      const status = async (platform: RunningPlatform, headers: Record<string, string>) =>
        (await ask(platform, endpoint, { Host: 'localhost', ...headers })).status
      expect(await status(off, {})).toBe(404)
      expect(await status(off, { Authorization: 'Bearer right' })).toBe(404)
      expect(await status(guarded, {})).toBe(401)
      for (const wrong of ['Bearer wrong', 'Bearer rightly', 'Bearer ', 'right', 'Basic right'])
        expect(await status(guarded, { Authorization: wrong })).toBe(401)
    },
  )

  test('the right token steers from anywhere', async () => {
    const headers = { Host: 'demo.example', Authorization: 'Bearer right' }
    for (const endpoint of served.filter(({ method, name }) => method === 'GET' && name !== 'control.stream')) {
      const { status } = await ask(guarded, endpoint, headers)
      expect([401, 403]).not.toContain(status)
    }
    const address = await guarded.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = `${address}/__control/worlds/default/stream`
    const opened = await fetch(stream, { headers: { Authorization: 'Bearer right' } })
    expect({ status: opened.status, contentType: opened.headers.get('content-type') }).toEqual({
      status: 200,
      contentType: 'text/event-stream; charset=utf-8',
    })
    await opened.body?.cancel()
    expect((await fetch(stream)).status).toBe(401)
  })
})
