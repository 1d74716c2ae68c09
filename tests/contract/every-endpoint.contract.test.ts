import {
  control as contract,
  type Endpoint,
  type EndpointDefinition,
  ERRORS,
  errorsOf,
  Failure,
  type Schema,
} from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { platformRoutes } from '@understudy/fake-server'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { control, type Parts, send } from '../support/call.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'
import { SAMPLES, type SampleContext, sampleContext } from './samples.ts'

type Contract = Endpoint<EndpointDefinition>

const platform = REGISTRY.filter(({ surface }) => surface !== 'control')
const steered = platform.filter(({ surface }) => surface !== 'stage')

/** What a guest, a member and a trial player send along. */
const headersOf = (world: TestWorld, token?: string) => ({
  'x-world': world.id,
  Merchant: 'aurora1',
  Language: 'EN',
  ...(token ? { Authorization: token } : {}),
})

const sampleOf = (endpoint: Contract, context: SampleContext): Parts => {
  const sample = SAMPLES[endpoint.name]
  if (!sample) throw new Error(`tests/contract/samples.ts has no input for ${endpoint.name}`)
  return sample(context)
}

/** What takes a session, a password or the right to play away from who calls: not from the member all others share. */
const ENDS_SOMETHING = new Set(['session.logout', 'password.change', 'saferPlay.pause'])

/** The value of a good answer: wrapped in the envelope, or bare below /lgw. */
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

test('API-002 every endpoint of the registry has exactly one handler', () => {
  const served = platformRoutes({} as never).map(({ endpoint }) => endpoint.name)
  const expected = steered.map(({ name }) => name)
  expect([...served].sort()).toEqual([...expected].sort())
})

describe.each(platform.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  test('answers a good call with what its contract says', async () => {
    const { world } = context
    const fresh = await makeWorld()
    const own = ENDS_SOMETHING.has(endpoint.name) ? await sampleContext(fresh) : context
    const response = await send(endpoint, sampleOf(endpoint, own), headersOf(own.world, own.member.token))
    expect(response.status, response.text).toBe(endpoint.status ?? 200)
    expect(z.safeParse(endpoint.reply, valueIn(endpoint, response.body)).error).toBeUndefined()
    expect(Number(response.headers['x-world-time'])).toBeGreaterThan(0)
    expect(world.id).not.toBe(fresh.id)
  })

  test('raises each error it may answer with, localised and numbered', async () => {
    const world = await makeWorld()
    const own = await sampleContext(world)
    for (const code of errorsOf(endpoint)) {
      await world.faults([{ endpoint: endpoint.name, kind: 'error', code }])
      const response = await send(endpoint, sampleOf(endpoint, own), headersOf(world, own.member.token))
      const { errorCode, message } = refusal(response.body)
      expect(errorCode).toBe(code)
      expect(response.status).toBe(ERRORS[code].status)
      expect(message).toMatch(new RegExp(`\\S #${ERRORS[code].number}$`))
    }
  })
})

