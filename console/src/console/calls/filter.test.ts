import type { TapeEntry } from '@understudy/contracts/control/inspect'
import { describe, expect, test } from 'vitest'
import { bodyTextsOf, parseFilter, passes, termFor, withoutTerm, withTerm } from './filter.ts'

const call = (of: Partial<TapeEntry>): TapeEntry => ({
  seq: 1,
  at: 0,
  endpoint: 'games.list',
  method: 'GET',
  path: '/wps/games?type=RNG',
  status: 200,
  code: null,
  actor: null,
  ms: 5,
  input: null,
  fault: null,
  flag: null,
  clock: 'running',
  rows: 0,
  cause: null,
  page: '/m/home',
  bytes: 400,
  ...of,
})
const CALLS = [
  call({ seq: 1 }),
  call({ seq: 2, actor: 'amina', endpoint: 'wallet.balance', status: 404, code: 'NOT_FOUND', ms: 130 }),
  call({ seq: 3, actor: 'amina', endpoint: 'wallet.transfer', method: 'POST', rows: 3, bytes: 2_000 }),
  call({ seq: 4, actor: 'zoya', status: 503, code: 'system.error', fault: 'error system.error', page: '/m/mine' }),
  call({ seq: 5, actor: 'long name', flag: 'CBS3', status: 200, code: 'function.not.available', cause: 'crash' }),
]
const matchingCalls = (text: string) => {
  const terms = parseFilter(text)
  return CALLS.filter((one) => passes(terms, one)).map(({ seq }) => seq)
}

describe('a filter that looks into bodies', () => {
  const inBody = (text: string) => (call: TapeEntry) => text === 'B 7' && call.seq === 3
  const passingCalls = (text: string) =>
    CALLS.filter((one) => passes(parseFilter(text, inBody), one)).map(({ seq }) => seq)

  test('the body filter takes the whole text, quoted or not, and can be negated', () => {
    expect({
      quoted: passingCalls('body:"B 7"'),
      other: passingCalls('body:B'),
      negated: passingCalls('-body:"B 7" who:amina'),
    }).toEqual({
      quoted: [3],
      other: [],
      negated: [2],
    })
  })

  test('the body filter names each searched text once', () => {
    expect(bodyTextsOf('who:amina body:77 -body:"a b" body:77 body:')).toEqual(['77', 'a b'])
  })
})

describe('the filter of calls', () => {
  test.each([
    ['', [1, 2, 3, 4, 5]],
    ['status:4xx', [2]],
    ['status:4xx,503', [2, 4]],
    ['status:400-599', [2, 4]],
    ['who:amina', [2, 3]],
    ['who:guest', [1]],
    ['who:AMINA', [2, 3]],
    ['who:ami', []],
    ['who:ami*', [2, 3]],
    ['who:"long name"', [5]],
    ['endpoint:wallet.*', [2, 3]],
    ['endpoint:*.balance', [2]],
    ['endpoint:w*t.*er', [3]],
    ['endpoint:wallet', []],
    ['path:type=rng', [1, 2, 3, 4, 5]],
    ['page:/m/mine', [4]],
    ['method:post', [3]],
    ['ms:>100', [2]],
    ['ms:<100', [1, 3, 4, 5]],
    ['size:>1000', [3]],
    ['rows:1-5', [3]],
    ['rows:0', [1, 2, 4, 5]],
    ['fault', [4]],
    ['fault:"error system.error"', [4]],
    ['flag', [5]],
    ['flag:CBS3', [5]],
    ['failed', [2, 4, 5]],
    ['wrote', [3]],
    ['broken', [5]],
    ['not_found', [2]],
    ['games.list /m/home', [1, 5]],
    ['-who:amina', [1, 4, 5]],
    ['-fault -flag failed', [2]],
    ['-status:200 who:amina,zoya -who:zoya', [2]],
    ['-system.error -"long name" failed', [2]],
  ])('%s', (text, numbers) => expect(matchingCalls(text)).toEqual(numbers))

  test.each([
    ['colour:red', /no call has “colour”/],
    ['status:abc', /write 404, 4xx/],
    ['ms:fast', />100/],
    ['who:', /needs a value/],
  ])('the invalid filter %s is reported and filters nothing', (text, problem) => {
    expect(parseFilter(text)[0]?.problem).toMatch(problem)
    expect(matchingCalls(text)).toEqual([1, 2, 3, 4, 5])
    expect(matchingCalls(`${text} who:zoya`)).toEqual([4])
  })

  test('filter words are added and removed by their meaning', () => {
    expect(withoutTerm(parseFilter('status:4xx -who:"long name" fault'), 1)).toBe('status:4xx fault')
    expect(withTerm('fault', 'who:amina')).toBe('fault who:amina')
    expect(withTerm('fault who:amina', 'who:amina')).toBe('fault who:amina')
    expect({ word: termFor('who', 'amina'), words: termFor('who', 'long name') }).toEqual({
      word: 'who:amina',
      words: 'who:"long name"',
    })
    expect(matchingCalls(withTerm('', termFor('who', 'long name')))).toEqual([5])
  })

  test('a filter reads an open quote, a lone minus and an inner colon as words', () => {
    expect(matchingCalls('who:"long name')).toEqual([5])
    expect(matchingCalls('-')).toEqual([])
    expect(parseFilter('- a')).toHaveLength(2)
  })
})
