/** The public API of this feature for other parts of the server. */
export { lobbyRepository } from './lobby.repository.ts'
