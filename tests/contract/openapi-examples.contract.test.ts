import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Endpoint, type EndpointDefinition, type Schema, successOf } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldComments } from '../support/field-comments.ts'
import { lasting } from '../support/lasting.ts'
import { ROOT, read, repositoryFiles } from '../support/repository.ts'
import { exampleOf } from './example-of.ts'
import { walk } from './walk.ts'

const FOLDER = 'fake-server/src/tools/openapi'
const EXAMPLES = `${FOLDER}/examples.json`
const COMMENTS = `${FOLDER}/field-comments.json`
/** Set by `npm run openapi-examples`: the files are written before they are checked. */
const WRITE = process.env.WRITE_EXAMPLES === '1'

const write = (file: string, value: unknown) => writeFileSync(join(ROOT, file), `${JSON.stringify(value, null, 1)}\n`)
const readComments = () =>
  fieldComments(
    repositoryFiles(/^contracts\/src\/.*(?<![.]test)[.]ts$/).map((file) => ({
      file: file.replace('contracts/src/', ''),
      text: read(file),
    })),
  )

/** An example of every call, by its name, as worlds of now answer. */
async function examplesOfNow(): Promise<Record<string, { reply: unknown }>> {
  const steps: [string, unknown][] = []
  const worlds = await walk((step) => steps.push([step.endpoint.name, exampleOf(step)]))
  const order = new Map(REGISTRY.map(({ name }, index) => [name, index]))
  steps.sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
  const text = worlds.reduce((json, id) => json.replaceAll(id, 'everyday'), JSON.stringify(Object.fromEntries(steps)))
  return JSON.parse(text)
}

/** Without ids and tokens, and without where the server stands. */
const lastingIn = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string'
      ? lasting(inner.replace(/https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?/g, 'http://server'))
      : inner,
  )

let now: Record<string, { reply: unknown }>

beforeAll(async () => {
  now = await examplesOfNow()
  if (!WRITE) return
  write(EXAMPLES, now)
  write(COMMENTS, readComments())
}, 300_000)

describe('the examples of the OpenAPI document', { tags: ['API-002'] }, () => {
  const named = REGISTRY.map((endpoint) => [endpoint.name, endpoint] as const)
  const again = '`npm run openapi-examples` records them again'

  test.each(named)('%s has one that its contract holds for, answer and question', (name, endpoint) => {
    const recorded = JSON.parse(read(EXAMPLES))[name]
    expect(recorded, `${name} has no example: ${again}`).toBeDefined()
    const { params, query, body, reply } = recorded
    if (!endpoint.events) expect(z.safeParse(answerOf(endpoint), reply).error, again).toBeUndefined()
    for (const [schema, sent] of [
      [endpoint.params, params],
      [endpoint.query, query],
      [endpoint.body, body],
    ] as const)
      if (schema) expect(z.safeParse(schema, sent ?? {}).error, again).toBeUndefined()
  })

  // The control API's tell of the machine: its clock, its memory, the worlds it has.
  test.each(named.filter(([, { surface }]) => surface !== 'control'))('%s is answered so in a world of now', (name) => {
    expect(lastingIn(now[name]?.reply), again).toEqual(lastingIn(JSON.parse(read(EXAMPLES))[name].reply))
  })

  test('are of calls that exist', () => {
    const names = new Set(REGISTRY.map(({ name }) => name))
    expect(Object.keys(JSON.parse(read(EXAMPLES))).filter((name) => !names.has(name))).toEqual([])
  })

  test('the descriptions of fields are the comments in the contracts', () => {
    expect(JSON.parse(read(COMMENTS)), again).toEqual(readComments())
  })
})

const answerOf = ({ surface, reply }: Endpoint<EndpointDefinition>): Schema =>
  surface === 'control' || surface === 'lgw' ? reply : successOf(reply)
