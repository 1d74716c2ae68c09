import { describe, expect, test } from 'vitest'
import { isBounded } from './bounded-pattern.ts'

describe('a pattern is bounded', () => {
  test.each([
    'a',
    '\\d+',
    '[a-zA-Z][a-zA-Z0-9]{3,12}',
    '[a-z]+[a-z0-9]+',
    '\\w+\\.\\w+\\.\\w+',
    '(?:[a-z]+,)*[a-z]+',
    '(?=.*[A-Za-z])(?=.*\\d)(?=.*[!?])\\S+',
    '(red|green|blue)\\d?',
    '(a|b){3}',
    '^3\\d{9}$',
    '(\\d)\\1{5}',
  ])('%s', (pattern) => expect(isBounded(pattern)).toBe(true))

  test.each([
    ['nested', '(a+)+'],
    ['nested, anchored', '^(a+)+$'],
    ['nested with a separator that may be absent', '(a+,?)+'],
    ['empty inside', '(a*)*'],
    ['either of two that overlap', '(a|a)*'],
    ['either of two of different length', '(a|aa)+'],
    ['counted, but often', '(a|a){40}'],
    ['optional ones in a row', 'a?'.repeat(40)],
    ['three in a row that overlap', 'a*a*a*b'],
    ['inside a look ahead', '(?=(a+)+b)a'],
    ['inside a named group', '(?<x>(a+)+)'],
    ['class beside class', '[a-z]*[a-y]*[a-x]*!'],
    ['no pattern', '('],
    ['no pattern with Unicode', '\\-'],
  ])('a pattern is not bounded: %s', (_what, pattern) => expect(isBounded(pattern)).toBe(false))
})
