/** What other parts of the server may know of this feature. */
export { luckRepository } from './luck.repository.ts'
