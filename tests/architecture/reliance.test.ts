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

test('a recording that agrees raises a call from assumed to observed', { tags: ['all'] }, () => {
  const seen = (deviations: number) => ({
    calls: 2,
    fields: ['response list', 'response list[].orderNo'],
    codes: ['unauthorized'],
    values: {},
    deviations,
  })
  const endpoints = { 'rebate.history': seen(0), 'rebate.day': seen(1), 'member.icon': seen(0) }
  const recordings = [{ file: 'march.json', evidence: { source: 'x', at: '2026-03-10T07:00:00Z', endpoints } }]
  const byName = new Map(callStandings(recordings).map((call) => [call.name, call]))
  expect(byName.get('rebate.history')).toMatchObject({ standing: 'observed', observed: '2026-03-10', fieldsSeen: 2 })
  expect(byName.get('rebate.day')).toMatchObject({ standing: 'assumed', observed: undefined })
  expect(byName.get('member.icon')).toMatchObject({ standing: 'proven', observed: '2026-03-10' })
  expect(reliancePage(recordings)).toMatch(/`rebate\.history`<br>\S+ \S+ \| observed 2026-03-10 \|/)
})

test('a call with requirement rows is proven, one without is assumed', () => {
  const byName = new Map(calls.map((call) => [call.name, call]))
  expect(byName.get('member.icon')).toMatchObject({ standing: 'proven', rows: ['API-017', 'API-018'] })
  expect(byName.get('agents.commission')).toMatchObject({ standing: 'assumed' })
})
