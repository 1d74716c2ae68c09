import { expect, test } from 'vitest'
import { casesOf, commonCodes, outcomeOf, type Seen } from './fault-outcomes.ts'

const endpoints = [
  { name: 'wallet.balance', errors: ['system.error', 'WALLET_BUSY'] },
  { name: 'help.center', errors: ['system.error', 'NO_HELP', 'CLOSED'] },
  { name: 'games.hot', errors: ['system.error'] },
]
const rest: Seen = { path: '/m/help', dialogs: [], messages: [], lines: ['Help'], waits: false }
const one = { endpoint: 'help.center', code: 'TOO_MANY_REQUEST' }

test('an error run raises the declared errors of a screen’s calls, or common ones too', () => {
  expect([...commonCodes(endpoints)]).toEqual(['system.error'])
  const called = ['help.center', 'games.hot', 'help.center', 'no.such']
  expect(casesOf(called, endpoints, false)).toEqual([
    { endpoint: 'help.center', code: 'NO_HELP' },
    { endpoint: 'help.center', code: 'CLOSED' },
  ])
  expect(casesOf(called, endpoints, true).map(({ code }) => code)).toEqual([
    'system.error',
    'NO_HELP',
    'CLOSED',
    'system.error',
  ])
})

test.each<[string, Partial<Seen>, number]>([
  ['not called', {}, 0],
  ['nothing', {}, 1],
  ['redirected', { path: '/m/home' }, 1],
  ['dialog', { dialogs: ['Try again later'] }, 1],
  ['message', { messages: ['Too many requests'] }, 2],
  ['blank', { lines: [] }, 1],
  ['waits', { waits: true }, 1],
  ['other text', { lines: ['Help', 'Help could not be loaded.'] }, 1],
])('an error run says what the screen did: %s', (verdict, change, hits) => {
  expect(outcomeOf(one, hits, rest, { ...rest, ...change })).toMatchObject({ ...one, verdict, hits })
})

test('an error is recognised by texts that appear only with it, per language', () => {
  const popup = { ...rest, dialogs: ['Welcome'] }
  expect(outcomeOf(one, 1, popup, popup).verdict).toBe('nothing')
  const ownMessage = { ...rest, messages: ['Something of its own'] }
  expect(outcomeOf(one, 1, rest, ownMessage)).toMatchObject({ text: 'Something of its own', saysSo: false })
})
