import { type Endpoint, type EndpointDefinition, type Schema, successOf } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lasting } from '../support/lasting.ts'
import { recordedExamples } from './recorded-examples.ts'

/** Without ids and tokens, and without where the server stands. */
const lastingIn = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string'
      ? lasting(inner.replace(/https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?/g, 'http://server'))
      : inner,
  )

let recorded: Awaited<ReturnType<typeof recordedExamples>>
let secondRecording: typeof recorded

beforeAll(async () => {
  recorded = await recordedExamples()
  secondRecording = await recordedExamples()
}, 300_000)

describe('the examples of the OpenAPI document', { tags: ['API-002'] }, () => {
  const named = REGISTRY.map((endpoint) => [endpoint.name, endpoint] as const)

  test.each(named)('the example of %s matches its contract', (name, endpoint) => {
    const { params, query, body, reply } = recorded[name] ?? {}
    if (!endpoint.events) expect(z.safeParse(answerOf(endpoint), reply).error).toBeUndefined()
    for (const [schema, sent] of [
      [endpoint.params, params],
      [endpoint.query, query],
      [endpoint.body, body],
    ] as const)
      if (schema) expect(z.safeParse(schema, sent ?? {}).error).toBeUndefined()
  })

  // The control API's tell of the machine: its clock, its memory, the worlds it has.
  test.each(named.filter(([, { surface }]) => surface !== 'control'))(
    'the example of %s is the same in every build',
    (name) => {
      expect(lastingIn(secondRecording[name]?.reply)).toEqual(lastingIn(recorded[name]?.reply))
    },
  )

  test('examples of the OpenAPI document are of existing calls', () => {
    const names = new Set(REGISTRY.map(({ name }) => name))
    expect(Object.keys(recorded).filter((name) => !names.has(name))).toEqual([])
  })
})

const answerOf = ({ surface, reply }: Endpoint<EndpointDefinition>): Schema =>
  surface === 'control' || surface === 'lgw' ? reply : successOf(reply)
