import { expect, test } from 'vitest'
import { diffOf, foldEqual } from './diff.ts'
import { jsonLines } from './json-lines.ts'

const linesOf = (before: unknown, after: unknown) => diffOf(before, after).map(({ sign, text }) => `${sign}${text}`)

test('a value is written as JSON, line by line', () => {
  const value = { games: [{ name: 'شیر', 'a b': 1 }], none: [], empty: {}, no: null }
  expect(
    jsonLines(value)
      .map(({ depth, text }) => `${'  '.repeat(depth)}${text}`)
      .join('\n'),
  ).toBe(JSON.stringify(value, null, 2))
  expect(jsonLines(undefined)[0]?.text).toBe('null')
})

test('a diff tells what changed, was added and was removed', () => {
  expect(linesOf({ a: 1, b: { c: 1 }, gone: true }, { a: 1, b: { c: 2 }, came: [1] })).toEqual([
    ' {',
    ' "a": 1',
    ' "b": {',
    '-"c": 1',
    '+"c": 2',
    ' }',
    '-"gone": true',
    '+"came": [',
    '+1',
    '+]',
    ' }',
  ])
  expect(linesOf([1, 2], [1, 3, 4])).toEqual([' [', ' 1', '-2', '+3', '+4', ' ]'])
  expect(linesOf([], {})).toEqual(['-[]', '+{}'])
  expect(linesOf({ a: 1 }, { a: 1 }).every((line) => line.startsWith(' '))).toBe(true)
})

test('unchanged lines far from a change are folded', () => {
  const before = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`k${at}`, at]))
  const folded = foldEqual(diffOf(before, { ...before, k6: 'new' }))
  expect(folded.map((one) => (one.kind === 'fold' ? one.lines.length : one.line.sign + one.line.text))).toEqual([
    5,
    ' "k4": 4',
    ' "k5": 5',
    '-"k6": 6',
    '+"k6": "new"',
    ' "k7": 7',
    ' "k8": 8',
    4,
  ])
  expect(foldEqual(diffOf(before, before))).toMatchObject([{ kind: 'fold', at: 0 }])
  expect(foldEqual(diffOf(1, 2)).map(({ kind }) => kind)).toEqual(['line', 'line'])
})
