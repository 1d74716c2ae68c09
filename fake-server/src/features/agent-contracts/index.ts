/** What other parts of the server may know of this feature. */
export { recallPayouts } from './load-contracts.ts'
