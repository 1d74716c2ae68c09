/** The public API of this feature for other parts of the server. */
export { depositRoom, refuseOverLimit } from './deposit-room.ts'
export { refuseTimeOut } from './refuse-time-out.ts'
