import { CONTRACT_NAME } from './contract-names.ts'
import { upperFirst } from './names.ts'
import { schemaRef } from './parts.ts'
import type { JsonSchema } from './schemas.ts'

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fewer fields are shorter in place than a name to look up. */
const FEWEST_FIELDS = 2

const isShareable = (value: JsonSchema): boolean =>
  value.type === 'object' && Object.keys(value.properties ?? {}).length >= FEWEST_FIELDS

/** What a schema says of itself; a description may be that of the one field it stands for. */
function textOf({ description: _field, [CONTRACT_NAME]: _name, ...schema }: JsonSchema): string {
  return JSON.stringify(schema, (key, value) => (key === CONTRACT_NAME ? undefined : value))
}

/**
 * Moves each object schema that stands in several places into `named`, so that it is read once and a generated client
 * has one type for it. Bodies and answers themselves stay at their calls.
 */
export function shareSchemas<T extends JsonSchema>(paths: T, named: JsonSchema): { paths: T; named: JsonSchema } {
  const uses = new Map<string, number>()
  const count = (value: unknown, isWhole: boolean): void => {
    if (Array.isArray(value)) for (const one of value) count(one, false)
    if (!isObject(value)) return
    if (!isWhole && isShareable(value)) {
      const text = textOf(value)
      const useCount = uses.get(text) ?? 0
      uses.set(text, useCount + 1)
      // What lies within is the same again.
      if (useCount > 0) return
    }
    for (const [key, inner] of Object.entries(value)) count(inner, key === 'schema')
  }
  count(paths, false)
  for (const one of Object.values(named)) count(one, true)

  const nameOf = new Map<string, string>()
  const shared: JsonSchema = {}
  const usedNames = new Set(Object.keys(named))
  /** The first name that is free: the contract's, else that of the field, told apart by its feature. */
  function nameFor(schema: JsonSchema, field: string, feature: string): string {
    const contractName = schema[CONTRACT_NAME]
    const names = [
      typeof contractName === 'string' ? contractName : upperFirst(field),
      upperFirst(feature) + upperFirst(field),
    ]
    const last = names.at(-1) ?? ''
    let number = 2
    let name = names.find((one) => !usedNames.has(one))
    while (name === undefined || usedNames.has(name)) name = `${last}${number++}`
    usedNames.add(name)
    return name
  }

  function moved(value: unknown, field: string, feature: string, isWhole = false): unknown {
    if (Array.isArray(value)) return value.map((one) => moved(one, field, feature))
    if (!isObject(value)) return value
    if (!isWhole && isShareable(value)) {
      const text = textOf(value)
      if ((uses.get(text) ?? 0) > 1) {
        let name = nameOf.get(text)
        if (name === undefined) {
          name = nameFor(value, field, feature)
          nameOf.set(text, name)
          const { description: _field, ...schema } = value
          shared[name] = moved(schema, field, feature, true)
        }
        return { ...schemaRef(name), ...(value.description === undefined ? {} : { description: value.description }) }
      }
    }
    const inProperties = (properties: JsonSchema) =>
      Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, moved(inner, key, feature)]))
    const entries = Object.entries(value).flatMap(([key, inner]) => {
      if (key === CONTRACT_NAME) return []
      if (key === 'examples' || key === 'example') return [[key, inner] as const]
      if (key === 'properties' && isObject(inner)) return [[key, inProperties(inner)] as const]
      const within = key === 'items' ? `${field}Item` : field
      return [[key, moved(inner, within, feature, key === 'schema')] as const]
    })
    return Object.fromEntries(entries)
  }

  const featureOf = (operation: unknown) => (isObject(operation) ? String((operation.tags as string[])?.[0] ?? '') : '')
  const newPaths = Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as JsonSchema).map(([method, operation]) => [
          method,
          moved(operation, 'value', featureOf(operation)),
        ]),
      ),
    ]),
  ) as T
  const rest = Object.fromEntries(Object.entries(named).map(([name, one]) => [name, moved(one, name, '', true)]))
  return { paths: newPaths, named: { ...rest, ...shared } }
}
