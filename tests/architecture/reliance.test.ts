import { expect, test } from 'vitest'
import { callStandings, reliancePage, screenStandings } from '../support/reliance.ts'
import { read } from '../support/repository.ts'

const calls = callStandings()

test('docs/reliance.md equals what npm run reliance writes', () => {
  expect(read('docs/reliance.md')).toBe(reliancePage())
})

test('every call and every screen has a test', () => {
  const unknown = [...calls, ...screenStandings()].filter(({ standing }) => standing === 'unknown')
  expect(unknown).toEqual([])
})

test('a call with requirement rows is proven, one without is assumed', () => {
  const byName = new Map(calls.map((call) => [call.name, call]))
  expect(byName.get('member.icon')).toMatchObject({ standing: 'proven', rows: ['API-017', 'API-018'] })
  expect(byName.get('agents.commission')).toMatchObject({ standing: 'assumed' })
})
