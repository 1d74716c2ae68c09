import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, Time, wholeNumber } from './fields.ts'
import { BET_ERRORS, BetId, OPENING, OPENING_ERRORS, launchParams as params } from './play.ts'

/** Fish species, from common to rare. */
export const SPECIES = ['crab', 'koi', 'puffer', 'seahorse', 'turtle', 'octopus', 'shark'] as const
export const Species = z.enum(SPECIES)
export type Species = (typeof SPECIES)[number]

/** Costs of a shot, currency units. */
export const SHOT_COSTS = [1, 2, 5, 10, 50] as const
/** Most shots in one call. */
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
        /** Payout of a catch, multiple of the cost of the shot. */
        multiple: z.number(),
        /** Chance of a catch, per mille. */
        perMille: z.number(),
        picture: z.string(),
      }),
    ),
    /** Number of the wave; from `emptyAt` to `nextAt` the pond is empty and shots are refunded. */
    wave: z.int(),
    /** Time at which the pond empties. */
    emptyAt: Time,
    /** Start of the next wave. */
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
    /** Payout of each shot in order; 0 for a miss. */
    wins: z.array(Amount),
    win: Amount,
    /** Whether the pond was empty and the stake was refunded. */
    returned: z.boolean(),
    balance: Amount,
    wave: z.int(),
    /** Time at which the pond empties. */
    emptyAt: Time,
    /** Start of the next wave. */
    nextAt: Time,
  }),
  errors: BET_ERRORS,
  origin: 'assumed',
})
