import type { GameType } from '@understudy/contracts'
import { gamesRepository } from '../features/games/games.repository.ts'
import { launchRepository } from '../features/launch/launch.repository.ts'
import type { World } from '../world/world.ts'

/** The page each kind of game is played on. */
const GAMES: Partial<Record<GameType, string>> = {
  RNG: 'slot/page/slot.html',
  LIVE: 'rounds/page/rounds.html',
  COCKFIGHT: 'rounds/page/rounds.html',
  FISH: 'pond/page/pond.html',
  PVP: 'cards/page/cards.html',
  SPORTS: 'book/page/book.html',
  ESPORTS: 'book/page/book.html',
}
const LOBBY = 'hall/page/hall.html'
/** A book is its own lobby: all its matches are on one page. */
const OWN_LOBBY: readonly string[] = ['SPORTS', 'ESPORTS']

/** The page of what was launched; an unknown launch gets one that says so. */
export function pageOf(world: World | undefined, launchId: string): string {
  const launch = world?.use(launchRepository).byId(launchId)
  const game = launch && world?.use(gamesRepository).byNode(String(launch.nodeId))
  if (!game) return LOBBY
  if (game.facts.gameCode === 'lobby' && !OWN_LOBBY.includes(game.gameType)) return LOBBY
  return GAMES[game.gameType as GameType] ?? LOBBY
}
