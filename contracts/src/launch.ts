import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, GameType, Language, Merchant, NodeId, VendorCode } from './fields.ts'

export const launchGame = endpoint({
  name: 'launch.game',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'member',
  summary: 'Opens a game at its vendor and returns the address of its page.',
  query: z.strictObject({
    platform: z.literal('html5'),
    gameId: z.optional(z.string().check(z.maxLength(40))),
    nodeId: NodeId,
    gameType: z.optional(GameType),
    vassalage: VendorCode,
    language: z.optional(Language),
    /** Launch mode. */
    launchMode: z.literal('GLS'),
    /** Kind of play: 1 real money, 0 free play. */
    accountType: z._default(z.literal(['0', '1']), '1'),
    clientType: z.optional(z.literal(['1', '2', '3'])),
    confirmTrans: z.optional(z.literal('0')),
    webView: z.optional(z.literal(['true', 'false'])),
    merchantCode: z.optional(Merchant),
    backUrl: z.optional(Address),
  }),
  reply: z.object({ content: z.object({ game_url: z.string() }) }),
  errors: ['time.out', 'game.not.found', 'game.maintenance', 'game.round.open', 'real.account.required'],
  origin: 'specified',
  requirements: ['API-043', 'LAUNCH-005', 'LAUNCH-020', 'LAUNCH-022'],
})

/** The vendor whose lobby the sports screen shows (spec §4: `mapping.SPORTS.FB`). */
export const SPORTS_VENDOR = 'FB'
/** The vendor of the sports game behind Cricket in the bottom menu (spec §2). */
export const CRICKET_VENDOR = 'U9W'

export const launchGuestSports = endpoint({
  name: 'launch.guestSports',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  access: 'guest',
  summary: 'Opens the sportsbook for a visitor without a session, who can look but not bet.',
  query: z.strictObject({ platform: z.literal('html5') }),
  reply: z.object({ content: z.object({ game_url: z.string() }) }),
  errors: ['game.not.found', 'game.maintenance'],
  origin: 'assumed',
  requirements: ['LAUNCH-017'],
})
