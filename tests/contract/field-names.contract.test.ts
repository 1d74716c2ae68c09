import { control as contract, type Endpoint, type EndpointDefinition } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Parts, send } from '../support/call.ts'
import { controlHeaders } from '../support/platform.ts'
import { makeWorld } from '../support/world.ts'
import { SAMPLES } from './call-table.ts'
import { type SampleContext, sampleContext } from './sample-context.ts'

type Contract = Endpoint<EndpointDefinition>

/** Names inherited from Object.prototype, so that `object[name]` finds a value nobody sent. */
const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

let context: SampleContext
beforeAll(async () => {
  context = await sampleContext(await makeWorld())
})

const isSteering = ({ surface }: Contract) => surface === 'control'

function goodParts(endpoint: Contract): Parts {
  if (!isSteering(endpoint)) return SAMPLES[endpoint.name]?.(context) ?? {}
  return {
    params: {
      id: context.world.id,
      seq: 1,
      bet: 1,
      table: 'game',
      row: 1,
      change: 1,
      mission: 101,
      code: 'ABC234',
      name: 'x',
      vendor: 'NP',
      queue: 'deposits',
      item: 'D1',
    },
    body: {},
  }
}

const headersFor = (endpoint: Contract) =>
  isSteering(endpoint)
    ? controlHeaders()
    : {
        'x-world': context.world.id,
        Merchant: 'aurora1',
        Language: 'EN',
        Authorization: (['agent', 'contracts'].includes(endpoint.access) ? context.agent : context.member).token ?? '',
      }

/** A zod record drops `__proto__`, so the fields are checked unparsed. */
const Refusal = z.object({ value: z.object({ fields: z.custom<object>((fields) => typeof fields === 'object') }) })

/** Returns the status and the names of the refused fields. */
function refusedFields(endpoint: Contract, status: number, body: unknown): [number, string[]] {
  if (isSteering(endpoint)) return [status, (z.parse(contract.Problem, body).fields ?? []).map(({ name }) => name)]
  return [status, Object.keys(z.parse(Refusal, body).value.fields)]
}

describe.each(REGISTRY.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  test.each(['constructor', '__proto__'])(
    'a call refuses the unknown field %s',
    { tags: ['VALID-024'] },
    async (name) => {
      const { query = {}, body, ...parts } = goodParts(endpoint)
      const headers = { ...headersFor(endpoint), ...Object.fromEntries([[name, '1']]) }
      const fields = Object.entries(query).map(([field, value]): [string, string] => [field, String(value)])
      // Sent as text, because builders of query strings drop such names.
      const named = String(new URLSearchParams([...fields, [name, '1']]))
      const inQuery = await send(endpoint, { ...parts, query: named, ...(endpoint.body ? { body } : {}) }, headers)
      expect(refusedFields(endpoint, inQuery.status, inQuery.body)).toEqual([
        isSteering(endpoint) ? 422 : 400,
        expect.arrayContaining([name]),
      ])
      if (!endpoint.body || endpoint.multipart) return
      const spoilt = JSON.stringify(Object.fromEntries([...Object.entries(body ?? {}), [name, 1]]))
      const type = { 'content-type': 'application/json' }
      const inBody = await send(endpoint, { ...parts, query, body: spoilt }, { ...headers, ...type })
      // A body that would set a prototype is already refused by the JSON parser.
      if (name === '__proto__') expect(inBody.status).toBe(400)
      else expect(refusedFields(endpoint, inBody.status, inBody.body)).toEqual([422, expect.arrayContaining([name])])
    },
  )
})

test('a merchant, world or path named like a prototype is unknown, not a server error', {
  tags: ['VALID-024'],
}, async () => {
  const status = REGISTRY.find(({ name }) => name === 'system.status') as Contract
  for (const name of INHERITED) {
    const headers = { 'x-world': context.world.id, Merchant: 'aurora1', Language: 'EN' }
    const statuses: number[] = []
    for (const header of ['x-world', 'Merchant', 'Language', 'Authorization', 'ModuleId'])
      statuses.push((await send(status, {}, { ...headers, [header]: name })).status)
    expect((await send(status, { query: `${name}=1` }, headers)).body.value.fields, name).toEqual(
      Object.fromEntries([[name, ['unknown']]]),
    )
    expect(statuses, name).toEqual([404, 400, 400, 401, 400])
  }
})
