import { type Endpoint, type EndpointDefinition, errorsOf, Failure } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Parts, send } from '../support/call.ts'
import { SAMPLES } from './call-table.ts'

// These tests hold for any server with these endpoints. With `TARGET` they run against a server without a control API.
// None of their calls can write: each lacks the merchant or the session, or only reads.

/** A merchant that the server knows. */
const MERCHANT = process.env.TARGET_MERCHANT || 'aurora1'
const HEADERS = { Merchant: MERCHANT, Language: 'EN' }

type Contract = Endpoint<EndpointDefinition>
const platform: Contract[] = REGISTRY.filter(({ surface }) => surface === 'wps' || surface === 'lgw')
const named = (endpoints: readonly Contract[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const)

/** Returns an input that needs no world; undefined if the sample refers to existing data. */
function plainInput({ name }: Contract): Parts | undefined {
  const nothing = new Proxy(
    {},
    {
      get: () => {
        throw new Error('needs a world')
      },
    },
  )
  try {
    return SAMPLES[name]?.(nothing as never)
  } catch {
    return undefined
  }
}

/** Fills path parameters with a dummy value, which is never looked up. */
const anywhere = (endpoint: Contract): Parts => ({
  params: Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'none'])),
})

async function refusalOf(endpoint: Contract, headers: Record<string, string>) {
  const { status, body, text } = await send(endpoint, anywhere(endpoint), headers)
  const refused = z.safeParse(Failure, body)
  expect(refused.success, `${status} ${text.slice(0, 200)}`).toBe(true)
  expect(errorsOf(endpoint)).toContain(refused.data?.errorCode)
}

describe('any server', { tags: ['API-002'] }, () => {
  test.each(named(platform))(
    'any server refuses %s without a merchant, by a code its contract declares',
    (_, endpoint) => refusalOf(endpoint, { Language: 'EN' }),
  )

  const withSession = platform.filter(({ access }) => access !== 'guest')
  test.each(named(withSession))(
    'any server refuses %s without a session, by a code its contract declares',
    (_, endpoint) => refusalOf(endpoint, HEADERS),
  )

  const reads = platform.filter(({ method, access }) => method === 'GET' && access === 'guest')
  const answerable = reads.filter((endpoint) => plainInput(endpoint) !== undefined)
  test('a GET call needs input only where it names something', () => {
    const others = reads.filter((endpoint) => !answerable.includes(endpoint))
    for (const { name, path, query } of others) expect(path.includes(':') || query !== undefined, name).toBe(true)
  })
  test.each(named(answerable))('any server answers a visitor’s %s as its contract says', async (_, endpoint) => {
    const { status, body, text } = await send(endpoint, plainInput(endpoint) ?? {}, HEADERS)
    if (z.safeParse(Failure, body).success) return refusalOf(endpoint, HEADERS)
    expect(status, text.slice(0, 200)).toBe(endpoint.status ?? 200)
    const value = endpoint.surface === 'lgw' ? body : z.parse(z.object({ value: z.unknown() }), body).value
    expect(z.safeParse(endpoint.reply, value).error).toBeUndefined()
  })
})
