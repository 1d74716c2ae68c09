import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import { app, controlHeaders, stageUrl, TARGET } from '../support/platform.ts'

interface Operation {
  operationId: string
  tags: string[]
  servers?: { url: string }[]
  security: Record<string, string[]>[]
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Node }> }
  responses: Record<string, { content: Record<string, { schema: Node }> }>
}
type Node = Record<string, unknown>
interface Document extends Record<string, unknown> {
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, Node>>
}

let document: Document
beforeAll(async () => {
  const { body } = await (await app())
    .get('/__control/openapi.json')
    .set({ ...controlHeaders(), Host: 'localhost:3000' })
  document = body
})

const VERBS = ['get', 'post', 'put', 'patch', 'delete']
const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    VERBS.flatMap((verb) => (item[verb] ? [{ path, verb, operation: item[verb] }] : [])),
  )
const operationOf = (id: string): Operation => {
  const found = operations().find(({ operation }) => operation.operationId === id)
  if (!found) throw new Error(`No operation is called ${id}`)
  return found.operation
}

/** Every object of the document with the place it stands at. */
function* nodes(value: unknown, place = '#'): Generator<[string, Node]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [place, value as Node]
  for (const [key, inner] of Object.entries(value)) yield* nodes(inner, `${place}/${key}`)
}

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Node | undefined)?.[key.replaceAll('~1', '/')], document)

describe('API-002 the served OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })

  test('refers to nothing that is not in it', () => {
    const refs = [...nodes(document)].flatMap(([place, { $ref }]) => (typeof $ref === 'string' ? [[place, $ref]] : []))
    expect(refs.length).toBeGreaterThan(500)
    expect(refs.filter(([, ref = '']) => !ref.startsWith('#/') || at(ref) === undefined)).toEqual([])
  })

  test('asks for no field that it does not describe, and lets answers grow', () => {
    const asked = [...nodes(document)].flatMap(([place, { required, properties }]) =>
      Array.isArray(required)
        ? required
            .filter((name) => !Object.hasOwn((properties ?? {}) as object, name))
            .map((name) => `${place}: ${name}`)
        : [],
    )
    expect(asked).toEqual([])
    const { responses } = operationOf('walletBalance')
    expect(JSON.stringify(responses['200'])).not.toContain('"additionalProperties":false')
  })

  test('names each operation as a generator can, once, under a feature that is listed', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(ids.filter((id) => !/^[a-z]\w*$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    const tags = document.tags.map(({ name }) => name)
    expect(operations().filter(({ operation }) => !operation.tags.every((tag) => tags.includes(tag)))).toEqual([])
  })

  test('names the servers as its reader reaches them, and the stage for what the stage serves', () => {
    const [own, stage] = TARGET ? [TARGET, stageUrl()] : ['http://localhost:3000', 'http://localhost:3001']
    expect(document.servers.map(({ url }) => url)).toEqual([own, stage])
    expect(document.paths['/play/{launchId}/spin']?.servers).toEqual([{ url: stage }])
  })

  test('asks for the headers and the token a call needs', () => {
    const { parameters, security } = operationOf('walletBalance')
    const refs = parameters.map(({ $ref = '' }) => $ref.split('/').at(-1))
    expect(refs).toEqual(expect.arrayContaining(['Merchant', 'Language', 'World', 'ModuleId']))
    expect(document.components.parameters?.Merchant).toMatchObject({ in: 'header', required: true })
    expect(security).toEqual([{ session: [] }])
    expect(document.components.securitySchemes?.session).toMatchObject({ type: 'apiKey', name: 'Authorization' })
    expect(operationOf('gamesHot').security).toEqual([{}, { session: [] }])
    expect(operationOf('controlHealth').security).toEqual([{}, { operator: [] }])
  })

  test('tells the refusals by status, with their codes', () => {
    const { responses } = operationOf('walletBalance')
    expect(JSON.stringify(responses['401'])).toContain('CUSTOMER_NOT_LOGIN')
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401', '404', '500', '503']))
    expect(Object.keys(operationOf('controlHealth').responses)).toEqual(['200', '4XX', '5XX'])
    expect(operations().filter(({ operation }) => !Object.keys(operation.responses).some((s) => /^4/.test(s)))).toEqual(
      [],
    )
  })

  test('describes forms, streams and encrypted bodies as what they are', () => {
    const upload = operationOf('memberSetIcon').requestBody?.content ?? {}
    expect(Object.keys(upload)).toEqual(['multipart/form-data'])
    expect(upload['multipart/form-data']?.schema.properties).toMatchObject({ icon: { format: 'binary' } })
    expect(Object.keys(operationOf('controlStream').responses['200']?.content ?? {})).toEqual(['text/event-stream'])
    const login = operationOf('sessionLogin')
    expect(login.requestBody?.content['application/json']?.schema.oneOf).toContainEqual({
      $ref: '#/components/schemas/Sealed',
    })
    expect(login.parameters.map(({ $ref }) => $ref)).toContain('#/components/parameters/Encryption')
  })
})
