import { expect, test } from 'vitest'
import { differing, linkTo } from './state-link.ts'

const state = {
  origin: 'http://localhost:3000',
  route: '/m/gameList?type=RNG&as=somebody&world=w1',
  scenario: 'everyday',
  merchant: undefined,
  as: 'amina',
  flags: { CBS3: false, PTSYS3: true },
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
