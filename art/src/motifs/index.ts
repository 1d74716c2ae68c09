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

/** Every second one a real ground, and ten in all: no common measure with the thirteen motifs. */
const GROUNDS: readonly Layer[] = [0, 3, 6, 8, 12].flatMap((i) => [arena, at(BACKDROPS, i)])

interface Look {
  readonly motif: Layer
  readonly backdrops: readonly Layer[]
}

/** What a game of each category shows. The categories that art knows are those that stand here. */
export const MOTIFS = {
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

export type GameCategory = keyof typeof MOTIFS
export const GAME_CATEGORIES = Object.keys(MOTIFS) as GameCategory[]
