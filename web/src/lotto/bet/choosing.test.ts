import { type ContentRule, stakesOf } from '@understudy/contracts/lottery/content'
import { describe, expect, test } from 'vitest'
import { areNumbers, emptyChoice, fits, QUICK_KEYS, quick, randomChoice, readNumbers, toggled } from './choosing.ts'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const option = (value: string) => ({ value, label: value })
const RULES: ContentRule[] = [
  { kind: 'positions', positions: ['a', 'b', 'c'].map(option), symbols: digits, distinct: false },
  { kind: 'positions', positions: ['a', 'b', 'c'].map(option), symbols: digits.slice(0, 3), distinct: true },
  { kind: 'places', positions: ['a', 'b'].map(option), symbols: digits },
  { kind: 'pick', symbols: digits, choose: 3, most: 8 },
  {
    kind: 'options',
    options: [
      { ...option('big'), odds: 1.9 },
      { ...option('odd'), odds: 1.9 },
    ],
  },
  { kind: 'numbers', digits: 4 },
]

describe('choices of a lottery bet', () => {
  test.each(RULES.map((rule) => [rule.kind, rule] as const))(
    '%s: nothing is no stake, chance always is one',
    (_, rule) => {
      expect(stakesOf(rule, emptyChoice(rule))).toBe(0)
      for (let i = 0; i < 200; i += 1) expect(stakesOf(rule, randomChoice(rule))).toBe(1)
    },
  )

  test('a symbol goes in and out again, in the order of the row', () => {
    const once = toggled([['3'], []], 0, '1', digits)
    expect(once).toEqual([['1', '3'], []])
    expect(toggled(once, 0, '3', digits)).toEqual([['1'], []])
  })

  test('quick keys choose halves and parities of the row', () => {
    expect(Object.fromEntries(QUICK_KEYS.map((key) => [key, quick(digits.slice(1, 7), key).join('')]))).toEqual({
      all: '123456',
      big: '456',
      small: '123',
      odd: '135',
      even: '246',
      clear: '',
    })
    expect(quick(['01', '02', '03', '04', '05'], 'big')).toEqual(['04', '05'])
    expect([areNumbers(digits), areNumbers(['big', 'odd', 'x', 'y']), areNumbers(['1', '2'])]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('a row holds no more than its rule allows', () => {
    const rule = RULES[3] as ContentRule
    expect([fits(rule, [digits.slice(0, 8)]), fits(rule, [digits.slice(0, 9)])]).toEqual([true, false])
  })

  test('pasted numbers are taken once each; invalid ones are counted', () => {
    expect(readNumbers('1234, 0007;1234\n99 x 12345', 4)).toEqual({ numbers: ['1234', '0007'], refused: 3 })
    expect(readNumbers('۱۲۳۴ 0007', 4)).toEqual({ numbers: ['1234', '0007'], refused: 0 })
    expect(readNumbers('', 4)).toEqual({ numbers: [], refused: 0 })
  })
})
