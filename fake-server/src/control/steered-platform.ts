import type { Platform } from '../binding/platform.ts'
import type { Processes } from '../processes/processes.ts'
import type { WorldAccess } from './access/world-access.ts'
import type { LinkWorlds } from './links/link-worlds.ts'
import type { Phones } from './rooms/phones.ts'
import type { Rooms } from './rooms/rooms.ts'

/** The platform with its steering: the control API and host pages use the full interfaces of rooms and signed links. */
export interface SteeredPlatform extends Platform {
  readonly rooms: Rooms
  readonly worldAccess: WorldAccess
  readonly linkWorlds: LinkWorlds
  readonly phones: Phones
  /** The processes behind one proxy, if this is one of several. */
  readonly processes?: Processes | undefined
}
