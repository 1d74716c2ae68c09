import { BodyEncryption } from '@understudy/platform/binding/encryption.ts'
import type { Platform } from '@understudy/platform/binding/platform.ts'
import { sessionsRepository } from '@understudy/platform/features/session/index.ts'
import { flagsRepository } from '@understudy/platform/features/system/index.ts'
import { drawnArt } from '@understudy/platform/pictures/drawn-pictures.ts'
import { cacheStore, type Stores } from '@understudy/platform/shared/stores.ts'
import { Usage } from '@understudy/platform/tape/usage.ts'
import type { WorldsOptions } from '@understudy/platform/world/world-request.ts'
import { Worlds } from '@understudy/platform/world/worlds.ts'
import { findScenario } from '@understudy/seed'
import { keepBounded } from '@understudy/stage/prune-tables.ts'
import { settle } from '@understudy/stage/run-due-events.ts'
import type { ControlAccess } from './access/authorize.ts'
import type { PhoneOrigins } from './access/phone-hosts.ts'
import { WorldAccess } from './access/world-access.ts'
import type { Audit } from './audit/audit.routes.ts'
import type { ImageWorkers } from './capsules/image-workers.ts'
import { LinkWorlds } from './links/link-worlds.ts'
import { beginAgain } from './operations/beginning.ts'
import type { Processes } from './processes.ts'
import { guardedDoor } from './rooms/guarded-door.ts'
import { Phones } from './rooms/phones.ts'
import { Rooms } from './rooms/rooms.ts'
import type { RoomStore } from './rooms/stored-rooms.ts'
import { rememberedChanges } from './rows/remembered-changes.ts'
import { openStreams } from './worlds/event-stream.ts'
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

/** What a host gives: where it keeps worlds, what it can do, and whom it lets in. */
export interface Host
  extends Pick<WorldsOptions, 'durable' | 'templates' | 'snapshots' | 'limit' | 'keepsAll'>,
    Pick<Platform, 'records' | 'sendCauses' | 'origins' | 'corsOrigins' | 'secureCookies'> {
  readonly stores: Stores
  readonly rooms: RoomStore
  readonly access: ControlAccess
  readonly phones?: PhoneOrigins | undefined
  readonly processes?: Processes | undefined
  readonly workers: ImageWorkers
  readonly audit: Audit
  /** A call that names no world is an error instead of reaching the default one. */
  readonly strictWorlds: boolean
  /** Allows unencrypted login bodies (pages on plain HTTP have no WebCrypto). */
  readonly plainLogin: boolean
  readonly warn: (sentence: string) => void
}

/** Puts platform, stage and steering together on a host. */
export function steeredPlatform(host: Host): SteeredPlatform {
  const { stores, access, processes, strictWorlds, warn } = host
  const worlds = new Worlds({
    durable: host.durable,
    templates: host.templates,
    snapshots: host.snapshots,
    limit: host.limit,
    ...(host.keepsAll && { keepsAll: true }),
    // Some scenarios fix a time of day of their own.
    beginOf: (scenario, startAt) => findScenario(scenario)?.begins?.(startAt) ?? startAt,
    beginAgain,
    stores,
    ...(processes && { idPrefix: processes.idPrefix }),
    warn,
  })
  const art = drawnArt()
  stores.register(cacheStore('pictures', art))
  stores.register(openStreams)
  stores.register(rememberedChanges)
  const rooms = new Rooms(worlds, host.rooms, { codePrefix: processes?.name, warn })
  const worldAccess = new WorldAccess(access)
  return {
    worlds,
    rooms,
    processes,
    worldAccess,
    workers: host.workers,
    audit: host.audit,
    door: guardedDoor(worlds, { rooms, worldAccess, strictWorlds }),
    linkWorlds: new LinkWorlds(worlds),
    phones: new Phones(host.phones),
    usage: new Usage(),
    stores,
    art,
    keepBounded,
    identify: (world, token) => world.use(sessionsRepository).callerOf(token, world.now()),
    isOn: (world, merchant, module) => world.use(flagsRepository).isOn(merchant, module),
    records: host.records,
    sendCauses: host.sendCauses,
    settle,
    encryption: new BodyEncryption({ allowPlain: host.plainLogin }),
    origins: host.origins,
    corsOrigins: host.corsOrigins,
    secureCookies: host.secureCookies,
  }
}
