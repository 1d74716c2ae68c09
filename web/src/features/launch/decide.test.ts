import { LOTTERY_VENDORS, PLAY_TYPES } from '@understudy/contracts/client-config'
import { describe, expect, test } from 'vitest'
import { requiresLogin } from '@/shared/navigation'
import { type Circumstances, decideLaunch, playTypeOf, prizeModeOf, supportsPlay, type Target } from './decide.ts'

type GameTarget = Extract<Target, { kind: 'game' }>

const aGame = (overrides: Partial<GameTarget> = {}): Target => ({
  kind: 'game',
  gameType: 'RNG',
  vassalage: 'NP',
  nodeId: '110001',
  gameId: 'NP-0001',
  gameName: 'Nilgiri Tiger',
  gameCode: 'np0001',
  gameGroupId: '',
  isGameH5: 'H5',
  lottoMode: '',
  freeplay: 0,
  supportPlay: 0,
  ...overrides,
})
const aVendor = (gameType: string, vassalage: string): Target => ({ kind: 'vendor', gameType, vassalage })

const mapping = {
  RNG: { NP: { gameId: 'NP-LOBBY', nodeId: '110000' } },
  SPORTS: { FB: { gameId: 'FB-LOBBY', nodeId: '330001' }, AV: { gameId: 'AV-LOBBY', nodeId: '350001' } },
  LOTT: { TCG_SEA: { gameId: '200', nodeId: '450001' }, TCG_LOTTO_VN: { gameId: '100', nodeId: '440001' } },
}
const at = (place: Circumstances['place']) => ({ mapping, place })
const list = (gameType: string, vassalage: string) => `/m/gameList?gameType=${gameType}&vassalage=${vassalage}`

describe('LAUNCH-021 the first rule that fits decides, in this order', () => {
  test.each([
    ['LAUNCH-004 isGameH5 VASSALAGE opens the vendor list', aGame({ isGameH5: 'VASSALAGE' }), 'home', 'list'],
    [
      'LAUNCH-004 isGameH5 goes before the lottery page',
      aGame({ gameType: 'LOTT', isGameH5: 'VASSALAGE' }),
      'home',
      'list',
    ],
    ['LAUNCH-001 LIVE opens its vendor list', aVendor('LIVE', 'BH'), 'home', 'list'],
    ['LAUNCH-001 FISH opens its vendor list', aVendor('FISH', 'TN'), 'home', 'list'],
    ['LAUNCH-001 PVP opens its vendor list', aVendor('PVP', 'FW'), 'home', 'list'],
    [
      'LAUNCH-001 a LIVE game on home opens the vendor list',
      aGame({ gameType: 'LIVE', vassalage: 'BH' }),
      'home',
      'list',
    ],
    ['LAUNCH-001 RNG does so inside the game list screen', aVendor('RNG', 'NP'), 'list', 'list'],
    ['LAUNCH-001 and not on home', aVendor('RNG', 'NP'), 'home', 'game'],
    [
      'LAUNCH-002 a LOTT game goes to the lottery page',
      aGame({ gameType: 'LOTT', vassalage: 'TCG_SEA' }),
      'home',
      'lottery',
    ],
    ['LAUNCH-002 an ELOTT game too', aGame({ gameType: 'ELOTT', vassalage: 'IND' }), 'list', 'lottery'],
    ['LAUNCH-003 TCG_LOTTO_VN opens its lobby', aVendor('LOTT', 'TCG_LOTTO_VN'), 'home', 'lobby'],
    ['LAUNCH-003 TCG_SEA opens its lobby', aVendor('LOTT', 'TCG_SEA'), 'list', 'lobby'],
    ['LAUNCH-005 any other game opens directly', aGame(), 'home', 'game'],
    [
      'LAUNCH-005 inside the list every game opens directly',
      aGame({ gameType: 'LIVE', vassalage: 'BH' }),
      'list',
      'game',
    ],
    ['LAUNCH-005 a sports vendor opens by its lobby node', aVendor('ESPORTS', 'AV'), 'home', 'game'],
    ['a vendor without a node shows its list', aVendor('SPORTS', 'GONE'), 'home', 'list'],
  ] as const)('%s', (_, target, place, way) => {
    const launch = decideLaunch(target, at(place))
    expect(launch.way).toBe(way)
    if (way === 'list') expect(launch.path).toBe(list(target.gameType, target.vassalage))
  })

  test('LAUNCH-006 LAUNCH-021 lists are open to guests, the last three ways ask for a login', () => {
    const needs = (target: Target) => requiresLogin(decideLaunch(target, at('home')).path)
    expect(needs(aVendor('LIVE', 'BH'))).toBe(false)
    expect(needs(aGame({ gameType: 'LOTT' }))).toBe(true)
    expect(needs(aVendor('LOTT', 'TCG_SEA'))).toBe(true)
    expect(needs(aGame())).toBe(true)
  })
})

