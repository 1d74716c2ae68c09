import { LOTTERY_VENDORS, PLAY_TYPES } from '@understudy/contracts/client-config'
import { describe, expect, test } from 'vitest'
import { requiresLogin } from '@/shared/navigation'
import { decideLaunch, type LaunchContext, playTypeOf, prizeModeOf, supportsPlay, type Target } from './decide.ts'

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
const circumstances = (origin: LaunchContext['origin']) => ({ mapping, origin })
const listOf = (target: Target) =>
  `/m/gameList?gameType=${target.gameType}&vassalage=${target.vassalage}${target.kind === 'game' ? `&game=${target.nodeId}` : ''}`

describe('the first rule that fits decides, in this order', { tags: ['LAUNCH-021'] }, () => {
  test.each([
    ['isGameH5 VASSALAGE opens the vendor list', aGame({ isGameH5: 'VASSALAGE' }), 'home', 'list'],
    ['isGameH5 goes before the lottery page', aGame({ gameType: 'LOTT', isGameH5: 'VASSALAGE' }), 'home', 'list'],
    ['LIVE opens its vendor list', aVendor('LIVE', 'BH'), 'home', 'list'],
    ['FISH opens its vendor list', aVendor('FISH', 'TN'), 'home', 'list'],
    ['PVP opens its vendor list', aVendor('PVP', 'FW'), 'home', 'list'],
    ['a LIVE game on home opens the vendor list', aGame({ gameType: 'LIVE', vassalage: 'BH' }), 'home', 'list'],
    ['RNG does so inside the game list screen', aVendor('RNG', 'NP'), 'list', 'list'],
    ['and not on home', aVendor('RNG', 'NP'), 'home', 'game'],
    ['a LOTT game goes to the lottery page', aGame({ gameType: 'LOTT', vassalage: 'TCG_SEA' }), 'home', 'lottery'],
    ['an ELOTT game too', aGame({ gameType: 'ELOTT', vassalage: 'IND' }), 'list', 'lottery'],
    ['TCG_LOTTO_VN opens its lobby', aVendor('LOTT', 'TCG_LOTTO_VN'), 'home', 'lobby'],
    ['TCG_SEA opens its lobby', aVendor('LOTT', 'TCG_SEA'), 'list', 'lobby'],
    ['any other game opens directly', aGame(), 'home', 'game'],
    ['an RNG game on the game list screen opens its vendor', aGame({ vassalage: 'NP' }), 'gameList', 'list'],
    ['a LIVE game there too', aGame({ gameType: 'LIVE', vassalage: 'BH' }), 'gameList', 'list'],
    ['a sports game there opens directly', aGame({ gameType: 'SPORTS', vassalage: 'FB' }), 'gameList', 'game'],
    ['inside a vendor’s list every game opens directly', aGame({ gameType: 'LIVE', vassalage: 'BH' }), 'list', 'game'],
    ['a sports vendor opens by its lobby node', aVendor('ESPORTS', 'AV'), 'home', 'game'],
    ['a vendor without a node shows its list', aVendor('SPORTS', 'GONE'), 'home', 'list'],
  ] as const)(
    '%s',
    { tags: ['LAUNCH-001', 'LAUNCH-002', 'LAUNCH-003', 'LAUNCH-004', 'LAUNCH-005'] },
    (_, target, origin, way) => {
      const launch = decideLaunch(target, circumstances(origin))
      expect(launch.way).toBe(way)
      if (way === 'list') expect(launch.path).toBe(listOf(target))
    },
  )

  test('game lists are open to guests, launches ask for a login', { tags: ['LAUNCH-006', 'LAUNCH-021'] }, () => {
    const needs = (target: Target) => requiresLogin(decideLaunch(target, circumstances('home')).path)
    expect(needs(aVendor('LIVE', 'BH'))).toBe(false)
    expect(needs(aGame({ gameType: 'LOTT' }))).toBe(true)
    expect(needs(aVendor('LOTT', 'TCG_SEA'))).toBe(true)
    expect(needs(aGame())).toBe(true)
  })
})

test.each(['RNG', 'LIVE', 'FISH', 'PVP', 'LOTT', 'SPORTS'] as const)(
  'a game of %s with isGameH5 VASSALAGE opens the list of its vendor',
  { tags: ['LAUNCH-004'] },
  (gameType) => {
    const game = aGame({ gameType, vassalage: 'NP', isGameH5: 'VASSALAGE' })
    const path = `/m/gameList?gameType=${gameType}&vassalage=NP&game=110001`
    for (const origin of ['home', 'list'] as const)
      expect(decideLaunch(game, circumstances(origin))).toEqual({ way: 'list', path })
    expect(decideLaunch(aGame({ isGameH5: 'H5' }), circumstances('home')).way).toBe('game')
  },
)

