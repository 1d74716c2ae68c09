import { gamesRepository } from '../features/games/index.ts'
import { launchRepository } from '../features/launch/index.ts'
import type { World } from '../world/world.ts'
import { STAGED_GAMES } from './games.ts'

const LOBBY = 'vendor-lobby/page/vendor-lobby.html'
const GAME_OF = new Map(STAGED_GAMES.flatMap((game) => game.kinds.map((kind) => [kind as string, game])))

/** Returns the page file of a launch; an unknown launch gets the lobby, which says so. */
export function pageOf(world: World | undefined, launchId: string): string {
  const launch = world?.use(launchRepository).byId(launchId)
  const game = launch && world?.use(gamesRepository).byNode(String(launch.nodeId))
  if (!game) return LOBBY
  const staged = GAME_OF.get(game.gameType)
  if (!staged || (game.facts.gameCode === 'lobby' && !staged.ownLobby)) return LOBBY
  return `${staged.name}/page/${staged.name}.html`
}
