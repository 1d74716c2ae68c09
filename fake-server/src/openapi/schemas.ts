import type { Schema } from '@understudy/contracts'
import * as z from 'zod/mini'
import { CONTRACT_NAME, contractNameOf } from './contract-names.ts'
import { kindOf, Meanings } from './meanings.ts'

export type JsonSchema = Record<string, unknown>

/** Descriptions of an object's fields, kept on the object while fields with the same zod schema share one JSON schema. */
const MEANINGS = 'x-meanings'

/** JSON schemas of contracts for one document: what refers to itself gets a name of its own in it. */
export class Schemas {
  readonly #named = new Map<string, JsonSchema>()
  /** Names by what they stand for, so that the same definition in many replies is told once. */
  readonly #nameOf = new Map<string, string>()
  readonly #meanings = new Meanings()
  /** The endpoint or named schema whose fields are described. */
  #endpoint = ''

  /** The endpoint or named schema whose schemas are asked for from now on. */
  speakOf(endpoint: string): void {
    this.#endpoint = endpoint
  }

  /** Tells a schema under a name. */
  add(name: string, schema: Schema): void {
    this.speakOf(name)
    this.#named.set(name, this.of(schema, 'output'))
  }

  named(): Record<string, JsonSchema> {
    return Object.fromEntries(this.#named)
  }

  /** The schema of what is sent (`input`) or answered (`output`), its definitions moved to the named ones. */
  of(schema: Schema, io: 'input' | 'output'): JsonSchema {
    const schemas = z.toJSONSchema(schema as z.ZodMiniType, {
      io,
      unrepresentable: 'any',
      reused: 'inline',
      override: ({ zodSchema, jsonSchema }) => {
        // Replies may have additional fields, so that a newer server can add some.
        if (zodSchema._zod.def.type === 'object' && io === 'output' && !isStrict(zodSchema))
          Reflect.deleteProperty(jsonSchema, 'additionalProperties')
        if (io === 'input') tellBounds(zodSchema, jsonSchema)
        nameRequired(jsonSchema)
        tellUnicodePattern(jsonSchema)
        tellSafeIntegers(jsonSchema)
        this.#describe(zodSchema, jsonSchema, io)
        const name = contractNameOf(zodSchema)
        if (name !== undefined) jsonSchema[CONTRACT_NAME] = name
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> }
    moveMeanings(schemas)
    const { $schema: _dialect, $defs = {}, ...rest } = schemas
    const names = new Map<string, string>()
    for (const [key, definition] of Object.entries($defs)) names.set(key, this.#nameFor(definition))
    const moved = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
        key === '$ref' && typeof inner === 'string' ? movedRef(inner, names) : inner,
      ) as JsonSchema
    for (const [key, definition] of Object.entries($defs)) {
      const name = names.get(key)
      if (name !== undefined && !this.#named.has(name)) this.#named.set(name, moved(definition))
    }
    return moved(rest)
  }

  /** Describes a field; its schema's kind gives the unit. */
  #describe(zodSchema: z.core.$ZodType, jsonSchema: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
    const { shape } = zodSchema._zod.def as { shape?: Record<string, z.core.$ZodType> }
    if (!shape || !jsonSchema.properties) return
    const meanings: Record<string, string> = {}
    for (const [name, field] of Object.entries(jsonSchema.properties)) {
      if (typeof field !== 'object') continue
      const meaning = this.#meanings.of(
        { endpoint: this.#endpoint, io, field: name, beside: Object.keys(shape) },
        kindWithin(shape[name]),
        isNumber(field),
      )
      if (meaning !== undefined) meanings[name] = meaning
    }
    jsonSchema[MEANINGS] = meanings
  }

  #nameFor(definition: JsonSchema): string {
    const text = JSON.stringify(definition)
    const existing = this.#nameOf.get(text)
    if (existing !== undefined) return existing
    const name = String(definition[CONTRACT_NAME] ?? `Nested${this.#nameOf.size + 1}`)
    this.#nameOf.set(text, name)
    return name
  }
}

/** Moves each description of `MEANINGS` to its field. */
function moveMeanings(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const { [MEANINGS]: meanings = {}, properties = {} } = node as Record<string, Record<string, JsonSchema>>
  for (const [name, description] of Object.entries(meanings)) Object.assign(properties[name] ?? {}, { description })
  Reflect.deleteProperty(node, MEANINGS)
  for (const inner of Object.values(node)) moveMeanings(inner)
}

const isNumber = ({ type, anyOf = [] }: z.core.JSONSchema.BaseSchema): boolean =>
  type === 'number' || type === 'integer' || anyOf.some((one) => isNumber(one as z.core.JSONSchema.BaseSchema))

/** The kind of a field, unwrapping optional, nullable and lists. */
function kindWithin(schema: z.core.$ZodType | undefined): string | undefined {
  if (!schema) return undefined
  const { innerType, element } = schema._zod.def as { innerType?: z.core.$ZodType; element?: z.core.$ZodType }
  return kindOf(schema) ?? kindWithin(innerType ?? element)
}

const isStrict = (schema: z.core.$ZodType) => (schema as z.core.$ZodObject)._zod.def.catchall?._zod.def.type === 'never'

/** Bounds of a number parsed from digits, which are declared on the output side of the pipe. */
function tellBounds(zodSchema: z.core.$ZodType, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { type, out } = zodSchema._zod.def as { type: string; out?: z.core.$ZodType }
  if (type !== 'pipe' || !out) return
  const { minimum, maximum } = z.toJSONSchema(out as z.ZodMiniType, { unrepresentable: 'any' })
  if (minimum === undefined || maximum === undefined) return
  for (const one of [jsonSchema, ...(jsonSchema.anyOf ?? [])])
    if (typeof one === 'object' && one.type === 'integer') Object.assign(one, { minimum, maximum })
}

/** Removes bounds that only say that an integer is exact in JSON. */
function tellSafeIntegers(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/** Rewrites `#/$defs/X`, which would be resolved from the root of the document. */
function movedRef(ref: string, names: ReadonlyMap<string, string>): string {
  const [, key = ''] = /^#\/\$defs\/(.+)$/.exec(ref) ?? []
  const name = names.get(key)
  if (name === undefined) throw new Error(`A schema refers to ${ref}, which it does not define.`)
  return `#/components/schemas/${name}`
}

/** Removes patterns with `\p{L}`: many tools compile patterns without the Unicode flag and would reject every letter. */
function tellUnicodePattern(schema: z.core.JSONSchema.BaseSchema): void {
  if (!schema.pattern?.includes('\\p{')) return
  schema.description = `Matches /${schema.pattern}/u.`
  delete schema.pattern
}

/** Declares the keys of a record as properties, as the generated schema only lists them as required. */
function nameRequired(schema: z.core.JSONSchema.BaseSchema): void {
  const { required = [], properties, additionalProperties } = schema
  const unnamed = required.filter((name) => properties?.[name] === undefined)
  if (unnamed.length === 0 || typeof additionalProperties !== 'object') return
  schema.properties = { ...properties, ...Object.fromEntries(unnamed.map((name) => [name, additionalProperties])) }
}
