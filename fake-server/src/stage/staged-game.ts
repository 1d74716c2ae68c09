import type { GameType } from '@understudy/contracts'
import type { BoundEndpoint } from '../binding/call.ts'
import type { DueKind, DueSource } from '../binding/feature.ts'
import type { Settle } from '../features/bets/index.ts'
import type { GameRow } from '../features/games/index.ts'
import type { World } from '../world/world.ts'

/** Everything the server has to know of a game that the stage plays; settlement, pages and routes derive from it. */
export interface StagedGame {
  /** Folder of the game, whose `page/NAME.html` it is played on. */
  readonly name: string
  /** Types of the games that are played on this page. */
  readonly kinds: readonly GameType[]
  readonly routes: readonly BoundEndpoint[]
  /** The least part of all stakes that a game gives back in the long run, 1 for all of it. */
  readonly returns: (game: GameRow, vendor: { sortOrder: number }) => number
  /** Ends a bet whose time has come; without it, a bet ends by a call of the page. */
  readonly settle?: Settle
  /** What a tester may decide for a match or a round, besides calling it off. */
  readonly decides?: Decides
  /** The page shows all that the vendor offers, so that it needs no lobby. */
  readonly ownLobby?: true
  readonly due?: Partial<Record<DueKind, DueSource>>
}

export interface Decides {
  readonly outcomes: readonly string[]
  /** When a match or a round of this name is over, in milliseconds of the world; undefined for a name it does not know. */
  readonly endsAt: (world: World, about: string) => number | undefined
}

export const stagedGame = (declared: StagedGame): StagedGame => declared