describe.each(steered.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  test('refuses a call without, with two, and with an unknown Merchant', async () => {
    const sample = sampleOf(endpoint, context)
    const { Merchant: _merchant, ...headers } = headersOf(context.world, context.member.token)
    expect(refusal((await send(endpoint, sample, headers)).body).errorCode).toBe('function.not.available')
    expect(refusal((await send(endpoint, sample, { ...headers, Merchant: 'aurora1, basalt2' })).body).errorCode).toBe(
      'function.not.available',
    )
    expect(refusal((await send(endpoint, sample, { ...headers, Merchant: 'nobody' })).body).errorCode).toBe(
      'merchant.acct.setup.err',
    )
  })

  test('refuses an unknown world, language, module and token', async () => {
    const sample = sampleOf(endpoint, context)
    const headers = headersOf(context.world, context.member.token)
    const codeWith = async (more: Record<string, string>) => {
      const answer = refusal((await send(endpoint, sample, { ...headers, ...more })).body)
      return [answer.errorCode, answer.value.fields ?? {}]
    }
    expect(await codeWith({ 'x-world': 'nowhere' })).toEqual(['world.unknown', {}])
    expect(await codeWith({ Language: 'KLINGON' })).toEqual(['request_param_err', { Language: ['enum'] }])
    expect(await codeWith({ ModuleId: 'NOSUCH' })).toEqual(['request_param_err', { ModuleId: ['enum'] }])
    expect(await codeWith({ Authorization: 'garbage' })).toEqual(['user.or.token.invalid', {}])
    const foreign = `${context.world.id}.00000000-0000-4000-8000-000000000000`
    expect(await codeWith({ Authorization: foreign })).toEqual(['login.not.session', {}])
  })

  test('STATUS-006 answers during maintenance and restriction only where its contract says so', async () => {
    for (const [scenario, code] of [
      ['maintenance', 'maintenance'],
      ['region-blocked', 'region.restricted'],
    ] as const) {
      const world = await makeWorld({ scenario })
      const response = await send(endpoint, sampleOf(endpoint, context), headersOf(world))
      if (endpoint.duringOutage)
        expect(z.safeParse(endpoint.reply, valueIn(endpoint, response.body)).success).toBe(true)
      else expect(refusal(response.body).errorCode).toBe(code)
    }
  })
})

const guarded = steered.filter(({ access }) => access !== 'guest')
test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s refuses a visitor without a session',
  async (_name, endpoint) => {
    const response = await send(endpoint, sampleOf(endpoint, context), headersOf(context.world))
    expect(refusal(response.body).errorCode).toBe('CUSTOMER_NOT_LOGIN')
    expect(response.status).toBe(401)
  },
)

const switched = steered.filter(({ flag }) => flag !== undefined)
test.each(switched.map((endpoint) => [endpoint.name, endpoint] as const))(
  'FLAGS-001 FLAGS-024 %s is refused when its module is off',
  async (_name, endpoint) => {
    const world = await makeWorld()
    const own = await sampleContext(world)
    await world.settings({ flags: { [endpoint.flag ?? '']: false } })
    const response = await send(endpoint, sampleOf(endpoint, own), headersOf(world, own.member.token))
    expect(refusal(response.body).errorCode).toBe('function.not.available')
  },
)

const withInput = platform.filter(({ query, body }) => query ?? body)
describe.each(withInput.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  test('VALID-024 names every field it refuses, whatever is sent instead of it, and writes nothing', async () => {
    const headers = headersOf(context.world, context.member.token)
    const sample = sampleOf(endpoint, context)
    const [last] = await context.world.tape()
    let refused = 0
    for (const [part, schema] of partsOf(endpoint)) {
      for (const field of fieldsOf(schema)) {
        await fc.assert(
          fc.asyncProperty(fc.oneof(...BAD), async (bad) => {
            const good = (sample[part] ?? {}) as Record<string, unknown>
            // Query values and fields of a form travel as text: only texts can be wrong there.
            const value = part === 'query' || endpoint.multipart ? String(bad) : bad
            const spoilt = { ...good, [field]: value }
            if (z.safeParse(schema, spoilt).success) return
            const answer = refusal((await send(endpoint, { ...sample, [part]: spoilt }, headers)).body)
            expect(answer.errorCode).toBe(part === 'query' ? 'request_param_err' : 'field.invalid')
            expect(Object.keys(answer.value.fields ?? {}).some((place) => place.split('.')[0] === field)).toBe(true)
            refused += 1
          }),
          { numRuns: 12, seed: 7 },
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

  test('asks for its body', async () => {
    if (!endpoint.body) return
    const headers = headersOf(context.world, context.member.token)
    const sample = sampleOf(endpoint, context)
    const { body: _body, ...bare } = sample
    expect(refusal((await send(endpoint, bare, headers)).body).errorCode).toBe('request_body_required')
    const broken = await send(
      endpoint,
      { ...bare, body: '{"half":' },
      { ...headers, 'content-type': 'application/json' },
    )
    expect(refusal(broken.body).errorCode).toBe('request_body_required')
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
