import { expect, test } from 'vitest'
import { callStandings, reliancePage, screenStandings } from '../support/reliance.ts'
import { read } from '../support/repository.ts'

test('docs/reliance.md equals what npm run reliance writes', () => {
  expect(read('docs/reliance.md')).toBe(reliancePage())
})

test('every call and every screen has a test', () => {
  const unknown = [...callStandings(), ...screenStandings()].filter(({ standing }) => standing === 'unknown')
  expect(unknown).toEqual([])
})

test('a call with requirement rows is proven, one without is assumed', () => {
  const calls = new Map(callStandings().map((call) => [call.name, call]))
  expect(calls.get('member.icon')).toMatchObject({ standing: 'proven', rows: ['API-017', 'API-018'] })
  expect(calls.get('agents.commission')).toMatchObject({ standing: 'assumed' })
})
