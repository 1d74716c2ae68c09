/** The public API of this feature for other parts of the server. */
export { sendToMember } from './member-transfer.ts'
