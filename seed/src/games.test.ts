import {
  COCKFIGHT_VENDORS,
  ESPORT_VENDORS,
  GAME_TYPES,
  LOTTERY_VENDORS,
  NodeId,
  VendorCode,
} from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { expect, test } from 'vitest'
import { gamesOf } from './games.ts'
import { countBy, everydayOf, everydayWorld, START_AT } from './testing/everyday.ts'
import { texts } from './texts.ts'
import { BRANDS, VENDOR_DOWN, vendors as vendorsOf } from './vendors.ts'

const { games, vendors } = everydayWorld
const gameAt = new Map(games.map((game) => [game.nodeId, game]))

test('there are games of each kind, 1,400 in the proportions of a real catalogue', { tags: ['DATA-034'] }, () => {
  expect(games).toHaveLength(1_400)
  expect(countBy(games, (game) => game.gameType)).toEqual({
    RNG: 900 + 124,
    LIVE: 120,
    FISH: 60,
    PVP: 90,
    SPORTS: 14,
    ESPORTS: 20,
    LOTT: 30,
    ELOTT: 30,
    COCKFIGHT: 12,
  })
  expect(Object.keys(countBy(games, (game) => game.gameType)).sort()).toEqual([...GAME_TYPES].sort())
  expect(games.filter((game) => game.classify === 'Crash')).toHaveLength(124)
})

test('reels come from 25 vendors and in four classes', () => {
  const reels = games.filter((game) => game.gameType === 'RNG')
  expect(new Set(reels.map((game) => game.vendor)).size).toBe(25)
  expect(new Set(reels.map((game) => game.classify))).toEqual(new Set(['Slot', 'Table', 'Jackpot', 'Crash']))
  const free = reels.filter((game) => game.freePlay).length / reels.length
  expect(free).toBeGreaterThan(0.65)
  expect(free).toBeLessThan(0.75)
  expect(games.filter((game) => game.freePlay && game.gameType !== 'RNG')).toEqual([])
})

test.each([1, 2, 99])('seed %i has its shares of new, hot, unsupported and broken games', (seed) => {
  const drawn = everydayOf(seed).games
  expect(drawn.filter((game) => game.releasedAt > START_AT - 30 * DAY)).toHaveLength(140)
  expect(drawn.every((game) => game.releasedAt < START_AT)).toBe(true)
  expect(drawn.filter((game) => !game.supported)).toHaveLength(42)
  expect(drawn.filter((game) => game.icon.includes('/missing-'))).toHaveLength(28)
  const ranks = drawn.map((game) => game.hotRank).filter((rank) => rank > 0)
  expect(ranks.sort((a, b) => a - b)).toEqual(Array.from({ length: 112 }, (_, index) => index + 1))
})

test('the first twelve hot games show what the lobby has, and all of them open', () => {
  const first = games.filter((game) => game.hotRank > 0 && game.hotRank <= 12).sort((a, b) => a.hotRank - b.hotRank)
  expect(new Set(first.map((game) => game.gameType))).toEqual(new Set(GAME_TYPES))
  expect(first.every((game) => game.supported && !game.icon.includes('/missing-'))).toBe(true)
  expect(first[0]?.name.EN).toBe('Nilgiri Tiger')
})

test('nodes and orders are unique; nodes and vendors have the form of the contract', () => {
  expect(gameAt.size).toBe(games.length)
  expect(games.map((game) => game.order).sort((a, b) => a - b)).toEqual(games.map((_, index) => index + 1))
  for (const game of games) {
    expect(NodeId.safeParse(game.nodeId).success).toBe(true)
    expect(VendorCode.safeParse(game.vendor).success).toBe(true)
  }
})

test('a page of games shows many vendors', () => {
  const firstPage = games.filter((game) => game.gameType === 'RNG').slice(0, 27)
  expect(new Set(firstPage.map((game) => game.vendor)).size).toBeGreaterThan(20)
})

test('some game names are shared, some far too long, hardly any repeated at a vendor', () => {
  const vendorsOf = new Map<string, Set<string>>()
  for (const { name, vendor } of games) vendorsOf.set(name.EN, (vendorsOf.get(name.EN) ?? new Set()).add(vendor))
  const shared = [...vendorsOf].filter(([, owners]) => owners.size > 1)
  expect(shared.length).toBeGreaterThanOrEqual(4)
  expect(games.filter((game) => game.name.EN.length > 60).length).toBeGreaterThanOrEqual(6)
  const withinVendor = countBy(games, (game) => `${game.vendor} ${game.gameType} ${game.name.EN}`)
  expect(Object.entries(withinVendor).filter(([, count]) => count > 1)).toEqual([])
})

