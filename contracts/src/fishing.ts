import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, Time, wholeNumber } from './fields.ts'
import { BET_ERRORS, BetId, OPENING, OPENING_ERRORS, launchParams as params } from './play.ts'

/** What swims in the pond, from common to rare. */
export const SPECIES = ['crab', 'koi', 'puffer', 'seahorse', 'turtle', 'octopus', 'shark'] as const
export const Species = z.enum(SPECIES)
export type Species = (typeof SPECIES)[number]

/** What one shot costs, in currency units. */
export const SHOT_COSTS = [1, 2, 5, 10, 50] as const
/** Shots of one call at most. */
export const SHOTS_PER_CALL = 20

export const fishingState = endpoint({
  name: 'fishing.state',
  method: 'GET',
  path: '/play/:launchId/fishing',
  access: 'guest',
  summary: 'Returns the pond: its species, what each pays and how often it is caught, and the running wave.',
  params,
  reply: z.object({
    ...OPENING,
    costs: z.array(z.number()),
    species: z.array(
      z.object({
        name: Species,
        /** What a catch pays, as a multiple of the shot. */
        multiple: z.number(),
        /** Shots of a thousand that catch it. */
        perMille: z.number(),
        picture: z.string(),
      }),
    ),
    /** Number of the wave; after `emptyAt` the pond is empty until `nextAt`, and shots are given back. */
    wave: z.int(),
    emptyAt: Time,
    nextAt: Time,
  }),
  errors: OPENING_ERRORS,
  origin: 'assumed',
})

export const fishingShots = endpoint({
  name: 'fishing.shots',
  method: 'POST',
  path: '/play/:launchId/fishing',
  access: 'guest',
  summary: 'Fires a volley of shots; those that come after the pond has emptied are refunded.',
  params,
  body: z.strictObject({
    batchId: BetId,
    wave: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    cost: z.literal(SHOT_COSTS),
    targets: z.array(Species).check(z.minLength(1), z.maxLength(SHOTS_PER_CALL)),
  }),
  reply: z.object({
    /** What each shot brought, in the order they were fired; 0 for a miss. */
    wins: z.array(Amount),
    win: Amount,
    /** The pond was empty: the stake is back. */
    returned: z.boolean(),
    balance: Amount,
    wave: z.int(),
    emptyAt: Time,
    nextAt: Time,
  }),
  errors: BET_ERRORS,
  origin: 'assumed',
})
