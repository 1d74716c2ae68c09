import { expect, test } from 'vitest'
import { type Command, findCommands } from './commands.ts'

const one = (id: string, name: string, words = ''): Command => ({ id, name, where: '', words, run: async () => {} })
const ALL = [
  one('go who', 'Who'),
  one('who bilal', 'bilal', 'Agent above amina'),
  one('who amina', 'amina', 'Member'),
  one('scenario everyday', 'everyday', 'The world of amina'),
  one('fault withdrawals.apply balance', 'withdrawals.apply balance', 'fault'),
]
const ids = (typed: string, recent: string[] = []) => findCommands(ALL, typed, recent).map(({ id }) => id)

test('a command of the exact name comes before others that mention it', () => {
  expect(ids('amina')).toEqual(['who amina', 'who bilal', 'scenario everyday'])
})

test('every word must fit, in any order', () => {
  expect(ids('balance withdraw')).toEqual(['fault withdrawals.apply balance'])
  expect(ids('balance amina')).toEqual([])
})

test('recent commands come first if nothing is typed, and among equal matches', () => {
  expect(ids('', ['who amina'])).toEqual(['who amina', 'go who'])
  expect(ids('amina', ['scenario everyday'])).toEqual(['who amina', 'scenario everyday', 'who bilal'])
})
