import {
  control as contract,
  type Endpoint,
  type EndpointDefinition,
  ERRORS,
  type ErrorCode,
  errorsOf,
  Failure,
  type Schema,
} from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { platformRoutes, type RunningPlatform } from '@understudy/fake-server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { control, type Parts, send } from '../support/call.ts'
import { startPlatform } from '../support/platform.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'
import { CALLERS, SAMPLES } from './call-table.ts'
import { type SampleContext, sampleContext } from './sample-context.ts'

type Contract = Endpoint<EndpointDefinition>

const platform = REGISTRY.filter(({ surface }) => surface !== 'control')
const steered = platform.filter(({ surface }) => surface !== 'stage')

/** Headers of a guest, or with a token of a member or trial player. */
const headersOf = (world: TestWorld, token?: string) => ({
  'x-world': world.id,
  Merchant: 'aurora1',
  Language: 'EN',
  ...(token ? { Authorization: token } : {}),
})

const sampleOf = (endpoint: Contract, context: SampleContext): Parts => {
  const sample = SAMPLES[endpoint.name]
  if (!sample) throw new Error(`tests/contract/calls/ has no input for ${endpoint.name}`)
  return sample(context)
}

/** Reads of one member's own data, or of data that can be used once. */
const OF_ONE_MEMBER = new Set<string>([
  'bets.detail',
  'roundReplay.open',
  'fairness.bet',
  'deposits.order',
  'withdrawals.order',
  'lottery.orderDetail',
  'lottery.orderLines',
])

/** Calls that end the caller's session, password or right to play: they must not use the shared member. */
const ENDS_SOMETHING = new Set(['session.logout', 'password.change', 'saferPlay.pause'])

/** Returns an actor who may make the call. */
const isForAgents = (access: Contract['access']) => access === 'agent' || access === 'contracts'
const callerFor = ({ access }: Contract, { agent, member }: SampleContext): Actor =>
  isForAgents(access) ? agent : member

/** Returns the value of a successful reply: inside the envelope, or bare below /lgw. */
function valueIn({ surface }: Contract, body: unknown): unknown {
  if (surface === 'lgw') {
    expect(body).not.toHaveProperty('success')
    return body
  }
  return z.parse(z.object({ success: z.literal(true), value: z.unknown() }), body).value
}

const refusal = (body: unknown) => z.parse(Failure, body)

let context: SampleContext
beforeAll(async () => {
  context = await sampleContext(await makeWorld())
})

