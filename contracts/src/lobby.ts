import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, Amount, GameType, Language, NodeId, Time, VendorCode, wholeNumber } from './fields.ts'

const limitNum = z._default(wholeNumber(1, 50), 10)

export const lobbyNews = endpoint({
  name: 'lobby.news',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLobbyNews',
  access: 'guest',
  summary: 'Lists short news lines of the lobby, newest first.',
  reply: z.array(z.object({ id: z.int(), title: z.string(), publishedAt: Time })),
  origin: 'assumed',
  requirements: ['API-027'],
})

export const popular = endpoint({
  name: 'lobby.popular',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPopular',
  access: 'guest',
  summary: 'Lists announcements by how often they were read, most read first.',
  query: z.strictObject({ limitNum }),
  reply: z.array(z.object({ id: z.int(), title: z.string(), readers: z.int() })),
  origin: 'assumed',
  requirements: ['API-028'],
})

export const rankList = endpoint({
  name: 'lobby.rankList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'guest',
  summary: 'Lists games by how often they were launched, most launched first.',
  query: z.strictObject({ gameCategory: z.optional(GameType), language: z.optional(Language), limitNum }),
  reply: z.array(
    z.object({
      rank: z.int(),
      nodeId: NodeId,
      gameName: z.string(),
      gameType: GameType,
      vassalage: VendorCode,
      showIcon: Address,
      launches: z.int(),
    }),
  ),
  origin: 'assumed',
  requirements: ['API-029'],
})

export const winners = endpoint({
  name: 'lobby.winners',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  access: 'guest',
  summary: 'Lists the latest large wins with masked names.',
  query: z.strictObject({ limitNum }),
  reply: z.array(
    z.object({ vo: z.object({ userName: z.string(), gameName: z.string(), winAmount: Amount, wonAt: Time }) }),
  ),
  origin: 'observed',
})

export const jackpot = endpoint({
  name: 'lobby.jackpot',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  access: 'guest',
  summary:
    'Returns the growing jackpot of each vendor that has one; it grows with the world’s time and begins anew when it is won.',
  reply: z.array(
    z.object({
      vendor: VendorCode,
      amount: Amount,
      updatedAt: Time,
      /** The last win, with a masked name; absent before the first. */
      lastWin: z.optional(z.object({ userName: z.string(), amount: Amount, wonAt: Time })),
    }),
  ),
  origin: 'observed',
})
