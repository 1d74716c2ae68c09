import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { Address, Amount, GameType, NodeId, StageId, Time } from './fields.ts'
import { WAGER_ERRORS } from './safer-play.ts'

/** Launch id, the player's credential on the vendor's page. */
export const LaunchId = StageId
/** Idempotency key of a bet or round, a UUID; a repeated call returns the first answer. */
export const BetId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))

export const launchParams = z.strictObject({ launchId: LaunchId })

/** Pictures of who sits at a table. */
export const People = z.object({ dealer: Address, others: z.array(Address), you: Address })
export type People = z.infer<typeof People>

/** What any page about a vendor's game shows. */
export const GAME_PAGE = {
  gameName: z.string(),
  vendorName: z.string(),
  art: z.string(),
  currencySymbol: z.string(),
  /** Time zone of the merchant, such as `Asia/Karachi`. */
  timeZone: z.string(),
  language: z.string(),
  dir: z.enum(['rtl', 'ltr']),
  /** Return address outside the app's frame. */
  backUrl: z.string(),
  appOrigin: z.string(),
  people: z.optional(People),
} as const

/** Common opening data of a vendor's page. */
export const OPENING = {
  ...GAME_PAGE,
  /** Number of the launched game. */
  nodeId: NodeId,
  demo: z.boolean(),
  /** Whether the visitor has no session and cannot bet. */
  guest: z.boolean(),
  balance: Amount,
  /** The world's time. */
  now: Time,
  /** Return to player, above 0 to 1. */
  returns: z.number().check(z.gt(0), z.lte(1)),
} as const

/** Errors of opening a page or reading the state of its game. */
export const OPENING_ERRORS = ['launch.unknown', 'login.not.session'] as const satisfies readonly ErrorCode[]
/** Errors of a stake at a vendor. */
export const BET_ERRORS = [
  ...OPENING_ERRORS,
  ...WAGER_ERRORS,
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
        /** Whether free play is available: 1 yes, 0 no. */
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
