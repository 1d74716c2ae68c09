/** What other parts of the server may know of this feature. */
export { depositRoom, refuseOverLimit } from './deposit-room.ts'
export { refuseTimeOut } from './refuse-time-out.ts'
