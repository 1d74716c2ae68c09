/** What other parts of the server may know of this feature. */
export { lobbyRepository } from './lobby.repository.ts'