test.each(['LIVE', 'FISH', 'PVP'] as const)(
  'vendors and games of %s open the vendor list on home',
  { tags: ['LAUNCH-001'] },
  (gameType) => {
    const [vendor, game] = [aVendor(gameType, 'BH'), aGame({ gameType, vassalage: 'BH' })]
    const path = `/m/gameList?gameType=${gameType}&vassalage=BH`
    expect(decideLaunch(vendor, circumstances('home'))).toEqual({ way: 'list', path })
    expect(decideLaunch(game, circumstances('home'))).toEqual({ way: 'list', path: `${path}&game=110001` })
    expect(decideLaunch(vendor, circumstances('list'))).toEqual({ way: 'list', path })
    expect(decideLaunch(game, circumstances('list')).way).toBe('game')
  },
)

test('the lottery page learns all its query values', { tags: ['LAUNCH-002'] }, () => {
  const game = aGame({
    gameType: 'LOTT',
    vassalage: 'TCG_LOTTO_VN',
    gameId: '101',
    gameCode: 'VN_NORTH',
    gameGroupId: '11',
  })
  expect(decideLaunch(game, circumstances('home')).path).toBe(
    '/m/launchGame?playType=trad&gameId=101&gameGroupId=11&prize_mode=lott&code=VN_NORTH&pageBack=home&mui=vn',
  )
})

test.each([
  ['TCG_LOTTO_VN', 'vn'],
  ['TCG_SEA', 'sea'],
  ['LOTT', 'fast'],
])('the lottery page of %s has the look of its draws (%s)', { tags: ['LAUNCH-002'] }, (vassalage, look) => {
  const { path } = decideLaunch(aGame({ gameType: 'ELOTT', vassalage }), circumstances('home'))
  expect(new URL(path, 'http://x').searchParams.get('mui')).toBe(look)
})

test('the lobby of a lottery vendor is its lottery page and leads back home', {
  tags: ['LAUNCH-010', 'LAUNCH-021'],
}, () => {
  expect(decideLaunch(aVendor('LOTT', 'TCG_SEA'), circumstances('home')).path).toMatch(
    /^\/m\/launchGame\?playType=trad&(gameId=[^&]+&)?prize_mode=SEA&code=lobby&pageBack=home&mui=sea$/,
  )
})

test('the code of a lobby launch is lobby unless another one is given', { tags: ['LAUNCH-010'] }, () => {
  const code = (target: Target) =>
    new URL(decideLaunch(target, circumstances('home')).path, 'http://x').searchParams.get('code')
  expect(code(aVendor('LOTT', 'TCG_SEA'))).toBe('lobby')
  expect(code({ kind: 'vendor', gameType: 'LOTT', vassalage: 'TCG_SEA', gameCode: 'SEA_3TOP' })).toBe('SEA_3TOP')
})

test('prize_mode follows the mapping, TCG_SEA has its own', { tags: ['LAUNCH-007'] }, () => {
  const node = { gameId: '1', nodeId: '1' }
  expect(prizeModeOf({ ELOTT: { TCG_LOTTO_VN: node } }, 'TCG_LOTTO_VN')).toBe('elott')
  expect(prizeModeOf({ ELOTT: { LOTT: node } }, 'IND')).toBe('elott')
  expect(prizeModeOf({ ELOTT: { IND: node }, LOTT: { TCG_LOTTO_VN: node } }, 'TCG_LOTTO_VN')).toBe('lott')
  expect(prizeModeOf({ ELOTT: { TCG_LOTTO_VN: node } }, 'TCG_SEA')).toBe('SEA')
})

test('playType is trad unless lottoMode includes Entertainment', { tags: ['LAUNCH-008'] }, () => {
  expect(playTypeOf('Tradition')).toBe('trad')
  expect(playTypeOf('')).toBe('trad')
  expect(playTypeOf('Tradition,Entertainment')).toBe('ent')
})

test('supportPlay is true for freeplay 1, and for list entries whose supportPlay is 0', {
  tags: ['LAUNCH-009'],
}, () => {
  expect(supportsPlay({ freeplay: 1 })).toBe(true)
  expect(supportsPlay({ freeplay: 0 })).toBe(false)
  expect(supportsPlay({ supportPlay: 0 })).toBe(true)
  expect(supportsPlay({ supportPlay: 1 })).toBe(false)
  expect(decideLaunch(aGame({ supportPlay: 1 }), circumstances('home')).path).toContain('supportPlay=false')
  expect(decideLaunch(aGame(), circumstances('home')).path).not.toContain('supportPlay')
})

test('lottery vendors are TCG_LOTTO_VN and TCG_SEA, play types trad and ent', {
  tags: ['CONST-038'],
}, () => {
  expect(LOTTERY_VENDORS).toEqual(['TCG_LOTTO_VN', 'TCG_SEA'])
  expect(PLAY_TYPES).toEqual({ Tradition: 'trad', Entertainment: 'ent' })
})
