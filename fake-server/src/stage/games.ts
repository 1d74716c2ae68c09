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
