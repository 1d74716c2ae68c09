import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Language, PageNo, pageSize } from './fields.ts'
import { Game } from './games.ts'
import { PAGE_SIZES } from './page-sizes.ts'

export const recentGames = endpoint({
  name: 'recents.list',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'member',
  flag: 'GAMELOREC3',
  summary: 'Lists the games the member launched by page, latest first.',
  query: z.strictObject({
    pageNo: PageNo,
    pageSize: pageSize(PAGE_SIZES.recents),
    gameName: z.optional(z.string().check(z.maxLength(40))),
    vassalage: z.optional(z.string().check(z.maxLength(16))),
    language: z.optional(Language),
  }),
  reply: z.object({ list: z.array(Game), totalPages: z.int() }),
  origin: 'assumed',
  requirements: ['API-042', 'GAMES-014'],
})
