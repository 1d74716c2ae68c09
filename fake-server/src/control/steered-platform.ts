import type { Platform } from '../binding/platform.ts'
import type { Others } from './others.ts'
import type { Reach } from './reach.ts'
import type { Rooms } from './rooms.ts'

/** The platform with its steering: the control API and host pages use the full interfaces of rooms and signed links. */
export interface SteeredPlatform extends Platform {
  readonly rooms: Rooms
  readonly reach: Reach
  /** The fleet, if several processes share their worlds. */
  readonly fleet?: Others | undefined
}
