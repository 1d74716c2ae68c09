import { expect, test } from 'vitest'
import { CONTRACT_NAME } from './contract-names.ts'
import { shareSchemas } from './shared-schemas.ts'

const terms = { type: 'object', properties: { rate: { type: 'number' }, days: { type: 'integer' } } }
const call = (feature: string, properties: object) => ({
  get: { tags: [feature], responses: { 200: { content: { json: { schema: { type: 'object', properties } } } } } },
})
const propertiesAt = (paths: object, path: string) => {
  const operations = paths as Record<string, ReturnType<typeof call>>
  return operations[path]?.get.responses[200].content.json.schema.properties
}

test('a shared object moves to the components, each field keeps its description', () => {
  const { paths, named } = shareSchemas(
    {
      '/one': call('agents', { terms: { ...terms, description: 'Agreed terms.' } }),
      '/two': call('agents', { wanted: { ...terms, description: 'Proposed terms.' } }),
    },
    {},
  )
  expect(named).toEqual({ Terms: terms })
  expect(propertiesAt(paths, '/one')).toEqual({
    terms: { $ref: '#/components/schemas/Terms', description: 'Agreed terms.' },
  })
  expect(propertiesAt(paths, '/two')).toEqual({
    wanted: { $ref: '#/components/schemas/Terms', description: 'Proposed terms.' },
  })
})

test('a shared object has the name that the contracts give it', () => {
  const exported = { ...terms, [CONTRACT_NAME]: 'AgentTerms' }
  const { named } = shareSchemas({ '/one': call('agents', { a: exported, b: exported }) }, {})
  expect(named).toEqual({ AgentTerms: terms })
})

test('different schemas have different names', () => {
  const other = { ...terms, required: ['rate'] }
  const { named } = shareSchemas(
    {
      '/one': call('agents', { one: { terms }, two: { items: terms } }),
      '/two': call('agents', { terms: other, more: { anyOf: [{ terms: other }] } }),
    },
    {},
  )
  expect(Object.values(named)).toEqual([terms, other])
  expect(new Set(Object.keys(named)).size).toBe(2)
})
