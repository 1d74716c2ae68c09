import type { GameType } from '@understudy/contracts'
import { artUrl, type GameSeed } from '@understudy/seed'
import type { GameFacts, game, StoredFacts } from './games.table.ts'

type StoredGame = typeof game.$inferSelect
export type GameRow = Omit<StoredGame, 'facts'> & { facts: GameFacts }

type Placed = Pick<StoredGame, 'nodeId' | 'vendor' | 'gameType'>
type Usual = Omit<GameFacts, 'name' | 'largeIcon'>

/** Default names and picture of a game, derived from vendor and serial number (the last digits of the node). */
function usualFacts({ nodeId, vendor, gameType }: Placed): Usual {
  const serial = nodeId % 10_000
  const padded = String(serial).padStart(4, '0')
  return {
    gameId: `${vendor}-${padded}`,
    gameCode: `${vendor.toLowerCase()}${padded}`,
    icon: iconOf(gameType as GameType, vendor, serial),
    roomId: '',
    isGameH5: 'H5',
    lottoMode: '',
    gameGroupId: '',
  }
}

const icons = new Map<string, string>()

/** Caches picture addresses: validating one costs more than reading its game. */
function iconOf(category: GameType, vendor: string, serial: number): string {
  const key = `${category} ${vendor} ${serial}`
  const known = icons.get(key)
  if (known !== undefined) return known
  const icon = serial === 0 ? '' : artUrl.game({ category, vendor, serial })
  icons.set(key, icon)
  return icon
}

/** Returns only facts that differ from the defaults, because every world stores every game. */
export function storedFacts(seed: GameSeed): StoredFacts {
  const { UR, EN } = seed.name
  const usual = usualFacts({ nodeId: Number(seed.nodeId), vendor: seed.vendor, gameType: seed.gameType })
  const unusual = (Object.keys(usual) as (keyof Usual)[]).filter((fact) => seed[fact] !== usual[fact])
  return {
    name: [UR, seed.name['UR-LA'], EN],
    ...Object.fromEntries(unusual.map((fact) => [fact, seed[fact]])),
    ...(seed.largeIcon !== seed.icon && { largeIcon: seed.largeIcon }),
  }
}

export function completed({ facts: stored, ...row }: StoredGame): GameRow {
  const [UR, latin, EN] = stored.name
  const facts = { ...usualFacts(row), ...stored, name: { UR, 'UR-LA': latin, EN } }
  return { ...row, facts: { ...facts, largeIcon: stored.largeIcon ?? facts.icon } }
}
