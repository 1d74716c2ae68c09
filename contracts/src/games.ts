import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  Address,
  Amount,
  GameType,
  Language,
  Merchant,
  NodeId,
  PageNo,
  PageNumber,
  pageSize,
  unset,
  VendorCode,
  wholeNumber,
} from './fields.ts'
import { LIMITS, PAGE_SIZES } from './page-sizes.ts'

/** A game in a list (spec §3, twenty fields). */
export const Game = z.object({
  nodeId: NodeId,
  gameType: GameType,
  /** Code of the vendor. */
  vassalage: VendorCode,
  vendorCode: VendorCode,
  gameId: z.string(),
  roomId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  showIcon: Address,
  iconUrl: Address,
  /** Whether the game can be played: 0 yes, 1 no (inverted; LAUNCH-009). */
  supportPlay: z.literal([0, 1]),
  gameClassify: z.string(),
  gameClassifyNew: z.string(),
  /** Kind of the entry: `VASSALAGE` opens the game list of the vendor. */
  isGameH5: z.string(),
  /** Whether free play is available: 1 yes, 0 no. */
  freeplay: z.literal([0, 1]),
  lottoMode: z.string(),
  gameGroupId: z.string(),
  displayName: z.string(),
  mobileLargeIcon: Address,
})
export type Game = z.infer<typeof Game>

const one = z.literal('1')
const text = z.string().check(z.maxLength(40))

/** Orders of a game list; without one it is in the merchant's own order. */
export const GAME_ORDERS = ['popular', 'new', 'name', 'return'] as const
export type GameOrder = (typeof GAME_ORDERS)[number]

export const gameList = endpoint({
  name: 'games.list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'guest',
  summary: 'Lists games by page; an unknown gameType or vendor gives an empty page.',
  query: z.strictObject({
    merchant: z.optional(Merchant),
    platform: z.optional(z.literal('html5')),
    gameName: z.optional(text),
    gameType: z.optional(z.string().check(z.maxLength(16))),
    pageNo: PageNo,
    pageSize: pageSize(PAGE_SIZES.gameList),
    vassalage: z.optional(z.string().check(z.maxLength(16))),
    gameClassify: z.optional(z.string().check(z.maxLength(20))),
    minBet: z.optional(z.union([unset, wholeNumber(0, 1_000_000)])),
    minLine: z.optional(z.union([unset, wholeNumber(0, 1_000)])),
    language: z.optional(z.union([unset, Language])),
    isHot: z.optional(one),
    isNew: z.optional(one),
    /** The most launched, the newest, names from A to Z, or the highest return first; the merchant's order without it. */
    sort: z.optional(z.enum(GAME_ORDERS)),
  }),
  reply: z.object({ games: z.array(Game), pageNum: PageNumber, totalPages: z.int(), totalCount: z.int() }),
  cache: 'catalogue',
  origin: 'specified',
  requirements: ['API-036', 'DATA-017', 'DATA-018', 'GAMES-005', 'GAMES-007'],
})

export const hotGames = endpoint({
  name: 'games.hot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'guest',
  summary: 'Lists the hot games of the merchant.',
  query: z.strictObject({
    isPlatform: z.optional(z.literal(['0', '1', 'true', 'false'])),
    language: z.optional(Language),
    platform: z.optional(z.literal('html5')),
    limit: z._default(wholeNumber(1, 100), LIMITS.hotGames),
  }),
  reply: z.object({ list: z.array(Game) }),
  cache: 'catalogue',
  origin: 'specified',
  requirements: ['API-037', 'GAMES-018', 'CONST-030'],
})

const VendorName = z.object({
  vassalage: VendorCode,
  accountTypeName: z.string(),
  displayName: z.string(),
  icon: Address,
})

/** Vendor data: the order of categories with their vendors, and the node that launches each vendor's lobby. */
export const VendorData = z.object({
  sorting: z.array(z.object({ gameCategory: z.string(), vendorNames: z.array(VendorName) })),
  mapping: z.record(z.string(), z.record(z.string(), z.object({ gameId: z.string(), nodeId: NodeId }))),
})
export type VendorData = z.infer<typeof VendorData>

export const vendorGameTypes = endpoint({
  name: 'games.vendorTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'guest',
  summary:
    'Returns vendor data with sorting and mapping; e-sport and cockfight vendors are inside SPORTS, as on the platform.',
  query: z.strictObject({ typeId: z.literal('1'), merchant_code: Merchant }),
  reply: VendorData,
  cache: 'catalogue',
  origin: 'specified',
  requirements: ['API-035', 'DATA-021'],
})

export const vendorMenu = endpoint({
  name: 'games.vendorMenu',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'guest',
  summary: 'Lists the vendors of one category, or of all, in the merchant’s order.',
  query: z.strictObject({ gameType: z.optional(GameType) }),
  reply: z.array(
    z.object({ vassalage: VendorCode, displayName: z.string(), icon: Address, gameType: GameType, gameCount: z.int() }),
  ),
  cache: 'catalogue',
  origin: 'observed',
  requirements: ['HOME-036', 'CONST-031'],
})

/** How much the results of a game vary: many small wins, or few large ones. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const
export const Volatility = z.enum(VOLATILITIES)
export type Volatility = z.infer<typeof Volatility>

export const gameFacts = endpoint({
  name: 'games.facts',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameFacts',
  access: 'guest',
  summary:
    'Returns rules, return, volatility, stakes and vendor of a game. Lotteries, lobbies and games on a vendor’s own server have none: game.not.found.',
  query: z.strictObject({ nodeId: NodeId, language: z.optional(z.union([unset, Language])) }),
  reply: z.object({
    nodeId: NodeId,
    displayName: z.string(),
    vendorName: z.string(),
    /** Paragraphs in the language of the call. */
    rules: z.array(z.string()).check(z.minLength(1)),
    /** Percent of all stakes that the bet with the lowest return gives back in the long run, one decimal. */
    returnPercent: z.number().check(z.gt(0), z.lte(100)),
    volatility: Volatility,
    /** The lowest and the highest stake of one bet, currency units. */
    stakes: z.object({ min: Amount, max: Amount }),
  }),
  errors: ['game.not.found'],
  origin: 'assumed',
})
