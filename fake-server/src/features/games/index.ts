/** The public API of this feature for other parts of the server. */
export { completed, type GameRow } from './game-facts.ts'
export { gameView } from './game-view.ts'
export { gamesRepository, vendorsRepository } from './games.repository.ts'
export { game, vendor } from './games.table.ts'
export { ownGames } from './own-games.ts'