const named = (endpoints: readonly Contract[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const)

/** Expects a refusal whose status, number and text match the catalogue; returns its code. */
async function refused(endpoint: Contract, headers: Record<string, string>, sample = sampleOf(endpoint, context)) {
  const response = await send(endpoint, sample, headers)
  const answer = z.parse(Failure, response.body)
  const { status, number } = ERRORS[answer.errorCode as ErrorCode]
  expect({ status: response.status, message: answer.message }).toEqual({
    status,
    message: expect.stringMatching(new RegExp(`\\S #${number}$`)),
  })
  return answer
}

const codeOf = async (...call: Parameters<typeof refused>) => (await refused(...call)).errorCode

test('every endpoint of the registry has exactly one handler', { tags: ['API-002'] }, () => {
  const served = platformRoutes({} as never).map(({ endpoint }) => endpoint.name)
  const expected = steered.map(({ name }) => name)
  expect([...served].sort()).toEqual([...expected].sort())
})

describe.each(named(platform))('%s', (_name, endpoint) => {
  test('an endpoint answers a valid call as its contract says', async () => {
    const ownContext = ENDS_SOMETHING.has(endpoint.name) ? await sampleContext(await makeWorld()) : context
    const response = await send(
      endpoint,
      sampleOf(endpoint, ownContext),
      headersOf(ownContext.world, (CALLERS[endpoint.name]?.(ownContext) ?? ownContext.member).token),
    )
    expect(response.status, response.text).toBe(endpoint.status ?? 200)
    expect(z.safeParse(endpoint.reply, valueIn(endpoint, response.body)).error).toBeUndefined()
    const { now } = await control(contract.getClock, { params: { id: ownContext.world.id } })
    expect(Number(response.headers['x-world-time'])).toBe(now)
  })

  test('an endpoint refuses unknown queries and unknown worlds', async () => {
    const { world } = context
    const { token } = callerFor(endpoint, context)
    const sample = sampleOf(endpoint, context)
    const spoilt = { ...sample, query: { ...(sample.query as object | undefined), surprise: '1' } }
    const { errorCode, value } = await refused(endpoint, headersOf(world, token), spoilt)
    expect({ errorCode, fields: value.fields }).toEqual({
      errorCode: 'request_param_err',
      fields: { surprise: ['unknown'] },
    })
    expect(await codeOf(endpoint, { ...headersOf(world, token), 'x-world': 'nowhere' })).toBe('world.unknown')
  })
})

describe('on a server with STRICT_WORLDS', () => {
  let strict: RunningPlatform
  beforeAll(async () => {
    strict = await startPlatform({ strictWorlds: true })
  })
  afterAll(() => strict.close())

  test.each(named(platform))('%s refuses a call that names no world', async (_name, { method, path, surface }) => {
    const server = surface === 'stage' ? strict.stage : strict.app
    const url = path.replace(/:\w+/g, 'none')
    const response = await server.inject({ method, url, headers: { Merchant: 'aurora1' } })
    expect({ statusCode: response.statusCode, errorCode: response.json().errorCode }).toEqual({
      statusCode: 400,
      errorCode: 'world.required',
    })
  })
})

describe.each(named(steered))('%s', (_name, endpoint) => {
  test('a call refuses no, two and unknown Merchant headers', async () => {
    const { Merchant: _merchant, ...headers } = headersOf(context.world, callerFor(endpoint, context).token)
    const answer = (more: object) => refused(endpoint, { ...headers, ...more })
    expect(await answer({})).toMatchObject({
      errorCode: 'function.not.available',
      value: { fields: { Merchant: ['required'] } },
    })
    expect(await answer({ Merchant: 'aurora1, basalt2' })).toMatchObject({
      errorCode: 'function.not.available',
      value: { fields: { Merchant: ['pattern'] } },
    })
    expect((await answer({ Merchant: 'nobody' })).errorCode).toBe('merchant.acct.setup.err')
  })

  test('a call refuses an unknown language, module and token', async () => {
    const headers = headersOf(context.world, callerFor(endpoint, context).token)
    const codeWith = async (more: Record<string, string>) => {
      const answer = await refused(endpoint, { ...headers, ...more })
      return [answer.errorCode, answer.value.fields ?? {}]
    }
    expect(await codeWith({ Language: 'KLINGON' })).toEqual(['request_param_err', { Language: ['enum'] }])
    expect(await codeWith({ ModuleId: 'NOSUCH' })).toEqual(['request_param_err', { ModuleId: ['enum'] }])
    expect(await codeWith({ Authorization: 'garbage' })).toEqual(['user.or.token.invalid', {}])
    const foreign = `${context.world.id}.00000000-0000-4000-8000-000000000000`
    expect(await codeWith({ Authorization: foreign })).toEqual(['login.not.session', {}])
    // A valid token of one merchant is no session at another.
    expect(await codeWith({ Merchant: 'cedar3' })).toEqual(['login.not.session', {}])
  })
})

describe.each([
  ['maintenance', 'maintenance'],
  ['region-blocked', 'region.restricted'],
] as const)('in the scenario %s', (scenario, code) => {
  let world: TestWorld
  beforeAll(async () => {
    world = await makeWorld({ scenario })
  })

  test.each(named(steered))(
    '%s answers during an outage only where its contract says so',
    { tags: ['STATUS-006'] },
    async (_name, endpoint) => {
      if (!endpoint.duringOutage) return expect(await codeOf(endpoint, headersOf(world))).toBe(code)
      const response = await send(endpoint, sampleOf(endpoint, context), headersOf(world))
      expect(z.safeParse(endpoint.reply, valueIn(endpoint, response.body)).success).toBe(true)
    },
  )
})

test.each(named(steered.filter(({ access }) => access !== 'guest')))(
  '%s refuses a visitor without a session',
  async (_name, endpoint) => {
    expect(await codeOf(endpoint, headersOf(context.world))).toBe('CUSTOMER_NOT_LOGIN')
  },
)

describe('a trial session', () => {
  let trial: Actor
  beforeAll(async () => {
    trial = await context.world.asTrial()
  })

  test.each(named(steered.filter(({ access }) => access === 'real')))(
    '%s refuses a trial session before anything else is checked',
    { tags: ['SESSION-012'] },
    async (_name, endpoint) => {
      const expected = endpoint.trialRefusal ?? 'real.account.required'
      expect(await codeOf(endpoint, headersOf(context.world, trial.token))).toBe(expected)
      expect(await codeOf(endpoint, headersOf(context.world, trial.token), {})).toBe(expected)
    },
  )
})

describe('a call of agents', () => {
  const refused = { permission: '', account: '' }
  beforeAll(async () => {
    refused.permission = (await context.world.as('zoya')).token ?? ''
    refused.account = (await context.world.asTrial()).token ?? ''
  })

  test.each(named(steered.filter(({ access }) => isForAgents(access))))(
    '%s refuses a player and a trial session before anything else is checked',
    { tags: ['AGENT-002', 'ERR-021'] },
    async (_name, endpoint) => {
      for (const input of [undefined, {}]) {
        const codeFor = (token: string) => codeOf(endpoint, headersOf(context.world, token), input)
        expect(await codeFor(refused.permission)).toBe('permission.denied')
        expect(await codeFor(refused.account)).toBe(endpoint.trialRefusal ?? 'real.account.required')
      }
    },
  )
})

describe('a call whose module is off', () => {
  let sample: SampleContext
  beforeAll(async () => {
    sample = await sampleContext(await makeWorld())
  })

  test.each(named(steered.filter(({ flag }) => flag !== undefined)))(
    'a call of the module %s is refused, and no other module is',
    { tags: ['FLAGS-001', 'FLAGS-024'] },
    async (_name, endpoint) => {
      const flag = endpoint.flag ?? ''
      const headers = headersOf(sample.world, callerFor(endpoint, sample).token)
      await sample.world.settings({ flags: { [flag]: false } })
      expect(await codeOf(endpoint, headers, sampleOf(endpoint, sample))).toBe('function.not.available')
      const [call] = await sample.world.tape(endpoint.name)
      expect({ flag: call?.flag, rows: call?.rows }).toEqual({ flag, rows: 0 })
      await sample.world.settings({ flags: { [flag]: true } })
      // The ModuleId header checks a module on any call.
      const other = steered.find(({ name }) => name === 'system.country')
      if (!other) throw new Error('The registry has no list of countries')
      const named = { ...headers, ModuleId: flag }
      expect((await send(other, {}, named)).status).toBe(200)
    },
  )
})

/** Read-only calls that any permitted role can make, because they need no data of a certain member. */
const PUBLIC_READS = steered.filter(({ method, name }) => method === 'GET' && !OF_ONE_MEMBER.has(name))

describe('every role that may call gets an answer', () => {
  const roles: Record<'guest' | 'trial' | 'member' | 'agent', { token: string | undefined }> = {
    guest: { token: undefined },
    trial: { token: undefined },
    member: { token: undefined },
    agent: { token: undefined },
  }
  beforeAll(async () => {
    roles.trial = await context.world.asTrial()
    roles.member = await context.world.as('zoya')
    roles.agent = context.agent
  })
  const MAY: Record<string, (keyof typeof roles)[]> = {
    guest: ['guest', 'trial', 'member', 'agent'],
    member: ['trial', 'member', 'agent'],
    real: ['member', 'agent'],
    agent: ['agent'],
    contracts: ['agent'],
  }

  test.each(named(PUBLIC_READS))('%s', async (_name, endpoint) => {
    for (const role of MAY[endpoint.access] ?? []) {
      const headers = headersOf(context.world, roles[role].token)
      const response = await send(endpoint, sampleOf(endpoint, context), headers)
      expect(response.status, `${role}: ${response.text}`).toBe(200)
      expect(z.safeParse(endpoint.reply, valueIn(endpoint, response.body)).error, role).toBeUndefined()
    }
  })
})

const withInput = platform.filter(({ query, body }) => query ?? body)
describe.each(withInput.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  test('an endpoint names every field it refuses, and writes nothing', {
    tags: ['VALID-024'],
  }, async () => {
    const headers = headersOf(context.world, callerFor(endpoint, context).token)
    const sample = sampleOf(endpoint, context)
    const [last] = await context.world.tape()
    let refused = 0
    for (const [part, schema] of partsOf(endpoint)) {
      for (const field of fieldsOf(schema)) {
        await fc.assert(
          fc.asyncProperty(fc.oneof(...BAD), async (bad) => {
            const good = (sample[part] ?? {}) as Record<string, unknown>
            // Query values and form fields are sent as text, so only text can be wrong there.
            const value = part === 'query' || endpoint.multipart ? String(bad) : bad
            const spoilt = { ...good, [field]: value }
            if (z.safeParse(schema, spoilt).success) return
            const answer = refusal((await send(endpoint, { ...sample, [part]: spoilt }, headers)).body)
            expect(answer.errorCode).toBe(part === 'query' ? 'request_param_err' : 'field.invalid')
            expect(Object.keys(answer.value.fields ?? {}).some((path) => path.split('.')[0] === field)).toBe(true)
            refused += 1
          }),
          { numRuns: 2, seed: 7 },
        )
      }
      const unknown = await send(
        endpoint,
        { ...sample, [part]: { ...(sample[part] as object), surprise: '1' } },
        headers,
      )
      expect(refusal(unknown.body).value.fields).toEqual({ surprise: ['unknown'] })
      refused += 1
    }
    const calls = await control(contract.tape, {
      params: { id: context.world.id },
      query: { after: last?.seq ?? 0, endpoint: endpoint.name, limit: 500 },
    })
    expect(calls).toHaveLength(refused)
    expect(calls.filter(({ rows }) => rows > 0)).toEqual([])
  })

  test('a call without its required body is refused', async () => {
    if (!endpoint.body) return
    const headers = headersOf(context.world, callerFor(endpoint, context).token)
    const sample = sampleOf(endpoint, context)
    const { body: _body, file: _file, ...bare } = sample
    expect(refusal((await send(endpoint, bare, headers)).body).errorCode).toBe('request_body_required')
    const broken = await send(
      endpoint,
      { ...bare, body: '{"half":' },
      { ...headers, 'content-type': 'application/json' },
    )
    expect(refusal(broken.body)).toMatchObject({
      errorCode: 'request_body_required',
      value: { fields: { body: ['unreadable'] } },
    })
  })

  test('a call refuses a body above the bound, and declares that', async () => {
    if (!endpoint.body) return
    const headers = headersOf(context.world, callerFor(endpoint, context).token)
    const body = `{"note":"${'x'.repeat(66_000)}"}`
    const { params } = sampleOf(endpoint, context)
    const large = await send(endpoint, { params, body }, { ...headers, 'content-type': 'application/json' })
    expect({ status: large.status, ...refusal(large.body) }).toMatchObject({
      status: 413,
      errorCode: 'request_body_too_large',
    })
    expect(errorsOf(endpoint)).toContain('request_body_too_large')
  })
})

const BAD: fc.Arbitrary<unknown>[] = [
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    null,
    true,
    false,
    {},
    [],
    -1,
    0,
    1.5,
    1e21,
    '',
    ' ',
    'x'.repeat(5000),
    '<script>',
    "' OR 1=1 --",
    '\u0000',
    '../..',
    'NaN',
  ),
  fc.integer(),
  fc.array(fc.integer(), { maxLength: 3 }),
]

function partsOf(endpoint: Contract): ['query' | 'body', Schema][] {
  return (['query', 'body'] as const).flatMap((part): ['query' | 'body', Schema][] => {
    const schema = endpoint[part]
    return schema ? [[part, schema]] : []
  })
}

const fieldsOf = (schema: Schema): string[] => {
  const { properties = {} } = z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}