test('LAUNCH-002 the lottery page learns all its query values', () => {
  const game = aGame({
    gameType: 'LOTT',
    vassalage: 'TCG_LOTTO_VN',
    gameId: '101',
    gameCode: 'VN_NORTH',
    gameGroupId: '11',
  })
  expect(decideLaunch(game, at('home')).path).toBe(
    '/m/launchGame?playType=trad&gameId=101&gameGroupId=11&prize_mode=lott&code=VN_NORTH&pageBack=home&mui=vn',
  )
})

test('LAUNCH-010 the code of a lobby launch is lobby unless another one is given', () => {
  const code = (target: Target) => new URL(decideLaunch(target, at('home')).path, 'http://x').searchParams.get('code')
  expect(code(aVendor('LOTT', 'TCG_SEA'))).toBe('lobby')
  expect(code({ kind: 'vendor', gameType: 'LOTT', vassalage: 'TCG_SEA', gameCode: 'SEA_3TOP' })).toBe('SEA_3TOP')
})

test('LAUNCH-007 prize_mode follows the mapping, TCG_SEA has its own', () => {
  const node = { gameId: '1', nodeId: '1' }
  expect(prizeModeOf({ ELOTT: { TCG_LOTTO_VN: node } }, 'TCG_LOTTO_VN')).toBe('elott')
  expect(prizeModeOf({ ELOTT: { LOTT: node } }, 'IND')).toBe('elott')
  expect(prizeModeOf({ ELOTT: { IND: node }, LOTT: { TCG_LOTTO_VN: node } }, 'TCG_LOTTO_VN')).toBe('lott')
  expect(prizeModeOf({ ELOTT: { TCG_LOTTO_VN: node } }, 'TCG_SEA')).toBe('SEA')
})

test('LAUNCH-008 playType is trad unless lottoMode includes Entertainment', () => {
  expect(playTypeOf('Tradition')).toBe('trad')
  expect(playTypeOf('')).toBe('trad')
  expect(playTypeOf('Tradition,Entertainment')).toBe('ent')
})

test('LAUNCH-009 supportPlay is true for freeplay 1, and for list entries whose supportPlay is 0', () => {
  expect(supportsPlay({ freeplay: 1 })).toBe(true)
  expect(supportsPlay({ freeplay: 0 })).toBe(false)
  expect(supportsPlay({ supportPlay: 0 })).toBe(true)
  expect(supportsPlay({ supportPlay: 1 })).toBe(false)
  expect(decideLaunch(aGame({ supportPlay: 1 }), at('home')).path).toContain('supportPlay=false')
  expect(decideLaunch(aGame(), at('home')).path).not.toContain('supportPlay')
})

test('CONST-038 lottery vendors are TCG_LOTTO_VN and TCG_SEA, play types in addresses trad and ent', () => {
  expect(LOTTERY_VENDORS).toEqual(['TCG_LOTTO_VN', 'TCG_SEA'])
  expect(PLAY_TYPES).toEqual({ Tradition: 'trad', Entertainment: 'ent' })
})
