import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { Amount, GameType, NodeId, StageId, Time } from './fields.ts'

/** Stands for the player on the vendor's page. */
export const LaunchId = StageId
/** A vendor's own id of a bet or round, drawn by its page: sending it again repeats the answer and moves nothing. */
export const BetId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))

export const launchParams = z.strictObject({ launchId: LaunchId })

/** What every vendor's page is told when it opens. */
export const OPENING = {
  gameName: z.string(),
  vendorName: z.string(),
  art: z.string(),
  /** The launched game, for a page that shows several. */
  nodeId: NodeId,
  demo: z.boolean(),
  /** A visitor without a session may look and not bet. */
  guest: z.boolean(),
  balance: Amount,
  currencySymbol: z.string(),
  /** By which the merchant's days begin, such as `Asia/Karachi`. */
  timeZone: z.string(),
  language: z.string(),
  dir: z.enum(['rtl', 'ltr']),
  /** Where the way back leads when the page is not in the app's frame. */
  backUrl: z.string(),
  appOrigin: z.string(),
  /** The world's time. */
  now: Time,
  /** What the game gives back of all stakes in the long run. */
  returns: z.number().check(z.gt(0), z.lte(1)),
} as const

/** What opening a page, or asking how its game stands, may answer with. */
export const OPENING_ERRORS = ['launch.unknown', 'login.not.session'] as const satisfies readonly ErrorCode[]
/** What staking money at a vendor may answer with. */
export const BET_ERRORS = [
  ...OPENING_ERRORS,
  'time.out',
  'balance.not.enough',
  'game.maintenance',
  'transaction.conflict',
] as const satisfies readonly ErrorCode[]

export const vendorLobby = endpoint({
  name: 'play.vendorLobby',
  method: 'GET',
  path: '/play/:launchId/vendor-lobby',
  access: 'guest',
  summary: 'Returns the lobby page of a vendor: its games of the category that was opened.',
  params: launchParams,
  reply: z.object({
    ...OPENING,
    gameType: GameType,
    games: z.array(
      z.object({
        nodeId: NodeId,
        name: z.string(),
        icon: z.string(),
        classify: z.string(),
        /** 1 means the game can be played for free. */
        freeplay: z.literal([0, 1]),
      }),
    ),
  }),
  errors: OPENING_ERRORS,
  origin: 'assumed',
})

export const enter = endpoint({
  name: 'play.enter',
  method: 'POST',
  path: '/play/:launchId/vendor-lobby',
  access: 'guest',
  summary: 'Opens another game of the same vendor from its lobby, for the same session and the same wallet.',
  params: launchParams,
  body: z.strictObject({ nodeId: NodeId }),
  reply: z.object({ url: z.string() }),
  errors: [
    ...OPENING_ERRORS,
    'time.out',
    'game.not.found',
    'game.maintenance',
    'game.round.open',
    'real.account.required',
  ],
  origin: 'assumed',
})
