import { feature } from '../../binding/feature.ts'
import { MONEY, VENDOR_CODE } from '../../world/column-words.ts'
import { Texts } from '../../world/json-columns.ts'
import { loadLobby } from './lobby.repository.ts'
import { lobbyRoutes } from './lobby.routes.ts'

export const lobby = feature({
  name: 'lobby',
  routes: lobbyRoutes,
  load: loadLobby,
  jsonColumns: { 'news.title': Texts },
  columnFormats: {
    'jackpot.vendor': VENDOR_CODE,
    'jackpot.base': MONEY,
    'jackpot.per_second': MONEY,
    'winner.amount': MONEY,
  },
})
