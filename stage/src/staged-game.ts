import type { GameType, games, PackLanguage, roundReplay } from '@understudy/contracts'
import type { BoundEndpoint } from '@understudy/platform/binding/call.ts'
import type { Scheduled } from '@understudy/platform/binding/feature.ts'
import type { BetRow, Settle } from '@understudy/platform/features/bets/index.ts'
import type { GameRow } from '@understudy/platform/features/games/index.ts'
import type { FairSeeds } from '@understudy/platform/world/fair.ts'
import type { Drawn } from '@understudy/platform/world/fair-view.ts'
import type { World } from '@understudy/platform/world/world.ts'
import type * as z from 'zod/mini'

/** Declares a game played on the stage; settlement, pages and routes derive from it. */
export interface StagedGame {
  /** Folder of the game; `page/NAME.html` has the parts of its page, which `shared/game.html` frames. */
  readonly name: string
  /** Game types played on this page. */
  readonly kinds: readonly GameType[]
  /** Plays only games of this class (`gameClassify`) of its types; the game without a class plays the others. */
  readonly classify?: string
  readonly routes: readonly BoundEndpoint[]
  /** What it stores in the detail of a bet; capsules with other bets of its types are refused. */
  readonly detail: z.core.$ZodType
  /** What a player should know before the first bet. */
  readonly facts: (game: GameRow, vendor: { sortOrder: number }) => StagedFacts
  /**
   * Returns the picture of a settled bet’s round from what the bet stores; undefined if it does not store the round.
   * Without it, rounds of this game have no picture.
   */
  readonly picture?: (bet: BetRow, game: GameRow) => roundReplay.RoundPictures | undefined
  /** Settles a due bet; without it, bets are settled by calls of the page. */
  readonly settle?: Settle
  /** Results a tester may set for a match or round, besides calling it off. */
  readonly decides?: Decides
  /** How players check its rounds; absent where they cannot be checked. */
  readonly fair?: Fair
  /** The page shows everything the vendor offers, so no lobby is needed. */
  readonly ownLobby?: true
  readonly scheduled?: readonly Scheduled[]
}

export interface Fair {
  /** Returns the seeds of the running round that everybody shares; absent where each player has rounds of their own. */
  readonly running?: (world: World, game: GameRow) => FairSeeds
  /** Returns how the round of a bet is drawn; undefined for a bet that was on no round of the page. */
  readonly ofBet: (world: World, bet: BetRow, game: GameRow) => Drawn | undefined
}

export interface StagedFacts {
  /** What the bet with the lowest return gives back in the long run, 1 for all stakes. */
  readonly returns: number
  readonly volatility: games.Volatility
  /** Stakes of one bet, lowest first; currency units. */
  readonly stakes: readonly number[]
  /** Rules as the page tells them, with the values of their `{names}`. */
  readonly rules: readonly {
    texts: Readonly<Record<PackLanguage, string>>
    values?: Readonly<Record<string, string>>
  }[]
}

/** Returns one text of a page in all languages. */
export const pageText = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>, key: string) => {
  const textIn = (language: PackLanguage): string => {
    const text = texts[language]?.[key]
    if (text === undefined) throw new RangeError(`No text ${key} in ${language}`)
    return text
  }
  return { EN: textIn('EN'), UR: textIn('UR'), 'UR-LA': textIn('UR-LA') }
}

export interface Decides {
  readonly outcomes: readonly string[]
  /** Returns when a match or round ends, in world time; undefined for an unknown name. */
  readonly endsAt: (world: World, about: string) => number | undefined
  /** Returns from when its result stands, so that it can only be called off; absent where that is its end. */
  readonly fixedFrom?: (world: World, about: string) => number | undefined
}

export const stagedGame = (declared: StagedGame): StagedGame => declared
