import { expect, test } from 'vitest'
import { frozen, weightOf } from './frozen.ts'

test('plain data is frozen to its depth', () => {
  const data = frozen({ list: [{ name: 'a' }], of: new Map([['b', { name: 'c' }]]) })
  expect([data, data.list, data.list[0], data.of.get('b')].every((part) => Object.isFrozen(part))).toBe(true)
})

test('the weight of data counts two bytes a letter, eight a number or a reference, and what holds them', () => {
  expect([weightOf(7), weightOf(null), weightOf('')]).toEqual([8, 8, 16])
  expect(weightOf('abcde')).toBe(26)
  expect(weightOf({ a: 'abcde', b: 1 })).toBe(56 + 8 + 26 + 8 + 8)
  expect(weightOf(new Set(['abcde', 1]))).toBe(weightOf(['abcde', 1]))
})
