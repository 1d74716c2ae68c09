import { useQuery } from '@tanstack/react-query'
import { callControl, type SteeringError, steeringCache } from '../../steer.ts'

/** The part of JSON Schema that the document uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  description?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
  format?: string
  additionalProperties?: boolean | JsonSchema
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'form'
  required?: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

interface Content {
  schema: JsonSchema
  examples?: Record<string, { value?: unknown }>
}

export interface Operation {
  'x-name': string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { description: string; content?: Record<string, Content> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
}

/** The description of a call in the document. */
export interface Described {
  operation: Operation
  /** Whether another server than the app's answers the call. */
  isElsewhere: boolean
  resolve: Resolve
}

/** Resolves a reference to `#/components/…`. */
export type Resolve = <T>(value: T | { $ref: string }) => T

/** All calls of the document, by name; fetched once, when the first call is opened. */
export function useDocument() {
  return useQuery<Map<string, Described>, SteeringError>(
    {
      queryKey: ['openapi'],
      queryFn: async () => describedIn((await callControl('/__control/openapi.json')) as Document),
      staleTime: Number.POSITIVE_INFINITY,
    },
    steeringCache,
  )
}

export function describedIn(document: Document): Map<string, Described> {
  const resolve: Resolve = <T>(value: T | { $ref: string }) =>
    typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string'
      ? (value.$ref
          .slice(2)
          .split('/')
          .reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], document) as T)
      : (value as T)
  const schemas = new Map<string, Described>()
  // A path also holds `servers`, which is not an operation.
  for (const operations of Object.values(document.paths))
    for (const operation of Object.values(operations))
      if ('x-name' in operation)
        schemas.set(operation['x-name'], { operation, isElsewhere: 'servers' in operations, resolve })
  return schemas
}

const JSON_TYPE = 'application/json'

/** Parameters of a call, without the headers that are common to all calls. */
export const parametersOf = ({ operation, resolve }: Described): Parameter[] =>
  (operation.parameters ?? []).filter((one) => !('$ref' in one)).map((one) => resolve<Parameter>(one))

/** The body of a call: JSON, or a form with a file. */
export function bodyOf({
  operation,
}: Described): { schema: JsonSchema; example: unknown; isForm: boolean } | undefined {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return content && { schema: content.schema, example: exampleIn(content), isForm: type !== JSON_TYPE }
}

/** The reply of a successful call. */
export function replyOf({ operation }: Described): { schema: JsonSchema; example: unknown } | undefined {
  const content = (operation.responses['200'] ?? operation.responses['201'])?.content?.[JSON_TYPE]
  return content && { schema: content.schema, example: exampleIn(content) }
}

const exampleIn = ({ examples = {} }: Content): unknown => Object.values(examples)[0]?.value