test('lotteries have a play mode, a group and a number as id', () => {
  const lotteries = games.filter((game) => game.gameType === 'LOTT' || game.gameType === 'ELOTT')
  for (const game of lotteries) {
    expect(['Tradition', 'Tradition,Entertainment']).toContain(game.lottoMode)
    expect(game.gameId).toMatch(/^\d+$/)
  }
  expect(new Set(lotteries.map((game) => game.gameId)).size).toBe(lotteries.length)
  expect(new Set(lotteries.map((game) => game.lottoMode)).size).toBe(2)
  expect(games.some((game) => game.isGameH5 === 'VASSALAGE')).toBe(true)
})

test('there are 36 vendors over all categories, with the codes the platform fixes', () => {
  const codes = vendors.map((vendor) => vendor.code)
  expect(new Set(codes).size).toBe(36)
  expect(codes).toEqual(
    expect.arrayContaining(['FB', 'U9W', ...ESPORT_VENDORS, ...COCKFIGHT_VENDORS, ...LOTTERY_VENDORS]),
  )
  expect(vendors.map((vendor) => vendor.order)).toEqual(vendors.map((_, index) => index + 1))
  const typesOf = (list: readonly string[]) =>
    new Set(games.filter((game) => list.includes(game.vendor) && game.gameType !== 'RNG').map((game) => game.gameType))
  expect(typesOf(ESPORT_VENDORS)).toEqual(new Set(['ESPORTS']))
  expect(typesOf(COCKFIGHT_VENDORS)).toEqual(new Set(['COCKFIGHT']))
  for (const code of [...ESPORT_VENDORS, ...COCKFIGHT_VENDORS])
    expect(vendors.find((vendor) => vendor.code === code)?.category).toBe('SPORTS')
})

test('every lobby is a game of its vendor, in each category with games of the vendor', () => {
  const category = (gameType: string) => (gameType === 'ESPORTS' || gameType === 'COCKFIGHT' ? 'SPORTS' : gameType)
  for (const vendor of vendors) {
    const shelves = [{ category: vendor.category, lobby: vendor.lobby }, ...vendor.alsoIn]
    const categories = new Set(
      games.filter((game) => game.vendor === vendor.code).map((game) => category(game.gameType)),
    )
    expect(new Set(shelves.map((shelf) => shelf.category))).toEqual(categories)
    for (const shelf of shelves) {
      const game = gameAt.get(shelf.lobby.nodeId)
      expect(game).toMatchObject({ vendor: vendor.code, gameId: shelf.lobby.gameId, supported: true })
      expect(category(game?.gameType ?? '')).toBe(shelf.category)
    }
  }
})

test('one small vendor of slots is in maintenance in the everyday world', () => {
  const down = vendors.filter((vendor) => vendor.maintenance)
  expect(down.map((vendor) => vendor.code)).toEqual([VENDOR_DOWN])
  expect(down[0]?.category).toBe('RNG')
  expect(games.filter((game) => game.vendor === VENDOR_DOWN).length).toBeLessThan(12)
})

test('a vendor that is added in the middle changes no id of the others', () => {
  const brand = { number: 99, code: 'ZZ', category: 'RNG', name: texts('نیا', 'Naya', 'New') } as const
  const brands = [...BRANDS.slice(0, 7), brand, ...BRANDS.slice(7)]
  const more = gamesOf(1, START_AT, brands)
  const idsOf = (list: typeof games) =>
    new Map(
      list.map(({ vendor, gameType, gameId, gameCode, roomId, nodeId }) => [
        nodeId,
        { vendor, gameType, gameId, gameCode, roomId },
      ]),
    )
  const before = idsOf(everydayOf(1).games)
  const after = idsOf(more.filter(({ vendor }) => vendor !== 'ZZ'))
  expect(after).toEqual(before)
  const added = more.filter(({ vendor }) => vendor === 'ZZ')
  expect(added.length).toBeGreaterThan(40)
  expect(added.every(({ nodeId }) => nodeId.startsWith('99') && nodeId.length === 6)).toBe(true)
  const lobbies = (list: ReturnType<typeof vendorsOf>) =>
    Object.fromEntries(
      list.filter(({ code }) => code !== 'ZZ').map(({ code, lobby, alsoIn }) => [code, { lobby, alsoIn }]),
    )
  expect(lobbies(vendorsOf(more, brands))).toEqual(lobbies(vendors))
})

test('no two vendors have a number in common', () => {
  expect(new Set(BRANDS.map(({ number }) => number)).size).toBe(BRANDS.length)
})
