import { bookGame } from './book/book.game.ts'
import { cardsGame } from './cards/cards.game.ts'
import { pondGame } from './pond/pond.game.ts'
import { roundsGame } from './rounds/rounds.game.ts'
import { slotGame } from './slot/slot.game.ts'
import type { StagedGame } from './staged-game.ts'

/** The games that the stage plays; a new one adds its line. */
export const STAGED_GAMES: readonly StagedGame[] = [slotGame, roundsGame, pondGame, cardsGame, bookGame]
