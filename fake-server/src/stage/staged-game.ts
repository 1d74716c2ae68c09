import type { GameType } from '@understudy/contracts'
import type { BoundEndpoint } from '../binding/call.ts'
import type { DueKind, DueSource } from '../binding/feature.ts'
import type { Settle } from '../features/bets/index.ts'
import type { GameRow } from '../features/games/index.ts'

/** Everything the server has to know of a game that the stage plays; settlement, pages and routes derive from it. */
export interface StagedGame {
  /** Folder of the game, whose `page/NAME.html` it is played on. */
  readonly name: string
  /** Types of the games that are played on this page. */
  readonly kinds: readonly GameType[]
  readonly routes: readonly BoundEndpoint[]
  /** The least part of all stakes that a game gives back in the long run, 1 for all of it. */
  readonly returns: (game: GameRow, vendor: { place: number }) => number
  /** Ends a bet whose time has come; without it, a bet ends by a call of the page. */
  readonly settle?: Settle
  /** Results that a tester may decide for a match or a round, besides calling it off. */
  readonly outcomes?: readonly string[]
  /** The page shows all that the vendor offers, so that it needs no lobby. */
  readonly ownLobby?: true
  readonly due?: Partial<Record<DueKind, DueSource>>
}

export const stagedGame = (declared: StagedGame): StagedGame => declared
