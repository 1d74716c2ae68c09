import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint, EndpointDefinition } from './endpoint.ts'

type AnEndpoint = Endpoint<EndpointDefinition>
type JsonSchema = z.core.JSONSchema.BaseSchema

const isSchema = (value: object) => '_zod' in value
const isEndpoint = (value: object): value is AnEndpoint => 'surface' in value && 'path' in value

const BOUNDS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'enum',
  'const',
  'default',
] as const

/** Every bound of every field, as it is sent and as it is read, one a line: `query.limit minimum 1, maximum 100`. */
function boundsOf(name: string, schema: z.core.$ZodType): string[] {
  const lines = new Set<string>()
  const walk = (node: JsonSchema, at: string): void => {
    const own = BOUNDS.filter(
      (bound) => node[bound] !== undefined && Math.abs(Number(node[bound])) !== Number.MAX_SAFE_INTEGER,
    )
    if (own.length > 0) lines.add(`${at} ${own.map((bound) => `${bound} ${JSON.stringify(node[bound])}`).join(', ')}`)
    for (const [key, field] of Object.entries(node.properties ?? {})) walk(field as JsonSchema, `${at}.${key}`)
    if (node.items) walk(node.items as JsonSchema, `${at}[]`)
    if (typeof node.additionalProperties === 'object') walk(node.additionalProperties, `${at}.*`)
    for (const one of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]) walk(one as JsonSchema, at)
  }
  for (const io of ['input', 'output'] as const)
    walk(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }), name)
  return [...lines]
}

/** How a call is made and refused, and what its fields may hold; not what is said of it. */
function endpointLines(endpoint: AnEndpoint): string[] {
  const { name, method, path, summary: _, requirements: __, ...more } = endpoint
  const facts = Object.entries(more).filter(([, value]) => typeof value !== 'object' || Array.isArray(value))
  return [
    `${name} ${method} ${path} ${JSON.stringify(Object.fromEntries(facts))}`,
    ...(['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
      const schema = endpoint[part]
      return schema ? boundsOf(`${name} ${part}`, schema as z.core.$ZodType) : []
    }),
  ]
}

/** What a module exports but for functions, a value a line: `CODES.life 300000`. */
function linesOf(name: string, value: unknown): string[] {
  if (typeof value === 'function') return []
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [`${name} ${shown(value)}`]
  // Its bounds stand with the calls that use it.
  if (isSchema(value)) return []
  if (isEndpoint(value)) return endpointLines(value)
  if (value instanceof Map) return linesOf(name, Object.fromEntries(value))
  const list = value instanceof Set ? [...value] : value
  if (Array.isArray(list) && list.every((one) => typeof one !== 'object')) return [`${name} ${JSON.stringify(list)}`]
  return Object.entries(list).flatMap(([key, inner]) => linesOf(`${name}.${key}`, inner))
}

const shown = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : String(value))

test('what both sides agreed on is as it was: a call, a field’s bound or a constant that is changed is a changed line', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!(index|registry|error-texts)[.]ts$).*(?<![.]test)[.]ts$/.test(file))
    .sort()
  // What one file passes on of another stands with the first.
  const lines = new Set<string>()
  for (const file of files) {
    // A copy of its own, evaluated here: the others may have been loaded long ago.
    const exported: Record<string, unknown> = await import(`${join(import.meta.dirname, file)}?agreed`)
    lines.add(`# ${file}`)
    for (const [name, value] of Object.entries(exported)) for (const line of linesOf(name, value)) lines.add(line)
  }
  await expect(`${[...lines].join('\n')}\n`).toMatchFileSnapshot('agreed.txt')
})
