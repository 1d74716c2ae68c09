import { beforeAll, describe, expect, test } from 'vitest'
import { app, controlHeaders, stageUrl, TARGET } from '../support/platform.ts'

interface Operation {
  operationId: string
  'x-name': string
  tags: string[]
  servers?: Server[]
  security: Record<string, string[]>[]
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Node }> }
  responses: Record<string, Response & { $ref?: string }>
}
interface Response {
  content: Record<string, { schema: Node; examples?: Node }>
}
type Node = Record<string, unknown>
/** The server's address with its variables. */
interface Server {
  url: string
  variables: { origin: { default: string } }
}
interface Document extends Record<string, unknown> {
  servers: Server[]
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
  const match = operations().find(({ operation }) => operation.operationId === id)
  if (!match) throw new Error(`No operation is called ${id}`)
  return match.operation
}

const addressOf = ({ url, variables }: Server) => url.replace('{origin}', variables.origin.default)

/** Yields every object of the document with its JSON pointer. */
function* nodes(value: unknown, pointer = '#'): Generator<[string, Node]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [pointer, value as Node]
  for (const [key, inner] of Object.entries(value)) yield* nodes(inner, `${pointer}/${key}`)
}

const valueAt = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Node | undefined)?.[key.replaceAll('~1', '/')], document)

/** The responses of an operation by status, also those that stand among the components. */
const responsesOf = ({ responses }: Operation): Record<string, Response> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, one]) => [
      status,
      one.$ref === undefined ? one : (valueAt(one.$ref) as Response),
    ]),
  )

