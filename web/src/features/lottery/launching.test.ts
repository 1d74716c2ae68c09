import { expect, test } from 'vitest'
import { lotterySample } from '@/test/lottery'
import { inTurn, matching } from './finding.ts'
import { launchQuery } from './launching.ts'
import { hasChoice, launchOf, playTypesOf } from './where.ts'

const NOTHING = {
  playType: undefined,
  gameId: undefined,
  gameGroupId: undefined,
  code: undefined,
  prizeMode: undefined,
  mui: undefined,
}
const k3 = lotterySample()
const north = lotterySample({
  gameId: '101',
  gameGroupId: '11',
  code: 'VN_NORTH',
  name: 'Northern Lotus',
  vendor: 'TCG_LOTTO_VN',
  lottoMode: 'Tradition',
  prizeModes: ['lott'],
  region: 'north',
})
const games = [k3, north]

test('a game is launched as the address wishes', { tags: ['LAUNCH-018'] }, () => {
  const wish = { playType: 'ent', gameId: '300', gameGroupId: '1', code: 'K3_1M', prizeMode: 'zy', mui: 'sea' } as const
  expect(launchQuery(wish, games)).toEqual({
    vendor: 'IND',
    gameCode: 'K3_1M',
    prizeMode: 'zy',
    playType: 'ent',
    mui: 'sea',
  })
})

test('a game is found by its code, else its number, else its group', { tags: ['ROUTE-022'] }, () => {
  const launched = (wish: Partial<Parameters<typeof launchQuery>[0]>) =>
    launchQuery({ ...NOTHING, ...wish }, games).gameCode
  expect(launched({ gameGroupId: '11' })).toBe('VN_NORTH')
  expect(launched({ gameId: '300', gameGroupId: '11' })).toBe('K3_1M')
  expect(launched({ code: 'VN_NORTH', gameId: '300', gameGroupId: '1' })).toBe('VN_NORTH')
  expect(launched({ code: 'GONE', gameId: '999', gameGroupId: '11' })).toBe('VN_NORTH')
  expect(launched({ gameGroupId: '999' })).toBe('lobby')
  expect(launched({ code: 'lobby', gameGroupId: '11' })).toBe('lobby')
})

test('a launch replaces what the game does not have by its default', () => {
  expect(launchQuery({ ...NOTHING, playType: 'ent', gameId: '101', prizeMode: 'SEA' }, games)).toEqual({
    vendor: 'TCG_LOTTO_VN',
    gameCode: 'VN_NORTH',
    prizeMode: 'lott',
    playType: 'trad',
    mui: 'vn',
  })
})

test.each([
  ['vn', 'TCG_LOTTO_VN', 'lott'],
  ['sea', 'TCG_SEA', 'SEA'],
  [undefined, 'IND', 'lott'],
] as const)(
  'a launch without a game opens the lobby of %s',
  { tags: ['LAUNCH-003', 'LAUNCH-010'] },
  (mui, vendor, prizeMode) => {
    const lobby = { vendor, gameCode: 'lobby', prizeMode, playType: 'trad', mui: mui ?? 'fast' }
    expect(launchQuery({ ...NOTHING, mui }, games)).toEqual(lobby)
    expect(launchQuery({ ...NOTHING, mui, code: 'lobby', gameId: '300' }, games)).toEqual(lobby)
  },
)

test('the launcher asks only where play type or prize mode is a choice', () => {
  expect({ hasChoiceK3: hasChoice(k3), hasChoiceNorth: hasChoice(north) }).toEqual({
    hasChoiceK3: true,
    hasChoiceNorth: false,
  })
  expect({ playTypesK3: playTypesOf(k3), playTypesNorth: playTypesOf(north) }).toEqual({
    playTypesK3: ['trad', 'ent'],
    playTypesNorth: ['trad'],
  })
  expect(launchOf(north)).toBe(
    '/m/launchGame?playType=trad&gameId=101&gameGroupId=11&prize_mode=lott&code=VN_NORTH&mui=vn',
  )
})

test('lotteries are found by parts of name or code, in the order of their draws', () => {
  expect(matching(games, ' lotus NORTH').map(({ code }) => code)).toEqual(['VN_NORTH'])
  expect(matching(games, 'k3_1').map(({ code }) => code)).toEqual(['K3_1M'])
  expect(matching(games, '')).toHaveLength(2)
  expect(matching(games, 'nothing')).toEqual([])
  expect(inTurn(games, ['101', '300']).map(({ gameId }) => gameId)).toEqual(['101', '300'])
  expect(inTurn(games, ['101']).map(({ gameId }) => gameId)).toEqual(['101', '300'])
})
