import type { Platform } from '@understudy/platform/binding/platform.ts'
import type { WorldAccess } from './access/world-access.ts'
import type { Audit } from './audit/audit.routes.ts'
import type { ImageWorkers } from './capsules/image-workers.ts'
import type { LinkWorlds } from './links/link-worlds.ts'
import type { Phones } from './rooms/phones.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Several } from './worlds/sum-of-processes.ts'

/** The platform with all that steers it, as a host puts it together. */
export interface SteeredPlatform extends Platform, Several {
  readonly rooms: Rooms
  readonly worldAccess: WorldAccess
  readonly linkWorlds: LinkWorlds
  readonly phones: Phones
  readonly workers: ImageWorkers
  readonly audit: Audit
}
