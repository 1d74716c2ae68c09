import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { check, fieldErrorsFrom, rules } from './rules.ts'

const keysOf = (schema: z.core.$ZodType, value: unknown) => {
  const result = check(z.object({ field: schema as z.ZodMiniType }), { field: value })
  return result.ok ? [] : result.errors.field?.map(({ key }) => key)
}

describe('the generic rules', { tags: ['VALID-023'] }, () => {
  test.each([
    ['required', z.string().check(rules.required()), 'x', ''],
    ['required', z.string(), 'x', undefined],
    ['whitespace', z.string().check(rules.noBlanks()), 'ab', 'a b'],
    [
      'whitespace',
      z.string().check(z.refine((text: string) => text.trim() === text, { error: 'whitespace' })),
      'ab',
      ' ab',
    ],
    ['type', z.string(), 'x', 7],
    ['range', z.number().check(z.gte(1), z.lte(9)), 9, 10],
    ['range', z.string().check(z.minLength(2), z.maxLength(4)), 'abcd', 'abcde'],
    ['pattern', z.string().check(z.regex(/^\d+$/)), '12', '1a'],
    ['enum', z.enum(['dark', 'light']), 'dark', 'blue'],
  ])('%s lets the right value pass and names the wrong one', { tags: ['VALID-023'] }, (name, schema, right, wrong) => {
    expect(keysOf(schema, right)).toEqual([])
    expect(keysOf(schema, wrong)).toEqual([`forms:rule.${name}`])
  })
})

test('a missing value breaks only the rule that requires it', () => {
  expect(keysOf(z.string().check(rules.required(), rules.length(4, 20)), '')).toEqual(['forms:rule.required'])
})

test('the message of a broken bound has its values', () => {
  const result = check(z.object({ name: z.string().check(rules.length(4, 20)) }), { name: 'abc' })
  expect(result).toEqual({ ok: false, errors: { name: [{ key: 'forms:rule.length', values: { min: 4, max: 20 } }] } })
})

test('rules that a server names get the same messages, unknown ones a general message', () => {
  expect(fieldErrorsFrom({ username: ['range', 'whitespace'], captcha: ['unheard-of'] })).toEqual({
    username: [{ key: 'forms:rule.range' }, { key: 'forms:rule.whitespace' }],
    captcha: [{ key: 'forms:rule.pattern' }],
  })
})
