import type { OpenAPIV3_1 } from 'openapi-types'
import { expect, test } from 'vitest'
import { app, controlHeaders } from '../support/platform.ts'

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject

const BOUNDS = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'pattern', 'enum', 'const', 'default'],
] as const

/** Every bound of every field a call takes, one a line: `GET /path query.limit minimum 1, maximum 100`. */
function boundsOf(document: OpenAPIV3_1.Document): string[] {
  const lines: string[] = []
  const named = <T>(one: T | OpenAPIV3_1.ReferenceObject): T => {
    const [, kind = '', name = ''] = (one as OpenAPIV3_1.ReferenceObject).$ref?.match(/components\/(\w+)\/(.+)$/) ?? []
    return name ? ((document.components as Record<string, Record<string, T>>)[kind]?.[name] as T) : (one as T)
  }
  const walk = (given: Schema, at: string, above: readonly Schema[] = []): void => {
    const schema = named(given) as OpenAPIV3_1.SchemaObject
    if (above.includes(schema)) return
    const within = [...above, schema]
    const own = BOUNDS.filter(
      (bound) => schema[bound] !== undefined && Math.abs(Number(schema[bound])) !== Number.MAX_SAFE_INTEGER,
    )
    if (own.length > 0)
      lines.push(`${at} ${own.map((bound) => `${bound} ${JSON.stringify(schema[bound])}`).join(', ')}`)
    for (const [name, field] of Object.entries(schema.properties ?? {})) walk(field, `${at}.${name}`, within)
    if ('items' in schema && typeof schema.items === 'object') walk(schema.items, `${at}[]`, within)
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) walk(one, at, within)
  }
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, call] of Object.entries(methods ?? {})) {
      if (typeof call !== 'object' || !('responses' in call)) continue
      for (const one of call.parameters ?? []) {
        const parameter = named(one)
        // Every call takes the same headers.
        const of = parameter.in === 'header' ? '' : `${method.toUpperCase()} ${path} `
        walk(parameter.schema as Schema, `${of}${parameter.in}.${parameter.name}`)
      }
      const body = call.requestBody && named(call.requestBody)
      for (const { schema } of Object.values(body?.content ?? {}))
        if (schema) walk(schema as Schema, `${method.toUpperCase()} ${path} body`)
    }
  return [...new Set(lines)].sort()
}

test('what each field of a call may hold is as it was agreed: a changed bound is a changed line', async () => {
  const { body } = await (await app()).get('/__control/openapi.json').set(controlHeaders())
  await expect(`${boundsOf(body).join('\n')}\n`).toMatchFileSnapshot('field-bounds.txt')
})
