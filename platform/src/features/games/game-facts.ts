import { artUrl, type GameArt, type Motif } from '@understudy/art'
import type { GameType } from '@understudy/contracts'
import type { GameSeed, Texts } from '@understudy/seed'
import { LRUCache } from 'lru-cache'
import type { GameFacts, game, StoredFacts } from './games.table.ts'

type StoredGame = typeof game.$inferSelect
export type GameRow = Omit<StoredGame, 'facts'> & { facts: GameFacts }

type Placed = Pick<StoredGame, 'nodeId' | 'vendor' | 'gameType' | 'classify'>
type Usual = Omit<GameFacts, 'name' | 'largeIcon' | 'motif'>

/** Default names and picture of a game, derived from vendor and serial number (the last digits of the node). */
function usualFacts({ nodeId, vendor, gameType, classify }: Placed, motif: Motif | undefined): Usual {
  const serial = nodeId % 10_000
  const padded = String(serial).padStart(4, '0')
  return {
    gameId: `${vendor}-${padded}`,
    gameCode: `${vendor.toLowerCase()}${padded}`,
    icon: iconOf({ category: gameType as GameType, vendor, serial, motif, curve: classify === 'Crash' }),
    roomId: '',
    isGameH5: 'H5',
    lottoMode: '',
    gameGroupId: '',
  }
}

const icons = new LRUCache<string, string>({ max: 5_000 })

/** Caches picture addresses: validating one costs more than reading its game. */
function iconOf(art: GameArt): string {
  const key = Object.values(art).join(' ')
  const cached = icons.get(key)
  if (cached !== undefined) return cached
  const icon = art.serial === 0 ? '' : artUrl.game(art)
  icons.set(key, icon)
  return icon
}

/** Returns only facts that differ from the defaults, because every world stores every game. */
export function storedFacts(seed: GameSeed): StoredFacts {
  const { UR, EN } = seed.name
  const { motif, vendor, gameType, classify } = seed
  const usual = usualFacts({ nodeId: Number(seed.nodeId), vendor, gameType, classify }, motif)
  const unusual = (Object.keys(usual) as (keyof Usual)[]).filter((fact) => seed[fact] !== usual[fact])
  return {
    name: [UR, seed.name['UR-LA'], EN],
    ...(motif && { motif }),
    ...Object.fromEntries(unusual.map((fact) => [fact, seed[fact]])),
    ...(seed.largeIcon !== seed.icon && { largeIcon: seed.largeIcon }),
  }
}

/** The names of a game by language. */
export const namesOf = ({ name: [UR, latin, EN] }: StoredFacts): Texts => ({ UR, 'UR-LA': latin, EN })

export function completed({ facts: stored, ...row }: StoredGame): GameRow {
  const facts = { ...usualFacts(row, stored.motif), ...stored, name: namesOf(stored) }
  return { ...row, facts: { ...facts, largeIcon: stored.largeIcon ?? facts.icon } }
}
