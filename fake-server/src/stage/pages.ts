import { gamesRepository } from '../features/games/index.ts'
import { launchRepository } from '../features/launch/index.ts'
import type { World } from '../world/world.ts'
import { stagedFor } from './games.ts'

const LOBBY = 'vendor-lobby/page/vendor-lobby.html'

/** Returns the page file of a launch; an unknown launch gets the lobby, which says so. */
export function pageOf(world: World | undefined, launchId: string): string {
  const launch = world?.use(launchRepository).byId(launchId)
  const game = launch && world?.use(gamesRepository).byNode(String(launch.nodeId))
  const staged = game && stagedFor(game)
  return staged ? `${staged.name}/page/${staged.name}.html` : LOBBY
}
