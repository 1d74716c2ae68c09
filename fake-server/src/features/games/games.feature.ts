import { feature } from '../../binding/feature.ts'
import { GAME_COLUMNS } from './games.columns.ts'
import { loadGames } from './games.repository.ts'
import { gameRoutes } from './games.routes.ts'

export const games = feature({
  name: 'games',
  routes: gameRoutes,
  load: loadGames,
  columns: GAME_COLUMNS,
})
