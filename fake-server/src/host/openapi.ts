import {
  CLIENT_CONFIG,
  control,
  type Endpoint,
  type EndpointDefinition,
  ERRORS,
  Failure,
  LANGUAGE_CODES,
  MODULE_IDS,
  possibleErrorsOf,
  type Schema,
  successOf,
} from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { MERCHANTS } from '@understudy/merchants'
import * as z from 'zod/mini'
import { Schemas } from './openapi-schemas.ts'

type JsonObject = Record<string, unknown>
type Entry = Endpoint<EndpointDefinition>

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` })

/** Stand for the origins until somebody asks under their names: the document takes too long to make it for each. */
export const PLACEHOLDERS = { app: 'https://app.invalid', stage: 'https://stage.invalid' }

/** OpenAPI 3.1 of every contract as `app` and `stage` (origins) serve them; nothing in it is written by hand. */
export function openApi({ app, stage }: { app: string; stage: string }): JsonObject {
  const schemas = new Schemas()
  schemas.add('Failure', Failure)
  schemas.add('Problem', control.Problem)
  schemas.add('WorldEvent', control.WorldEvent)
  const paths: Record<string, JsonObject> = {}
  for (const entry of REGISTRY) {
    const path = entry.path.replace(/:(\w+)/g, '{$1}')
    const servers = entry.surface === 'stage' ? { servers: [{ url: stage }] } : {}
    paths[path] = { ...paths[path], ...servers, [entry.method.toLowerCase()]: operation(entry, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Understudy',
      version: '0.1.0',
      summary: 'An invented gaming platform, and the calls that steer it.',
      description:
        'Whatever is below /wps and /lgw needs a Merchant header; a session token goes into Authorization as it is, without a scheme before it.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: app, description: 'The app: platform calls and steering.' },
      { url: stage, description: 'The stage: games of vendors and other third parties.' },
    ],
    tags: [...new Set(REGISTRY.map(featureOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas.named(), Sealed: SEALED },
      parameters: PARAMETERS,
      headers: HEADERS,
      securitySchemes: SECURITY,
    },
  }
}

const featureOf = ({ name }: Entry) => name.split('.')[0] ?? name

/** `session.login` as `sessionLogin`: generators make functions of these. */
const operationId = ({ name }: Entry) => name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())

const { pattern: WORLD_ID } = z.toJSONSchema(control.WorldId)

const PARAMETERS = {
  Merchant: {
    name: 'Merchant',
    in: 'header',
    required: true,
    description: 'The merchant whose app asks.',
    schema: { type: 'string', enum: MERCHANTS },
    example: CLIENT_CONFIG.merchantCode,
  },
  Language: {
    name: 'Language',
    in: 'header',
    description: `Language of texts and messages; ${CLIENT_CONFIG.defaultLanguage} unless told.`,
    schema: { type: 'string', enum: LANGUAGE_CODES },
  },
  ModuleId: {
    name: 'ModuleId',
    in: 'header',
    description: 'A module that must be on for the merchant, beside the one of the call.',
    schema: { type: 'string', enum: MODULE_IDS },
  },
  World: {
    name: 'x-world',
    in: 'header',
    description: 'The world to call; else the one of the token, of the cookie, or the default one.',
    schema: { type: 'string', pattern: WORLD_ID },
  },
  Encryption: {
    name: 'Encryption',
    in: 'header',
    description:
      'For a sealed body: its 256-bit AES key, encrypted with RSA-OAEP (SHA-256) for the key of /wps/session/key/rsa, in Base64.',
    schema: { type: 'string' },
  },
}

const HEADERS = {
  WorldTime: { description: 'Time of the world, epoch ms.', schema: { type: 'integer' } },
  WorldClock: { description: 'How its clock goes.', schema: { type: 'string', enum: ['running', 'frozen'] } },
}

const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The token of a session as the login gave it, without a scheme before it.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'The CONTROL_TOKEN of a server that is reached beyond loopback.',
  },
}

const SEALED = {
  type: 'object',
  description:
    'An encrypted body: Base64 of 12 bytes of initialization vector, the JSON encrypted with AES-256-GCM, and the 16 bytes of its tag. The header Encryption holds the key.',
  properties: { value: { type: 'string', contentEncoding: 'base64' } },
  required: ['value'],
  additionalProperties: false,
}

function operation(entry: Entry, schemas: Schemas): JsonObject {
  return {
    operationId: operationId(entry),
    tags: [featureOf(entry)],
    summary: entry.summary,
    description: describe(entry),
    security: securityOf(entry),
    parameters: [
      ...pathParameters(entry, schemas),
      ...parameters(entry.query, 'query', schemas),
      ...parameters(entry.headers, 'header', schemas),
      ...commonHeaders(entry).map(parameterRef),
    ],
    ...(entry.body ? { requestBody: requestBody(entry, entry.body, schemas) } : {}),
    responses: responses(entry, schemas),
    'x-name': entry.name,
    'x-access': entry.access,
    'x-origin': entry.origin,
    ...(entry.flag ? { 'x-flag': entry.flag } : {}),
    'x-errors': possibleErrorsOf(entry),
    'x-requirements': entry.requirements ?? [],
  }
}

const describe = (entry: Entry) =>
  [
    `Access: ${entry.access}.`,
    entry.flag ? `Switched by ${entry.flag}.` : '',
    `Origin: ${entry.origin}.`,
    entry.encrypted ? 'The body travels encrypted; plain only where the server allows it.' : '',
    entry.surface === 'control'
      ? ''
      : `Errors: ${possibleErrorsOf(entry)
          .map((code) => `${code} #${ERRORS[code].number}`)
          .join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** An empty requirement among others says that it goes without, too. */
function securityOf({ surface, access }: Entry): JsonObject[] {
  if (surface === 'control') return [{}, { operator: [] }]
  if (surface === 'stage') return [{}]
  return access === 'guest' ? [{}, { session: [] }] : [{ session: [] }]
}

function commonHeaders({ surface, encrypted }: Entry): string[] {
  if (surface === 'control') return []
  if (surface === 'stage') return ['Language', 'World']
  return ['Merchant', 'Language', 'ModuleId', 'World', ...(encrypted ? ['Encryption'] : [])]
}

function pathParameters({ path, params }: Entry, schemas: Schemas): JsonObject[] {
  const told = parameters(params, 'path', schemas)
  const untold = [...path.matchAll(/:(\w+)/g)]
    .map(([, name]) => name)
    .filter((name) => !told.some((parameter) => parameter.name === name))
  return [...told, ...untold.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))]
}

