import { feature } from '../../binding/feature.ts'
import { GAME_COLUMNS } from './games.columns.ts'
import { loadGames } from './games.repository.ts'
import { gameRoutes } from './games.routes.ts'
import { game, vendor } from './games.table.ts'

export { completed, type GameRow } from './game-facts.ts'
export { gameView } from './game-view.ts'
export { gamesRepository, vendorsRepository } from './games.repository.ts'
export { game, vendor } from './games.table.ts'
export { ownGames } from './own-games.ts'

export const games = feature({
  name: 'games',
  tables: [vendor, game],
  routes: gameRoutes,
  load: loadGames,
  columns: GAME_COLUMNS,
})
