import { feature } from '../../binding/feature.ts'
import { MONEY, rulesOf, TEXTS, VENDOR_CODE } from '../../storage/column-rules.ts'
import { lobbyLearns } from './lobby.learns.ts'
import { loadLobby } from './lobby.repository.ts'
import { lobbyRoutes } from './lobby.routes.ts'
import { jackpot, news, winner } from './lobby.table.ts'

export { winJackpot } from './jackpots.ts'
export { lobbyRepository } from './lobby.repository.ts'

export const lobby = feature({
  name: 'lobby',
  tables: [winner, news, jackpot],
  routes: lobbyRoutes,
  learns: lobbyLearns,
  load: loadLobby,
  columns: {
    ...rulesOf(news, { title: TEXTS }),
    ...rulesOf(jackpot, { vendor: VENDOR_CODE, base: MONEY, perSecond: MONEY, wonAmount: MONEY }),
    ...rulesOf(winner, { amount: MONEY }),
  },
})
