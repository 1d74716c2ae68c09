/** What other parts of the server may know of this feature. */
export { completed, type GameRow } from './game-facts.ts'
export { gameView } from './game-view.ts'
export { gamesRepository, NEW_FOR_MS, vendorsRepository } from './games.repository.ts'
export { game, vendor } from './games.table.ts'
export { ownGames } from './own-games.ts'
