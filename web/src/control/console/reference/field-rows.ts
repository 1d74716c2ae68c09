import type { JsonSchema, Resolve } from './openapi.ts'

/** One field of an input or a reply, at any depth. */
export interface FieldRow {
  /** `value.content[].nodeId` */
  path: string
  type: string
  isRequired: boolean
  description: string
}

/** The most values of an enumeration that are listed. */
const LISTED = 24
/** A limit at or beyond this is no real limit and is not shown. */
const { MAX_SAFE_INTEGER } = Number
const DEEPEST = 8

/** The fields of a schema in order, each with its path. */
export function fieldRows(schema: JsonSchema, resolve: Resolve): FieldRow[] {
  const rows: FieldRow[] = []
  const walk = (schema: JsonSchema, path: string, depth: number) => {
    const one = resolve<JsonSchema>(schema)
    if (depth > DEEPEST) return
    for (const part of [one, ...variants(one).map((variant) => resolve<JsonSchema>(variant))]) {
      if (part.items) walk(part.items, `${path}[]`, depth + 1)
      for (const [name, field] of Object.entries(part.properties ?? {})) {
        const fullName = path === '' ? name : `${path}.${name}`
        if (rows.some((row) => row.path === fullName)) continue
        const isRequired = part.required?.includes(name) ?? false
        rows.push({ path: fullName, type: typeOf(field, resolve), isRequired, description: field.description ?? '' })
        walk(field, fullName, depth + 1)
      }
      if (typeof part.additionalProperties === 'object') walk(part.additionalProperties, `${path}.*`, depth + 1)
    }
  }
  walk(schema, '', 0)
  return rows
}

const variants = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf ?? []

/** Describes the type of a value and its limits. */
export function typeOf(given: JsonSchema, resolve: Resolve): string {
  const schema = resolve<JsonSchema>(given)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) {
    const more = schema.enum.length - LISTED
    const listed = schema.enum.slice(0, LISTED).map((value) => JSON.stringify(value))
    return `${listed.join(' | ')}${more > 0 ? ` and ${more} more` : ''}`
  }
  const kinds = variants(schema)
  if (kinds.length > 0) return [...new Set(kinds.map((kind) => typeOf(kind, resolve)))].join(' or ')
  const type = [schema.type].flat().join(' or ')
  if (type === 'array')
    return `list of ${schema.items ? typeOf(schema.items, resolve) : 'anything'}${most(schema.maxItems)}`
  if (type === 'string') return `text${schema.format ? ` (${schema.format})` : ''}${most(schema.maxLength, ' letters')}`
  if (type === 'integer' || type === 'number') return `${type}${rangeOf(schema)}`
  return type || 'anything'
}

const most = (count: number | undefined, path = '') => (count === undefined ? '' : `, at most ${count}${path}`)

function rangeOf({ minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  const low = minimum === undefined || minimum <= -MAX_SAFE_INTEGER ? undefined : minimum
  const high = maximum === undefined || maximum >= MAX_SAFE_INTEGER ? undefined : maximum
  const above = exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`
  if (low !== undefined && high !== undefined) return `, ${low} to ${high}`
  if (low !== undefined) return `, ${low} or more`
  return above + (high === undefined ? '' : `, at most ${high}`)
}
