import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount } from '../fields.ts'
import { ContentRule } from './content.ts'
import { Group, lgw, ofGame, PlayType, PrizeMode, PrizeModeId } from './fields.ts'
import { BETTING_MODES } from './terms.ts'

export const Play = z.object({
  playId: z.int(),
  playCode: z.string(),
  playName: z.string(),
  /** Rules of the play in one or two sentences. */
  rule: z.string(),
  /** Price of one stake at mode 1, all lots together, currency units. */
  singleBetPrice: z.number(),
  /** Lots per stake; a win pays odds × singleBetPrice / lots. More than 1 only for plays on every prize at once. */
  lots: z.int(),
  /** Whether the merchant offers the play. */
  playSwitch: z.boolean(),
  content: ContentRule,
  /** Odds of each way to win, per unit of a lot, stake included; at the highest series. */
  odds: z.array(z.object({ key: z.string(), label: z.string(), odds: z.number() })),
  /** Return to player at those odds, 0 to 1. */
  declaredReturn: z.number(),
})
export type Play = z.infer<typeof Play>

export const playMenu = endpoint({
  ...lgw,
  name: 'lottery.playMenu',
  method: 'GET',
  path: '/lgw/games/:gameId/play_menu',
  access: 'guest',
  summary: 'Lists the plays of a game by prize mode and play type, in groups.',
  params: ofGame,
  reply: z.array(
    z.object({
      prizeModeId: PrizeModeId,
      prizeMode: PrizeMode,
      playType: PlayType,
      /** Whether the player selects a series. */
      hasSeries: z.boolean(),
      playMenuGroups: z.array(z.object({ playCode: z.string(), playName: z.string(), playMenus: z.array(Play) })),
    }),
  ),
  errors: ['game.not.found'],
  requirements: ['LOTT-008'],
})

export const gameSetting = endpoint({
  ...lgw,
  name: 'lottery.setting',
  method: 'GET',
  path: '/lgw/games/:gameId/setting',
  access: 'guest',
  summary: 'Returns the stake units of a game and its highest stake and prize, in a prize mode or in its default one.',
  params: ofGame,
  query: z.strictObject({ prizeMode: z.optional(PrizeMode) }),
  reply: z.object({
    bettingModes: z.array(
      z.object({
        bettingModeId: z.int(),
        code: z.enum(BETTING_MODES),
        unit: z.number(),
        /** Highest cost of a line. */
        betAmountMax: Amount,
        betMultipleMax: z.int(),
        /** Highest win of a line. */
        winAmountMax: Amount,
      }),
    ),
  }),
  errors: ['game.not.found'],
})

export const series = endpoint({
  ...lgw,
  name: 'lottery.series',
  method: 'GET',
  path: '/lgw/customers/series',
  access: 'member',
  summary: 'Lists the series the member may choose from, by group and prize mode, in steps of 2.',
  reply: z.array(
    z.object({
      gameGroupCode: Group,
      prizeModeId: PrizeModeId,
      minSeries: z.int(),
      maxSeries: z.int(),
      maxBetSeries: z.int(),
      defaultSeries: z.int(),
    }),
  ),
})
