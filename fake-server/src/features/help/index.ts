/** What other parts of the server may know of this feature. */
export { helpRepository } from './help.repository.ts'
