/** The public API of this feature for other parts of the server. */
export { helpRepository } from './help.repository.ts'
