import type { Schema } from '@understudy/contracts'
import * as z from 'zod/mini'
import type { Deviation, Kind } from './exchange.ts'
import { maskedName } from './mask.ts'

/** Collects the findings of a comparison. */
export interface Findings {
  differs(deviation: Deviation): void
  /** A field of the contract was present, with a value of its enumeration if it has one. */
  saw(path: string, value?: string): void
}

interface Def {
  type: string
  innerType?: Schema
  shape?: Record<string, Schema>
  catchall?: Schema
  element?: Schema
  items?: readonly Schema[]
  options?: readonly Schema[]
  valueType?: Schema
  in?: Schema
  getter?: () => Schema
  values?: readonly unknown[]
  entries?: Record<string, unknown>
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def
const fits = (schema: Schema, value: unknown) => z.safeParse(schema, value).success
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Describes a value by its type, or literally if it is a short word, as a recording may contain secrets. */
const typeName = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
const aType = (type: string) => (type === 'null' ? type : `${type === 'object' ? 'an' : 'a'} ${type}`)
const PLAIN = /^[\w.-]{1,24}$/
const display = (value: unknown) => (PLAIN.test(String(value)) ? maskedName(String(value)) : aType(typeName(value)))

const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional', 'catch', 'success'])
const TYPE_OF: Record<string, string> = {
  object: 'object',
  record: 'object',
  array: 'list',
  tuple: 'list',

  string: 'string',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** Compares a value with a schema, field by field; `path` is its position. */
export function compareValue(schema: Schema, value: unknown, path: string, findings: Findings): void {
  const def = defOf(schema)
  const inner = innerOf(def)
  if (inner) {
    const isAllowed = (value === undefined || value === null) && fits(schema, value)
    if (!isAllowed) compareValue(inner, value, path, findings)
  } else if (def.type === 'union') compareUnion(def.options ?? [], value, path, findings)
  else if (def.type === 'object' && isObject(value)) compareObject(schema, value, path, findings)
  else if ((def.type === 'array' || def.type === 'tuple') && Array.isArray(value)) {
    for (const [at, item] of value.entries())
      compareValue((def.element ?? def.items?.[at] ?? z.unknown()) as Schema, item, `${path}[]`, findings)
  } else if (def.type === 'record' && isObject(value)) {
    for (const item of Object.values(value)) compareValue(def.valueType as Schema, item, `${path}{}`, findings)
  } else if (!fits(schema, value)) findings.differs({ path, ...misfit(schema, value) })
  else if ((valuesOf(schema)?.length ?? 0) > 1) findings.saw(path, String(value))
}

/** Unwraps optional, piped and lazy schemas. */
const innerOf = (def: Def): Schema | undefined =>
  WRAPPERS.has(def.type)
    ? def.innerType
    : def.type === 'pipe'
      ? def.in
      : def.type === 'lazy'
        ? def.getter?.()
        : undefined

/** Describes how a value violates its schema. */
function misfit(schema: Schema, value: unknown): Omit<Deviation, 'path'> {
  const values = valuesOf(schema)
  const types = values
    ? [...new Set(values.map(typeName))]
    : [TYPE_OF[defOf(schema).type]].filter((type) => type !== undefined)
  if (types.length > 0 && !types.includes(typeName(value))) return retyped(types, value)
  return {
    kind: 'value.outside',
    found: values ? display(value) : `another ${typeName(value)}`,
    expected: expectation(schema),
  }
}

function valuesOf(schema: Schema): readonly unknown[] | undefined {
  const { values, entries } = defOf(schema)
  return values ?? (entries && Object.values(entries))
}

const retyped = (types: readonly string[], value: unknown) => ({
  kind: 'field.retyped' as const satisfies Kind,
  found: aType(typeName(value)),
  expected: types.map(aType).join(' or '),
})

/** How many values of an enumeration are told. */
const MOST_VALUES = 12
const BOUNDS = [
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
]

/** What a schema allows, in a few words: `one of on, off`, `a number (minimum 1)`. */
function expectation(schema: Schema): string {
  const inner = innerOf(defOf(schema))
  if (inner) return expectation(inner)
  const values = valuesOf(schema)
  if (values && values.length > 1) {
    const more = values.length > MOST_VALUES ? ` and ${values.length - MOST_VALUES} more` : ''
    return `one of ${values.slice(0, MOST_VALUES).join(', ')}${more}`
  }
  if (values) return String(values[0])
  const described = z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any', io: 'input' }) as Record<
    string,
    unknown
  >
  const bounds = BOUNDS.flatMap((bound) => (described[bound] === undefined ? [] : [`${bound} ${described[bound]}`]))
  const type = TYPE_OF[defOf(schema).type]
  return `${type === undefined ? 'a value' : aType(type)}${bounds.length > 0 ? ` (${bounds.join(', ')})` : ''}`
}

function compareObject(schema: Schema, value: Record<string, unknown>, path: string, findings: Findings): void {
  const { shape = {}, catchall } = defOf(schema)
  const pathTo = (name: string) => (path === '' ? name : `${path}.${name}`)
  for (const [name, field] of Object.entries(shape)) {
    if (Object.hasOwn(value, name) && value[name] !== undefined) {
      findings.saw(pathTo(name))
      compareValue(field, value[name], pathTo(name), findings)
    } else if (!fits(field, undefined))
      findings.differs({
        kind: 'field.missing',
        path: pathTo(name),
        found: 'it was not there',
        expected: expectation(field),
      })
  }
  const isOpen = catchall !== undefined && defOf(catchall).type !== 'never'
  if (isOpen) return
  for (const name of Object.keys(value))
    if (!Object.hasOwn(shape, name))
      findings.differs({ kind: 'field.new', path: pathTo(maskedName(name)), found: aType(typeName(value[name])) })
}

/** Compares with each option of a union and reports the one that differs least. */
function compareUnion(options: readonly Schema[], value: unknown, path: string, findings: Findings): void {
  const tried = options.map((option) => {
    const mark = keeping()
    compareValue(option, value, path, mark.findings)
    return { ...mark, fits: fits(option, value) }
  })
  const cost = ({ deviations, fits }: (typeof tried)[number]) => deviations.length + (fits ? 0 : 0.5)
  const [best] = tried.sort((a, b) => cost(a) - cost(b))
  if (!best) return
  for (const { path, value } of best.seen) findings.saw(path, value)
  const types = options.flatMap((option) => TYPE_OF[defOf(option).type] ?? [])
  const noneFits = types.length === options.length && !types.includes(typeName(value))
  if (noneFits) findings.differs({ path, ...retyped(types, value) })
  else for (const deviation of best.deviations) findings.differs(deviation)
}

/** Findings that are buffered. */
function keeping() {
  const deviations: Deviation[] = []
  const seen: { path: string; value: string | undefined }[] = []
  return {
    deviations,
    seen,
    findings: {
      differs: (deviation) => void deviations.push(deviation),
      saw: (path, value) => void seen.push({ path, value }),
    } satisfies Findings,
  }
}
