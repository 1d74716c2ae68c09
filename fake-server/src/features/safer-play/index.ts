/** What other parts of the server may know of this feature. */
export { refuseTimeOut } from './refuse-time-out.ts'
