import type { Platform } from '../binding/platform.ts'
import type { Others } from './others.ts'
import type { Reach } from './reach.ts'
import type { Rooms } from './rooms.ts'

/** The platform with what steers it: the control API and the pages of the host know rooms and signed links in full. */
export interface SteeredPlatform extends Platform {
  readonly rooms: Rooms
  readonly reach: Reach
  /** Where several processes share their worlds. */
  readonly fleet?: Others | undefined
}
