import type { Schema } from '@understudy/contracts'
import * as z from 'zod/mini'

export type JsonSchema = Record<string, unknown>

/** JSON schemas of contracts for one document: what refers to itself gets a name of its own in it. */
export class Schemas {
  readonly #named = new Map<string, JsonSchema>()
  /** Names by what they stand for, so that the same definition in many replies is told once. */
  readonly #nameOf = new Map<string, string>()

  /** Tells a schema under a name. */
  add(name: string, schema: Schema): void {
    this.#named.set(name, this.of(schema, 'output'))
  }

  named(): Record<string, JsonSchema> {
    return Object.fromEntries(this.#named)
  }

  /** The schema of what is sent (`input`) or answered (`output`), its definitions moved to the named ones. */
  of(schema: Schema, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema as z.ZodMiniType, {
      io,
      unrepresentable: 'any',
      reused: 'inline',
      override: ({ zodSchema, jsonSchema }) => {
        // What is answered is read by taking the known fields, so that a newer server may tell more.
        if (zodSchema._zod.def.type === 'object' && io === 'output' && !isStrict(zodSchema))
          Reflect.deleteProperty(jsonSchema, 'additionalProperties')
        nameRequired(jsonSchema)
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> }
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

  #nameFor(definition: JsonSchema): string {
    const text = JSON.stringify(definition)
    const known = this.#nameOf.get(text)
    if (known !== undefined) return known
    const name = `Nested${this.#nameOf.size + 1}`
    this.#nameOf.set(text, name)
    return name
  }
}

const isStrict = (schema: z.core.$ZodType) => (schema as z.core.$ZodObject)._zod.def.catchall?._zod.def.type === 'never'

/** `#/$defs/X` is read from the root of the document, where it stands no more. */
function movedRef(ref: string, names: ReadonlyMap<string, string>): string {
  const [, key = ''] = /^#\/\$defs\/(.+)$/.exec(ref) ?? []
  const name = names.get(key)
  if (name === undefined) throw new Error(`A schema refers to ${ref}, which it does not define.`)
  return `#/components/schemas/${name}`
}

/** A record over known keys asks for each of them without naming it as a property. */
function nameRequired(schema: z.core.JSONSchema.BaseSchema): void {
  const { required = [], properties, additionalProperties } = schema
  const unnamed = required.filter((name) => properties?.[name] === undefined)
  if (unnamed.length === 0 || typeof additionalProperties !== 'object') return
  schema.properties = { ...properties, ...Object.fromEntries(unnamed.map((name) => [name, additionalProperties])) }
}
