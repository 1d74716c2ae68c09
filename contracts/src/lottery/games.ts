import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Address, Time, VendorCode, wholeNumber } from '../fields.ts'
import { Device, Group, LotteryGameId, lgw, PrizeMode } from './fields.ts'
import { VN_REGIONS } from './terms.ts'

export const LotteryGame = z.object({
  gameId: LotteryGameId,
  code: z.string(),
  name: z.string(),
  gameGroupId: z.string(),
  gameGroupCode: Group,
  gameType: z.enum(['LOTT', 'ELOTT']),
  vendor: VendorCode,
  nodeId: z.string(),
  /** Play types, comma-separated: `Tradition`, `Entertainment`. */
  lottoMode: z.string(),
  prizeModes: z.array(PrizeMode),
  icon: Address,
  isSale: z.boolean(),
  /** Interval between draws, minutes; 0 for games with fixed draw days. */
  intervalMinutes: z.number(),
  /** Time of the next draw. */
  drawTime: Time,
  remark: z.string(),
  region: z.nullable(z.enum(VN_REGIONS)),
})
export type LotteryGame = z.infer<typeof LotteryGame>

/** Lotteries of one kind. */
export const LotteryGameGroup = z.object({
  gameGroupId: z.string(),
  gameGroupCode: Group,
  name: z.string(),
  games: z.array(LotteryGame),
})

export const lotteryGames = endpoint({
  ...lgw,
  name: 'lottery.games',
  method: 'GET',
  path: '/lgw/games',
  access: 'guest',
  summary: 'Lists all lottery games by group.',
  reply: z.array(LotteryGameGroup),
  requirements: ['LOTT-001'],
})

export const mobileGames = endpoint({
  ...lgw,
  name: 'lottery.mobileGames',
  method: 'GET',
  path: '/lgw/games/mobile',
  access: 'guest',
  summary: 'Lists the lottery games, or those of one prize mode.',
  query: z.strictObject({ prizeMode: z.optional(PrizeMode) }),
  reply: z.array(LotteryGame),
  requirements: ['API-047', 'LOTT-001'],
})

export const gameMenus = endpoint({
  ...lgw,
  name: 'lottery.menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'guest',
  summary: 'Lists the groups on sale with their games, for menus.',
  reply: z.array(LotteryGameGroup),
})

export const recentMenus = endpoint({
  ...lgw,
  name: 'lottery.recentMenus',
  method: 'GET',
  path: '/lgw/games/game_menus/recent',
  access: 'member',
  summary: 'Lists the lottery games the member last bet on, latest first; at most ten.',
  reply: z.array(LotteryGame),
})

export const popularLotteries = endpoint({
  ...lgw,
  name: 'lottery.popular',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'guest',
  summary: 'Lists the lottery games by how often they are opened, most opened first.',
  query: z.strictObject({ count: z._default(wholeNumber(1, 50), 10) }),
  reply: z.array(LotteryGame),
})

export const VnMenuGame = z.object({
  gameId: LotteryGameId,
  code: z.string(),
  name: z.string(),
  region: z.enum(VN_REGIONS),
  icon: Address,
  /** Time of the next draw. */
  drawTime: Time,
})
const VnMenu = z.partialRecord(z.enum(VN_REGIONS), z.object({ gameGroupCode: Group, gameMenus: z.array(VnMenuGame) }))
const vnQuery = z.strictObject({ prizeMode: z.optional(PrizeMode), device: Device })

export const vnMenu = endpoint({
  ...lgw,
  name: 'lottery.vnMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'guest',
  summary: 'Lists the Vietnamese games by region, ordered by their next draw.',
  query: vnQuery,
  reply: VnMenu,
  requirements: ['API-049', 'LOTT-006'],
})

export const vnRecentMenu = endpoint({
  ...lgw,
  name: 'lottery.vnRecentMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'member',
  summary: 'Lists the Vietnamese games the member last bet on.',
  query: vnQuery,
  reply: z.array(VnMenuGame),
})
