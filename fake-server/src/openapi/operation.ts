import { ERRORS, possibleErrorsOf, type Schema } from '@understudy/contracts'
import * as z from 'zod/mini'
import type { Described } from './described.ts'
import type { RecordedCall } from './examples.ts'
import { featureOf, operationId, parametersOf } from './names.ts'
import { parameterRef, schemaRef } from './parts.ts'
import { responses } from './responses.ts'
import type { JsonSchema } from './schemas.ts'

type Entry = Described['entry']
/** Of `wholeNumber` in the contracts. */
const DIGITS = '^\\d{1,15}$'

type ParameterLocation = 'path' | 'query' | 'header'

/** Builds the operation object of a call. */
export function operation(described: Described): JsonSchema {
  const { entry, schemas } = described
  schemas.speakOf(entry.name)
  return {
    operationId: operationId(entry),
    tags: [featureOf(entry)],
    summary: entry.summary,
    description: describe(entry),
    security: securityOf(entry),
    parameters: [
      ...pathParameters(described),
      ...parameters(described, entry.query, 'query'),
      ...parameters(described, entry.headers, 'header'),
      ...commonHeaders(entry).map(parameterRef),
    ],
    ...(entry.body ? { requestBody: requestBody(described, entry.body) } : {}),
    responses: responses(described),
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
    entry.surface === 'control' ? '' : `Origin: ${entry.origin}.`,
    entry.encrypted
      ? 'The body travels encrypted, as the example `sealed` does with its header Encryption; plain only where the server allows it.'
      : '',
    entry.surface === 'control'
      ? ''
      : `Errors: ${possibleErrorsOf(entry)
          .map((code) => `${code} #${ERRORS[code].number}`)
          .join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Security requirements, of which a call meets one; an empty one means that credentials are optional. */
function securityOf({ surface, access }: Entry): JsonSchema[] {
  if (surface === 'control') return [{}, { operator: [] }]
  if (surface === 'stage') return [{}]
  const member = { merchant: [], session: [] }
  return access === 'guest' ? [{ merchant: [] }, member] : [member]
}

function commonHeaders({ surface, encrypted }: Entry): string[] {
  if (surface === 'control') return []
  if (surface === 'stage') return ['Language', 'World']
  return ['Language', 'ModuleId', 'World', ...(encrypted ? ['Encryption'] : [])]
}

/** The contract's path parameters, renamed to those of the document's path. */
function pathParameters(described: Described): JsonSchema[] {
  const { entry, path } = described
  const pathParams = parameters(described, entry.params, 'path')
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return parametersOf(entry.path).map((own, index) => {
    const parameter = pathParams.find(({ name }) => name === own) ?? {
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }
    return { ...parameter, name: names[index] ?? own }
  })
}

function parameters(
  { schemas, recorded }: Described,
  schema: Schema | undefined,
  location: ParameterLocation,
): JsonSchema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const recordedInput = location === 'path' ? recorded?.params : location === 'query' ? recorded?.query : undefined
  return Object.entries(properties).map(([name, { description, ...field }]) => {
    const bounded = boundedNumber(field)
    const example = recordedInput?.[name]
    return {
      name,
      in: location,
      ...(description === undefined ? {} : { description }),
      required: location === 'path' || required.includes(name),
      schema: bounded,
      ...(example === undefined ? {} : { example: bounded.type === 'integer' ? Number(example) : example }),
    }
  })
}

/**
 * A number of the address without the way of digits as text beside it: both look the same there, and the text has no
 * bounds, so that tools would take any number for allowed.
 */
function boundedNumber({ anyOf, ...field }: JsonSchema): JsonSchema {
  if (anyOf === undefined) return field
  const ways = (anyOf as JsonSchema[]).map(boundedNumber)
  const [number, digits, ...others] = ways
  if (number?.type === 'integer' && digits?.pattern === DIGITS && others.length === 0) return { ...field, ...number }
  return { ...field, anyOf: ways }
}

function requestBody({ entry, schemas, recorded }: Described, body: Schema): JsonSchema {
  const schema = schemas.of(body, 'input')
  if (entry.multipart) return form(schema, entry.multipart)
  // Control calls without a body accept an empty object.
  const required = entry.surface !== 'control' || !z.safeParse(body, {}).success
  const content = entry.encrypted ? { oneOf: [schemaRef('Sealed'), schema] } : schema
  return { required, content: { 'application/json': { schema: content, ...bodyExamples(recorded) } } }
}

function bodyExamples(recorded: RecordedCall | undefined): JsonSchema {
  if (recorded?.body === undefined) return {}
  const everyday = { summary: 'As it was sent in the scenario everyday', value: recorded.body }
  if (!recorded.sealed) return { examples: { everyday } }
  const { value, Encryption } = recorded.sealed
  const sealed = {
    summary: 'The same, encrypted',
    description: `It came with the header \`Encryption: ${Encryption}\`.`,
    value: { value },
  }
  return { examples: { everyday, sealed } }
}

function form(schema: JsonSchema, { file, types, maxBytes }: NonNullable<Entry['multipart']>): JsonSchema {
  const { properties = {} } = schema as { properties?: JsonSchema }
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
