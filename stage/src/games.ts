import type { GameRow } from '@understudy/platform/features/games/index.ts'
import { cardsGame } from './cards/cards.game.ts'
import { crashGame } from './crash/crash.game.ts'
import { fishingGame } from './fishing/fishing.game.ts'
import { roundsGame } from './rounds/rounds.game.ts'
import { slotGame } from './slot/slot.game.ts'
import { sportsbookGame } from './sportsbook/sportsbook.game.ts'
import type { StagedGame } from './staged-game.ts'

/** The games played on the stage; a new game adds a line here. */
export const STAGED_GAMES: readonly StagedGame[] = [
  slotGame,
  crashGame,
  roundsGame,
  fishingGame,
  cardsGame,
  sportsbookGame,
]

/**
 * Finds the staged game of a game by type and class; one that names the class comes before the one that names none.
 * A vendor's lobby and a lottery have none.
 */
export function stagedFor({ gameType, classify, facts }: GameRow): StagedGame | undefined {
  const ofType = STAGED_GAMES.filter(({ kinds }) => kinds.some((kind) => kind === gameType))
  const staged = ofType.find((game) => game.classify === classify) ?? ofType.find((game) => game.classify === undefined)
  return facts.gameCode === 'lobby' && !staged?.ownLobby ? undefined : staged
}
