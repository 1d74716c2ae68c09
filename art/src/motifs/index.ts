import { BACKDROPS } from '../backdrops.ts'
import { at } from '../random.ts'
import type { Layer } from '../stage.ts'
import { ARCADES } from './arcade.ts'
import { draws } from './draws.ts'
import { duels } from './duels.ts'
import { esports } from './esports.ts'
import { fastDraws } from './fast-draws.ts'
import { fishing, SEAS } from './fishing.ts'
import { live } from './live.ts'
import { rooster } from './rooster.ts'
import { slots } from './slots.ts'
import { arena, sports } from './sports.ts'

/** Every second backdrop is a stadium. There are ten: coprime to the thirteen motifs, so combinations repeat late. */
const GROUNDS: readonly Layer[] = [0, 3, 6, 8, 12].flatMap((i) => [arena, at(BACKDROPS, i)])

interface Look {
  readonly motif: Layer
  readonly backdrops: readonly Layer[]
}

/** Motifs and backdrops by category; its keys are the categories that art knows. */
export const CATEGORIES = {
  RNG: { motif: slots, backdrops: BACKDROPS },
  LIVE: { motif: live, backdrops: BACKDROPS },
  FISH: { motif: fishing, backdrops: SEAS },
  PVP: { motif: duels, backdrops: BACKDROPS },
  SPORTS: { motif: sports, backdrops: GROUNDS },
  ESPORTS: { motif: esports, backdrops: [...ARCADES, ...BACKDROPS] },
  LOTT: { motif: draws, backdrops: BACKDROPS },
  ELOTT: { motif: fastDraws, backdrops: [...ARCADES, ...BACKDROPS] },
  COCKFIGHT: { motif: rooster, backdrops: BACKDROPS },
} satisfies Readonly<Record<string, Look>>

export type GameCategory = keyof typeof CATEGORIES
export const GAME_CATEGORIES = Object.keys(CATEGORIES) as GameCategory[]
