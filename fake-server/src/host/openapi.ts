import {
  control,
  type Endpoint,
  type EndpointDefinition,
  ERRORS,
  errorsOf,
  Failure,
  type Schema,
  successOf,
} from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import * as z from 'zod/mini'

type JsonObject = Record<string, unknown>

const jsonSchema = (schema: Schema, io: 'input' | 'output'): JsonObject => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema as z.ZodMiniType, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  })
  return rest as JsonObject
}

/** OpenAPI 3.1 of every contract; nothing in it is written by hand. */
export function openApi(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const entry of REGISTRY) {
    const path = entry.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operation(entry) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Understudy',
      version: '0.1.0',
      description: 'The invented platform behind the app, and the calls that steer it.',
    },
    paths,
    components: { schemas: { Failure: jsonSchema(Failure, 'output'), Problem: jsonSchema(control.Problem, 'output') } },
  }
}

function operation(entry: Endpoint<EndpointDefinition>): JsonObject {
  const [tag] = entry.name.split('.')
  return {
    operationId: entry.name,
    tags: [tag],
    summary: entry.summary,
    description: describe(entry),
    parameters: [...parameters(entry.params, 'path'), ...parameters(entry.query, 'query')],
    ...(entry.body
      ? {
          requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(entry.body, 'input') } } },
        }
      : {}),
    responses: responses(entry),
    'x-access': entry.access,
    'x-origin': entry.origin,
    ...(entry.flag ? { 'x-flag': entry.flag } : {}),
    'x-errors': errorsOf(entry),
    'x-requirements': entry.requirements ?? [],
  }
}

const describe = (entry: Endpoint<EndpointDefinition>) =>
  [
    `Access: ${entry.access}.`,
    entry.flag ? `Switched by ${entry.flag}.` : '',
    `Origin: ${entry.origin}.`,
    entry.encrypted ? 'The body travels encrypted; plain only where the server allows it.' : '',
    entry.surface === 'control'
      ? ''
      : `Errors: ${errorsOf(entry)
          .map((code) => `${code} #${ERRORS[code].number}`)
          .join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')

function parameters(schema: Schema | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
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

function responses(entry: Endpoint<EndpointDefinition>): JsonObject {
  const control = entry.surface === 'control'
  const bare = control || entry.surface === 'lgw'
  const reply = bare ? entry.reply : successOf(entry.reply)
  const failure = { $ref: `#/components/schemas/${control ? 'Problem' : 'Failure'}` }
  const type = control ? 'application/problem+json' : 'application/json'
  return {
    [entry.status ?? 200]: {
      description: 'Success',
      content: { 'application/json': { schema: jsonSchema(reply, 'output') } },
    },
    default: { description: 'Refusal', content: { [type]: { schema: failure } } },
  }
}
