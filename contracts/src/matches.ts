import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, NodeId, Time, VendorCode } from './fields.ts'

/** How a match stands, told as its sport counts; a page shows it as it is, from left to right. */
export const MatchScore = z.object({
  /**
   * `142/3 (16.2)` in cricket: runs, wickets, overs and balls, empty for a side that has not batted yet; goals or points
   * in other sports.
   */
  home: z.string(),
  away: z.string(),
  /** In cricket, what the side that bats last still needs to win. */
  needs: z.optional(
    z.object({
      side: z.enum(['home', 'away']),
      /** Runs to win. */
      runs: z.int(),
      /** Balls left. */
      balls: z.int(),
    }),
  ),
  /** The minute that is played, in sports that count them. */
  minute: z.optional(z.int()),
})
export type MatchScore = z.infer<typeof MatchScore>

/** A match in the v1 form; roomId or gameId identifies its game (spec §3). */
export const Match = z.object({
  league: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeTeamImageUrl: Address,
  awayTeamImageUrl: Address,
  matchTime: Time,
  /** State of the match at the world's time. */
  status: z.enum(['upcoming', 'live', 'closed']),
  /** Only of a match that has begun. */
  scores: z.optional(MatchScore),
  vendor: VendorCode,
  roomId: z.optional(z.string()),
  gameId: z.optional(z.string()),
  nodeId: NodeId,
  matchId: z.string(),
  leagueId: z.string(),
  supportPlay: z.literal([0, 1]),
})
export type Match = z.infer<typeof Match>

/** v2 adds decimal money-line odds. */
export const MatchV2 = z.object({
  ...Match.shape,
  moneyLine: z.object({
    homeTeamOdds: z.number().check(z.gt(1)),
    awayTeamOdds: z.number().check(z.gt(1)),
    /** Whether the match is so nearly decided that it takes no more bets; the odds are then the last it had. */
    suspended: z.optional(z.boolean()),
  }),
})
export type MatchV2 = z.infer<typeof MatchV2>

export const matches = endpoint({
  name: 'matches.v1',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatch',
  access: 'guest',
  summary: 'Lists hot matches without odds: live ones, then upcoming ones by start.',
  reply: z.array(Match),
  origin: 'assumed',
  requirements: ['API-038', 'DATA-019'],
})

export const matchGroups = endpoint({
  name: 'matches.v2',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  access: 'guest',
  summary: 'Lists hot matches with money-line odds, in advertised groups.',
  reply: z.array(z.object({ gameMatchAdsId: z.string(), matchList: z.array(MatchV2) })),
  origin: 'assumed',
  requirements: ['API-038', 'DATA-020', 'HOME-034'],
})
