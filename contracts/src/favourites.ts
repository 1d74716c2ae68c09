import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Language, NodeId, PageNo, PageNumber, pageSize, Token, VendorCode } from './fields.ts'
import { Game } from './games.ts'
import { PAGE_SIZES } from './page-sizes.ts'

const ofGame = { nodeId: NodeId, vendor: VendorCode }
/** Spec §7 lists the token as payload as well as credential; the client sends the header only. */
const token = z.optional(Token)

export const addFavourite = endpoint({
  name: 'favourites.add',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'member',
  flag: 'GAMELOFAV3',
  summary: 'Stars a game; starring it again changes nothing.',
  body: z.strictObject({ ...ofGame, token }),
  reply: z.object({ nodeId: NodeId, favourite: z.literal(true) }),
  errors: ['game.not.found', 'favourite.limit'],
  origin: 'assumed',
  requirements: ['API-039'],
})

export const removeFavourite = endpoint({
  name: 'favourites.remove',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'member',
  flag: 'GAMELOFAV3',
  summary: 'Removes the star of a game; removing it again succeeds.',
  query: z.strictObject(ofGame),
  reply: z.object({ nodeId: NodeId, favourite: z.literal(false) }),
  origin: 'assumed',
  requirements: ['API-040'],
})

export const favouriteIds = endpoint({
  name: 'favourites.ids',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'member',
  flag: 'GAMELOFAV3',
  summary: 'Lists the nodeIds of all starred games.',
  reply: z.array(NodeId),
  origin: 'observed',
})

export const favouriteGames = endpoint({
  name: 'favourites.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'member',
  flag: 'GAMELOFAV3',
  summary: 'Lists starred games by page, latest star first.',
  query: z.strictObject({
    pageNo: PageNo,
    pageSize: pageSize(PAGE_SIZES.favourites),
    gameName: z.optional(z.string().check(z.maxLength(40))),
    vassalage: z.optional(z.string().check(z.maxLength(16))),
    language: z.optional(Language),
  }),
  reply: z.object({ content: z.array(Game), totalPages: z.int(), pageNum: PageNumber }),
  origin: 'assumed',
  requirements: ['API-041', 'GAMES-009'],
})
