import { type Device, readDevice } from './read-device.ts'

export { APP_MARK, type Device, readDevice } from './read-device.ts'

/** The device this page runs on; read each time, since a page can be installed while it is open. */
export const device = (): Device =>
  readDevice({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    standalone:
      matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true,
  })
