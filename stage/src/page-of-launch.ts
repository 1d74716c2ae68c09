import { gamesRepository } from '@understudy/platform/features/games/index.ts'
import { launchRepository } from '@understudy/platform/features/launch/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { stagedFor } from './games.ts'
import { replayedRound } from './round-replay/round-replay.ts'

const LOBBY = 'vendor-lobby/page/vendor-lobby.html'

const fileOf = (name: string) => `${name}/page/${name}.html`

/** Returns the page file of a launch; an unknown launch gets the lobby, which says so. */
export function pageOf(world: World | undefined, launchId: string): string {
  const launch = world?.use(launchRepository).byId(launchId)
  const game = launch && world?.use(gamesRepository).byNode(String(launch.nodeId))
  const staged = game && stagedFor(game)
  return staged ? fileOf(staged.name) : LOBBY
}

/** Returns the page file of a replay; an unknown one gets the lobby, which says so. */
export function replayPageOf(world: World | undefined, replayId: string): string {
  const found = world && replayedRound(world, replayId)
  return found ? fileOf(found.picture.game) : LOBBY
}