describe('the served OpenAPI document', { tags: ['API-002'] }, () => {
  test('every reference of the OpenAPI document points into it', () => {
    const refs = [...nodes(document)].flatMap(([pointer, { $ref }]) =>
      typeof $ref === 'string' ? [[pointer, $ref]] : [],
    )
    expect(refs.length).toBeGreaterThan(500)
    expect(refs.filter(([, ref = '']) => !ref.startsWith('#/') || valueAt(ref) === undefined)).toEqual([])
  })

  test('the OpenAPI document requires only described fields and lets replies grow', () => {
    const undescribed = [...nodes(document)].flatMap(([pointer, { required, properties }]) =>
      Array.isArray(required)
        ? required
            .filter((name) => !Object.hasOwn((properties ?? {}) as object, name))
            .map((name) => `${pointer}: ${name}`)
        : [],
    )
    expect(undescribed).toEqual([])
    const { responses } = operationOf('getWalletBalance')
    expect(JSON.stringify(responses['200'])).not.toContain('"additionalProperties":false')
  })

  test('each operation of the OpenAPI document has one name, under a listed feature', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(ids.filter((id) => !/^[a-z]+([A-Z0-9]\w*)$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    const tags = document.tags.map(({ name }) => name)
    expect(operations().filter(({ operation }) => !operation.tags.every((tag) => tags.includes(tag)))).toEqual([])
  })

  test('the OpenAPI document names the unit of every number', () => {
    const numeric = ({ type, anyOf = [] }: Node): boolean =>
      type === 'number' || type === 'integer' || (anyOf as Node[]).some(numeric)
    const silent = [...nodes([document.paths, document.components.schemas])].flatMap(([pointer, { properties }]) =>
      Object.entries((properties ?? {}) as Record<string, Node>)
        .filter(([, field]) => numeric(field) && field.description === undefined)
        .map(([name]) => `${pointer}: ${name}`),
    )
    expect(silent, 'a comment in the contract, or a line in field-words.json').toEqual([])
    const { schema } = operationOf('getWalletBalance').responses['200']?.content['application/json'] ?? {}
    expect(JSON.stringify(schema)).toContain('Currency units')
  })

  test('fields of the OpenAPI document have their own descriptions', () => {
    const { TeamFigures } = document.components.schemas as unknown as Record<string, { properties: Node }>
    expect(TeamFigures?.properties).toMatchObject({
      bet: { description: expect.stringContaining('Stakes') },
      rebate: { description: expect.stringContaining('Rebates received') },
      income: { description: expect.stringContaining('Salary') },
    })
  })

  test('a field is never described by another field of the same name', () => {
    const coarse = ({ type, anyOf = [] }: Node): string[] =>
      (anyOf as Node[]).length > 0
        ? (anyOf as Node[]).flatMap(coarse)
        : [type].flat().map((one) => (one === 'integer' ? 'number' : String(one)))
    const typesOf = new Map<string, Set<string>>()
    for (const [, { properties }] of nodes(document))
      for (const [name, field] of Object.entries((properties ?? {}) as Record<string, Node>)) {
        // Digits may travel as text.
        const types = coarse(field).filter((type) => type !== 'null')
        const type = types.includes('number') ? 'number' : types.sort().join(' or ')
        const key = `${name}: ${field.description}`
        if (field.description !== undefined) typesOf.set(key, (typesOf.get(key) ?? new Set()).add(type))
      }
    const shared = [...typesOf].filter(([, types]) => types.size > 1).map(([key, types]) => [key, ...types])
    expect(typesOf.size).toBeGreaterThan(500)
    expect(shared).toEqual([])
  })

  test('the OpenAPI document counts the wallets of vendors in ten-thousandths', () => {
    for (const name of ['vendorWallet.bet', 'vendorWallet.win']) {
      const { operation } = operations().find(({ operation }) => operation['x-name'] === name) ?? {}
      const { schema } = operation?.requestBody?.content['application/json'] ?? {}
      expect((schema as { properties: Node }).properties.amount).toMatchObject({
        description: expect.stringContaining('Ten-thousandths'),
      })
    }
  })

  test('the OpenAPI document bounds numbers of an address, with no unbounded text', () => {
    const parameters = operations().flatMap(({ operation }) => operation.parameters) as {
      name?: string
      schema?: Node
    }[]
    const DIGITS = '^\\d{1,15}$'
    const sizes = parameters.filter(({ name }) => name === 'pageSize')
    expect(sizes.length).toBeGreaterThan(10)
    for (const { schema } of sizes) expect(schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 })
    const pairs = [...nodes(parameters)].filter(
      ([, { anyOf }]) => Array.isArray(anyOf) && anyOf.length === 2 && anyOf[1]?.pattern === DIGITS,
    )
    expect(pairs).toEqual([])
  })

  test('the OpenAPI document has an example of every reply and refusal', () => {
    for (const { operation } of operations())
      for (const [status, { content }] of Object.entries(responsesOf(operation))) {
        if (status === '304') continue
        for (const { examples } of Object.values(content))
          expect([operation.operationId, status, Object.keys(examples ?? {}).length]).not.toContain(0)
      }
    const { examples } = (operationOf('loginSession').requestBody?.content['application/json'] ?? {}) as {
      examples?: Node
    }
    expect(Object.keys(examples ?? {})).toEqual(['everyday', 'sealed'])
    expect(document.components.examples?.['login.failed']).toMatchObject({
      value: { success: false, errorCode: 'login.failed', message: expect.stringMatching(/ #410$/) },
    })
  })

  test('the OpenAPI document names the servers as its reader reaches them', () => {
    const [own, stage] = TARGET ? [TARGET, stageUrl()] : ['http://localhost:3000', 'http://localhost:3001']
    expect(document.servers.map(addressOf)).toEqual([own, stage])
    const spin = document.paths['/play/{launchId}/spin'] as unknown as { servers: Server[] }
    expect(spin.servers.map(addressOf)).toEqual([stage])
  })

  test('the OpenAPI document requires the headers and the token a call needs', () => {
    const { parameters, security } = operationOf('getWalletBalance')
    const refs = parameters.map(({ $ref = '' }) => $ref.split('/').at(-1))
    expect(refs).toEqual(expect.arrayContaining(['Language', 'World', 'ModuleId']))
    expect(security).toEqual([{ merchant: [], session: [] }])
    expect(document.components.securitySchemes?.merchant).toMatchObject({
      type: 'apiKey',
      in: 'header',
      name: 'Merchant',
    })
    expect(document.components.securitySchemes?.session).toMatchObject({ type: 'apiKey', name: 'Authorization' })
    expect(operationOf('getGamesHot').security).toEqual([{ merchant: [] }, { merchant: [], session: [] }])
    expect(operationOf('getHealth').security).toEqual([{}, { operator: [] }])
  })

  test('the OpenAPI document lists refusals by status, with their codes', () => {
    const responses = responsesOf(operationOf('getWalletBalance'))
    expect(JSON.stringify(responses['401'])).toContain('CUSTOMER_NOT_LOGIN')
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401', '404', '500', '503']))
    expect(Object.keys(operationOf('getHealth').responses)).toEqual(['200', '4XX', '5XX'])
    expect(operations().filter(({ operation }) => !Object.keys(operation.responses).some((s) => /^4/.test(s)))).toEqual(
      [],
    )
  })

  test('shared refusals stand once in the OpenAPI document, each success at its call', () => {
    const all = operations().flatMap(({ operation }) => Object.entries(operation.responses))
    const inPlace = all
      .filter(([status, { $ref }]) => !status.startsWith('2') && $ref === undefined)
      .map((response) => JSON.stringify(response))
    expect(inPlace.length).toBeGreaterThan(20)
    expect(new Set(inPlace).size).toBe(inPlace.length)
    expect(operationOf('getWalletBalance').responses['500']).toEqual({
      $ref: '#/components/responses/500-system.error',
    })
    expect(all.filter(([status, { $ref }]) => status.startsWith('2') && $ref !== undefined)).toEqual([])
  })

  test('the OpenAPI document describes forms, streams and encrypted bodies', () => {
    const upload = operationOf('setMemberIcon').requestBody?.content ?? {}
    expect(Object.keys(upload)).toEqual(['multipart/form-data'])
    expect(upload['multipart/form-data']?.schema.properties).toMatchObject({ icon: { format: 'binary' } })
    expect(Object.keys(operationOf('getStream').responses['200']?.content ?? {})).toEqual(['text/event-stream'])
    const login = operationOf('loginSession')
    expect(login.requestBody?.content['application/json']?.schema.oneOf).toContainEqual({
      $ref: '#/components/schemas/Sealed',
    })
    expect(login.parameters.map(({ $ref }) => $ref)).toContain('#/components/parameters/Encryption')
  })
})
