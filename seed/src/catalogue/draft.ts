import type { Motif } from '@understudy/art'
import type { GameType } from '@understudy/contracts'
import type { GameSeed, Texts } from '../world-seed.ts'

export type Classify = 'Slot' | 'Table' | 'Jackpot' | 'Arcade' | 'Crash' | ''

/** A game before the catalogue assigns its position, node and random facts. */
export interface Draft
  extends Partial<Pick<GameSeed, 'gameId' | 'roomId' | 'gameCode' | 'lottoMode' | 'gameGroupId' | 'isGameH5'>> {
  vendor: string
  gameType: GameType
  name: Texts
  /** What its picture shows; chosen by its serial number where absent. */
  motif?: Motif
  classify: Classify
}