function parameters(schema: Schema | undefined, place: 'path' | 'query' | 'header', schemas: Schemas): JsonObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
    properties?: JsonObject
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function requestBody(entry: Entry, body: Schema, schemas: Schemas): JsonObject {
  const schema = schemas.of(body, 'input')
  if (entry.multipart) return form(schema, entry.multipart)
  // A control call without a body is one with an empty object.
  const required = entry.surface !== 'control' || !z.safeParse(body, {}).success
  const content = entry.encrypted ? { oneOf: [schemaRef('Sealed'), schema] } : schema
  return { required, content: { 'application/json': { schema: content } } }
}

function form(schema: JsonObject, { file, types, maxBytes }: NonNullable<Entry['multipart']>): JsonObject {
  const { properties = {} } = schema as { properties?: JsonObject }
  const upload = { type: 'string', format: 'binary', description: `A file of at most ${maxBytes} bytes.` }
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: { ...schema, properties: { ...properties, [file]: upload } },
        encoding: { [file]: { contentType: types.join(', ') } },
      },
    },
  }
}

function responses(entry: Entry, schemas: Schemas): JsonObject {
  const headers =
    entry.surface === 'control'
      ? {}
      : {
          headers: {
            'x-world-time': { $ref: '#/components/headers/WorldTime' },
            'x-world-clock': { $ref: '#/components/headers/WorldClock' },
          },
        }
  const success = { description: 'Success', ...headers, content: successContent(entry, schemas) }
  return { [entry.status ?? 200]: success, ...(entry.surface === 'control' ? PROBLEMS : failures(entry)) }
}

function successContent(entry: Entry, schemas: Schemas): JsonObject {
  if (entry.events) {
    const description = 'Server-sent events; each `data` line is the JSON of one WorldEvent.'
    return { 'text/event-stream': { schema: { type: 'string', description }, 'x-event': schemaRef('WorldEvent') } }
  }
  const bare = entry.surface === 'control' || entry.surface === 'lgw'
  const schema = schemas.of(bare ? entry.reply : successOf(entry.reply), 'output')
  return { 'application/json': { schema } }
}

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: schemaRef('Problem') } },
})
const PROBLEMS = {
  '4XX': problem('The call is refused: the input, the world it names, or who may steer.'),
  '5XX': problem('The server cannot answer: too many worlds or listeners, or it failed.'),
}

/** One response a status, with the codes it may carry. */
function failures(entry: Entry): JsonObject {
  const byStatus = new Map<number, string[]>()
  for (const code of possibleErrorsOf(entry)) {
    const { status } = ERRORS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const told = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: {
        'application/json': {
          schema: { allOf: [schemaRef('Failure'), { type: 'object', properties: { errorCode: { enum: codes } } }] },
        },
      },
    },
  ])
  return Object.fromEntries(told)
}
