import { expect, test } from 'vitest'
import { fieldRows, typeOf } from './field-rows.ts'
import { describedIn, type JsonSchema, parametersOf, replyOf } from './openapi.ts'

const Leaf: JsonSchema = { type: 'object', properties: { next: { $ref: '#/components/schemas/Leaf' } } }
const document = {
  components: { schemas: { Leaf }, parameters: { World: { name: 'x-world', in: 'header', schema: {} } } },
  paths: {
    '/wps/a': {
      get: {
        'x-name': 'a.read',
        parameters: [
          { $ref: '#/components/parameters/World' },
          { name: 'pageNo', in: 'query' as const, required: true, schema: { type: 'integer', minimum: 1 } },
        ],
        responses: {
          '200': { description: '', content: { 'application/json': { schema: Leaf, examples: { e: { value: 7 } } } } },
        },
      },
    },
    '/play': { servers: [], post: { 'x-name': 'stage.spin', responses: {} } },
  },
}
const all = describedIn(document as unknown as Parameters<typeof describedIn>[0])
const [read, spin] = [all.get('a.read')!, all.get('stage.spin')!]

test('a call is found by name with its inputs and who answers it', () => {
  expect([...all.keys()]).toEqual(['a.read', 'stage.spin'])
  expect({ readIsElsewhere: read.isElsewhere, spinIsElsewhere: spin.isElsewhere }).toEqual({
    readIsElsewhere: false,
    spinIsElsewhere: true,
  })
  expect(parametersOf(read).map(({ name }) => name)).toEqual(['pageNo'])
  expect(replyOf(read)).toMatchObject({ example: 7 })
  expect(replyOf(spin)).toBeUndefined()
})

test('fields of lists, unions and recursive schemas have a path each', () => {
  const schema: JsonSchema = {
    type: 'object',
    required: ['value'],
    properties: {
      value: {
        anyOf: [
          {
            type: 'array',
            items: { type: 'object', properties: { id: { type: 'string', description: 'Its number.' } } },
          },
          { type: 'null' },
        ],
      },
    },
  }
  expect(fieldRows(schema, read.resolve)).toEqual([
    { path: 'value', type: 'list of object or null', isRequired: true, description: '' },
    { path: 'value[].id', type: 'text', isRequired: false, description: 'Its number.' },
  ])
  const deep = fieldRows({ $ref: '#/components/schemas/Leaf' }, read.resolve).map(({ path }) => path)
  expect({ first: deep[0], count: deep.length }).toEqual({ first: 'next', count: 9 })
})

test.each<[JsonSchema, string]>([
  [{ type: 'integer', minimum: 1, maximum: 50 }, 'integer, 1 to 50'],
  [{ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'integer'],
  [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'integer, 0 or more'],
  [{ type: 'number', exclusiveMinimum: 0, maximum: 1 }, 'number above 0, at most 1'],
  [{ type: 'string', maxLength: 40 }, 'text, at most 40 letters'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ const: true }, 'true'],
  [{ type: 'array', items: { type: 'boolean' }, maxItems: 3 }, 'list of boolean, at most 3'],
  [{}, 'anything'],
])('the typed value %j reads as %s', (schema, text) => {
  expect(typeOf(schema, read.resolve)).toBe(text)
})
