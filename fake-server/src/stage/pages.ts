import { type GameRow, gamesRepository } from '../features/games/index.ts'
import { launchRepository } from '../features/launch/index.ts'
import type { World } from '../world/world.ts'
import { STAGED_GAMES } from './games.ts'

const LOBBY = 'vendor-lobby/page/vendor-lobby.html'

/** Finds the staged game of a type and class; one that names the class comes before the one that names none. */
const stagedFor = ({ gameType, classify }: GameRow) => {
  const ofType = STAGED_GAMES.filter(({ kinds }) => kinds.some((kind) => kind === gameType))
  return ofType.find((game) => game.classify === classify) ?? ofType.find((game) => game.classify === undefined)
}

/** Returns the page file of a launch; an unknown launch gets the lobby, which says so. */
export function pageOf(world: World | undefined, launchId: string): string {
  const launch = world?.use(launchRepository).byId(launchId)
  const game = launch && world?.use(gamesRepository).byNode(String(launch.nodeId))
  if (!game) return LOBBY
  const staged = stagedFor(game)
  if (!staged || (game.facts.gameCode === 'lobby' && !staged.ownLobby)) return LOBBY
  return `${staged.name}/page/${staged.name}.html`
}
