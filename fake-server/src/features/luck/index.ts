/** The public API of this feature for other parts of the server. */
export { luckRepository } from './luck.repository.ts'
