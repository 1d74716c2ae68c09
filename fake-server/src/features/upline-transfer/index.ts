/** What other parts of the server may know of this feature. */
export { sendToMember } from './member-transfer.ts'
