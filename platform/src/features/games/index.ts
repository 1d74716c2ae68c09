import { feature } from '../../binding/feature.ts'
import { GAME_COLUMNS } from './games.columns.ts'
import { gameLearns } from './games.learns.ts'
import { loadGames } from './games.repository.ts'
import { gameRoutes } from './games.routes.ts'
import { game, vendor } from './games.table.ts'

export { completed, type GameRow } from './game-facts.ts'
export { gameView } from './game-view.ts'
export { learntGame } from './games.learns.ts'
export { gamesRepository, vendorsRepository } from './games.repository.ts'
export { game, vendor } from './games.table.ts'
export { ownGames } from './own-games.ts'

export const games = feature({
  name: 'games',
  tables: [vendor, game],
  routes: gameRoutes,
  learns: gameLearns,
  load: loadGames,
  columns: GAME_COLUMNS,
})
