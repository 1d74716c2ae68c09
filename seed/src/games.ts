import { ART_VERSION, artUrl } from '@understudy/art'
import { type Dice, diceFrom } from '@understudy/art/random'
import type { GameType } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import type { Draft } from './catalogue/draft.ts'
import { LOBBY_CODE } from './catalogue/lobby.ts'
import { lotteries } from './catalogue/lotteries.ts'
import { reels } from './catalogue/reels.ts'
import { sports } from './catalogue/sports.ts'
import { tables } from './catalogue/tables.ts'
import { aGame } from './factories/game.ts'
import { seedPart } from './seed-part.ts'
import { BRANDS, type Brand } from './vendors.ts'
import type { GameSeed } from './world-seed.ts'

/** Returns an art path without a picture, so that the client shows its fallback. */
export const missingArt = (kind: string, id: string | number): string => `/img/${ART_VERSION}/${kind}/missing-${id}.svg`

/** Shares out of every hundred games (domain conventions, section E). */
const PER_CENT = { recent: 10, hot: 8, unsupported: 3, brokenIcon: 2 }
const FREE_PLAY_SHARE = 0.7

/** The hot list starts with one game of every kind, by the vendors' game ids. */
const FIRST_HOT: readonly string[] = [
  'NP-0001',
  'SR-0001',
  'TN-0024',
  'BH-0024',
  'U9W-0002',
  'FW-0024',
  'KP-0049',
  '400',
  'AV-0048',
  'PB-0001',
  '201',
  'DS88-0002',
]

const STAKES: Readonly<Record<GameType, readonly number[]>> = {
  RNG: [1, 2, 5, 10, 20, 50],
  LIVE: [10, 50, 100, 500, 1000],
  FISH: [1, 2, 5],
  PVP: [10, 20, 50, 100],
  SPORTS: [10],
  ESPORTS: [10, 20],
  LOTT: [2],
  ELOTT: [1, 2],
  COCKFIGHT: [100],
}
const PAYLINES = [5, 9, 10, 20, 25, 30, 40, 50, 100, 243]

interface Placed extends Draft {
  /** Index among the vendor's games of the same type, from 0. */
  shelfIndex: number
  /** Number among all games of the vendor, from 1; its node and picture derive from it. */
  serial: number
  /** Position of the vendor in the lobby, from 1. */
  vendorOrder: number
  nodeId: string
  gameId: string
}

const padded = (serial: number) => String(serial).padStart(4, '0')

/** Interleaves the vendors' lists, so that a first page shows many vendors. */
function placed(drafts: readonly Draft[], brands: readonly Brand[]): Placed[] {
  const counts = new Map<string, number>()
  const next = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
  const vendors = new Map(brands.map(({ code, number }, index) => [code, { number, order: index + 1 }]))
  return drafts
    .map((draft) => {
      const vendor = vendors.get(draft.vendor)
      if (!vendor) throw new Error(`No vendor ${draft.vendor}`)
      const serial = next(draft.vendor)
      return {
        ...draft,
        serial,
        shelfIndex: next(`${draft.vendor} ${draft.gameType}`) - 1,
        vendorOrder: vendor.order,
        nodeId: `${vendor.number}${padded(serial)}`,
        gameId: draft.gameId ?? `${draft.vendor}-${padded(serial)}`,
      }
    })
    .sort((a, b) => a.shelfIndex - b.shelfIndex || a.vendorOrder - b.vendorOrder)
}

interface Luck {
  hotRank: Map<Placed, number>
  recent: Set<Placed>
  unsupported: Set<Placed>
  brokenIcon: Set<Placed>
}

function drawLuck(games: readonly Placed[], dice: Dice): Luck {
  const firstHot = FIRST_HOT.map((gameId) => {
    const game = games.find((one) => one.gameId === gameId)
    if (!game) throw new Error(`No game ${gameId}`)
    return game
  })
  const spared = new Set(firstHot)
  const others = games.filter((game) => !spared.has(game))
  const unlucky = others.filter((game) => game.gameCode !== LOBBY_CODE && game.shelfIndex > 0)
  const some = (from: readonly Placed[], percent: number, already = 0) =>
    dice.shuffled(from).slice(0, Math.round((games.length * percent) / 100) - already)
  const hot = [...firstHot, ...some(others, PER_CENT.hot, firstHot.length)]
  return {
    hotRank: new Map(hot.map((game, index) => [game, index + 1])),
    recent: new Set(some(others, PER_CENT.recent)),
    unsupported: new Set(some(unlucky, PER_CENT.unsupported)),
    brokenIcon: new Set(some(unlucky, PER_CENT.brokenIcon)),
  }
}

/** Builds the catalogue; the vendors are a parameter so that a test can add one. */
export function gamesOf(seed: number, startAt: number, brands: readonly Brand[] = BRANDS): GameSeed[] {
  const dice = diceFrom(`games ${seed}`)
  const all = placed([...reels(seed, brands), ...tables(seed), ...sports(), ...lotteries()], brands)
  const luck = drawLuck(all, dice)
  return all.map((draft, index) => {
    const { vendor, gameType, serial, classify, name, motif, nodeId, gameId } = draft
    const hotRank = luck.hotRank.get(draft) ?? 0
    return aGame({
      nodeId,
      gameType,
      vendor,
      gameId,
      roomId: draft.roomId ?? '',
      gameCode: draft.gameCode ?? `${vendor.toLowerCase()}${padded(serial)}`,
      name,
      ...(motif && { motif }),
      icon: luck.brokenIcon.has(draft)
        ? missingArt('game', nodeId)
        : artUrl.game({ category: gameType, vendor, serial, motif, curve: classify === 'Crash' }),
      supported: !luck.unsupported.has(draft),
      freePlay: gameType === 'RNG' && dice.chance(FREE_PLAY_SHARE),
      classify,
      isGameH5: draft.isGameH5 ?? 'H5',
      lottoMode: draft.lottoMode ?? '',
      gameGroupId: draft.gameGroupId ?? '',
      hotRank,
      releasedAt: startAt - (luck.recent.has(draft) ? dice.whole(HOUR, 29 * DAY) : dice.whole(31 * DAY, 1500 * DAY)),
      minBet: dice.pick(STAKES[gameType]),
      lines: gameType === 'RNG' && classify !== 'Crash' ? dice.pick(PAYLINES) : 0,
      order: index + 1,
      launches: Math.floor(60_000 * dice.next() ** 4) + (hotRank === 0 ? 0 : (120 - hotRank) * 700),
    })
  })
}

export const gamesPart = seedPart({ name: 'games', build: ({ seed, startAt }) => gamesOf(seed, startAt), empty: [] })
