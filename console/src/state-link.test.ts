import { expect, test } from 'vitest'
import { differing, faultText, linkTo } from './state-link.ts'

const state = {
  origin: 'http://localhost:3000',
  route: '/m/gameList?type=RNG&as=somebody&world=w1',
  scenario: 'everyday',
  merchant: undefined,
  as: 'amina',
  flags: { CBS3: false, PTSYS3: true },
  outage: undefined,
  country: undefined,
  luck: [],
  faults: [],
  at: Date.parse('2026-03-10T07:00:00Z'),
  lang: 'UR-LA',
  theme: 'light',
}

test('a state link holds scenario, person, flags, time, language and page', () => {
  expect(linkTo(state)).toBe(
    'http://localhost:3000/m/gameList?type=RNG&scenario=everyday&as=amina&flags=-CBS3,PTSYS3' +
      '&at=2026-03-10T07:00:00.000Z&lang=UR-LA&theme=light',
  )
})

test('a guest in an untouched world has a short state link', () => {
  const link = linkTo({ ...state, route: '/m/home', as: undefined, flags: {}, merchant: 'cedar3' })
  expect(new URL(link).searchParams.has('as')).toBe(false)
  expect(new URL(link).searchParams.has('flags')).toBe(false)
  expect(new URL(link).searchParams.get('merchant')).toBe('cedar3')
})

test('a state link has only the flags that differ from the defaults', () => {
  expect(differing({ A: true, B: false, C: true, D: false }, { A: true, B: true })).toEqual({ B: false, C: true })
})

test('a state link carries outage, country, next rounds and faults', () => {
  const link = linkTo({
    ...state,
    route: '/m/home?outage=region',
    outage: ['maintenance', 'region'],
    country: 'IN',
    luck: ['win', 'big'],
    faults: [
      { endpoint: 'games.list', kind: 'drop' },
      { endpoint: '*', kind: 'network', shape: 'lossy' },
      { endpoint: 'wallet.balance', kind: 'latency', ms: 5_000 },
      { endpoint: 'games.hot', kind: 'error', code: 'TOO_MANY_REQUEST' },
    ],
  })
  expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({
    outage: 'maintenance,region',
    country: 'IN',
    luck: 'win,big',
    faults: 'games.list:drop,*:lossy,wallet.balance:5000ms,games.hot:TOO_MANY_REQUEST',
  })
})

test('a state link opens a platform that its scenario closes', () => {
  expect(new URL(linkTo({ ...state, outage: [] })).searchParams.get('outage')).toBe('none')
})

test.each([
  { endpoint: 'games.list', kind: 'drop', times: 1 },
  { endpoint: 'games.list', kind: 'drop', nth: 2 },
  { endpoint: '*', kind: 'network', shape: 'lossy', loss: 0.5 },
  { endpoint: '*', kind: 'network', ms: 100 },
] as const)('a rule with conditions or figures of its own fits into no link: %j', (rule) => {
  expect(faultText(rule)).toBeUndefined()
})
