import { GAME_TYPES, type GameType } from '@understudy/contracts'
import * as z from 'zod/mini'
import { FEATURES } from './features.ts'
import { STAGED_GAMES } from './games.ts'

/** The detail of a bet at a vendor's own server, and of seeded bets at the stage. */
const EMPTY = z.strictObject({})

/** What bets hold in their detail, by the type of their game. */
export const BET_DETAILS: ReadonlyMap<GameType, z.core.$ZodType> = new Map(
  GAME_TYPES.map((type) => {
    const ofFeature = FEATURES.map(({ betDetails }) => betDetails?.[type]).find((schema) => schema !== undefined)
    const staged = STAGED_GAMES.filter(({ kinds }) => kinds.includes(type)).map(({ detail }) => detail)
    return [type, ofFeature ?? z.union([EMPTY, ...staged])]
  }),
)
