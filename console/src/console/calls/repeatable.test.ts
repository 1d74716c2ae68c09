import { expect, test } from 'vitest'
import { type RepeatableCall, whyNotRepeatable } from './repeatable.ts'

const call: RepeatableCall = {
  seq: 4,
  endpoint: 'games.hot',
  method: 'POST',
  path: '/wps/relay/hot?gameType=RNG',
  actor: 'amina',
  input: { gameType: 'RNG' },
  merchant: 'aurora1',
  language: 'UR',
}

test.each([
  ['with its input', {}],
  ['without a body', { method: 'GET' as const, input: null }],
  ['of the lottery', { path: '/lgw/orders' }],
  ['with a broken escape in its path', { path: '/wps/%E0%A4%A' }],
])('a call %s can be repeated', (_what, change) => {
  expect(whyNotRepeatable({ ...call, ...change })).toBeUndefined()
})

test.each([
  ['of a game', { path: '/play/w1.7/spin' }, /Only the game itself/],
  ['of the control API', { path: '/__control/worlds' }, /Only the game itself/],
  ['with a masked password', { input: { password: '•••' } }, /secret in it is masked/],
  ['with a masked token in its path', { path: '/wps/a?token=%E2%80%A2%E2%80%A2%E2%80%A2' }, /secret in it is masked/],
  ['whose input was evicted', { input: { note: 'made room' } }, /no longer recorded/],
])('a call %s cannot be repeated', (_what, change, reason) => {
  expect(whyNotRepeatable({ ...call, ...change })).toMatch(reason)
})
