import { control, type Endpoint, type EndpointDefinition, type Schema } from '@understudy/contracts'
import * as z from 'zod/mini'

export type ControlEndpoint = Endpoint<EndpointDefinition>

/** Every call of the control API, by its name without `control.`; streams are followed by other means. */
export const CONTROL_CALLS: ReadonlyMap<string, ControlEndpoint> = new Map(
  Object.values(control).flatMap((value) =>
    typeof value === 'object' && 'method' in value && 'path' in value && !('events' in value)
      ? [[value.name.replace('control.', ''), value as ControlEndpoint] as const]
      : [],
  ),
)

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
}

const MOST_WORDS = 12

/** A schema in the words of a signature: `{as: string, at?: "dark" | "light"}`. */
function wordsOf(schema: JsonSchema, depth = 0): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum)
    return schema.enum.length > MOST_WORDS ? 'string' : schema.enum.map((word) => JSON.stringify(word)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => wordsOf(one, depth + 1)))].join(' | ')
  if (schema.type === 'array') {
    const item = wordsOf(schema.items ?? {}, depth + 1)
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  if (!schema.properties) return schema.type ?? 'object'
  if (depth > 2) return 'object'
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${wordsOf(field, depth + 1)}`,
  )
  return `{${fields.join(', ')}}`
}

const jsonSchemaOf = (schema: Schema): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** What a call takes: the parameters of its path, its query and its body, as one object. */
function fieldsOf({ params, query, body }: ControlEndpoint): JsonSchema {
  const parts = [params, query, body].flatMap((part) => (part ? [jsonSchemaOf(part)] : []))
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}

/** What a call takes, in one line: `{id: string, account: string, level: integer}`. */
export const signatureOf = (endpoint: ControlEndpoint): string => wordsOf(fieldsOf(endpoint))

/** Splits one object into the parts of a call: what its path and its query name, and the rest as its body. */
export function partsOf({ params, query, body }: ControlEndpoint, input: Record<string, unknown>) {
  const namesOf = (schema: Schema | undefined) => Object.keys(schema ? (jsonSchemaOf(schema).properties ?? {}) : {})
  const ofPath = namesOf(params)
  const ofQuery = body ? namesOf(query).filter((name) => !ofPath.includes(name)) : undefined
  const pick = (which: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => which(name)))
  return {
    ...(params && { params: pick((name) => ofPath.includes(name)) }),
    ...(query && { query: pick((name) => (ofQuery ? ofQuery.includes(name) : !ofPath.includes(name))) }),
    ...(body && { body: pick((name) => !ofPath.includes(name) && !ofQuery?.includes(name)) }),
  }
}
