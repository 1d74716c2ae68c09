/** The public API of this feature for other parts of the server. */
export { deviceName } from './device-name.ts'
