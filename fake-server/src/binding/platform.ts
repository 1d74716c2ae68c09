// Dependencies of the binding, as the composition root injects them.
import type { FastifyRequest } from 'fastify'
import type { LRUCache } from 'lru-cache'
import type { Stores } from '../world/stores.ts'
import type { Usage } from '../world/usage.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import type { BodyEncryption } from './encryption.ts'
import type { Ports } from './ports.ts'

/** Where app and stage are reached, as `http://localhost:3000`. */
export interface Origins {
  app: string
  stage: string
  /** Whether a vendor's page at this address may stand in the app's frame. */
  mayFrame(address: string): boolean
}

/** What every binding needs of the running platform. */
export interface Platform extends Ports {
  worlds: Worlds
  strictWorlds: boolean
  encryption: BodyEncryption
  usage: Usage
  /** What the process holds in memory, and how much of it each store may. */
  stores: Stores
  /** False only for the bench, which wants to know what recording costs. */
  records: boolean
  /** Pictures that were drawn already. */
  art: LRUCache<string, string>
  /** Keeps the tables that grow with every try within their limits; told which tables a call wrote to. */
  keepBounded(world: World, tables: Iterable<string>): void
  /**
   * Does everything that has become due by the world's clock. Returns why some of it failed, or null where none did. It
   * waits only after a long jump of the clock, which is worked off in slices.
   */
  settle(world: World): string | null | Promise<string | null>
  /** Origins of app and stage as the visitor of this request reaches them. */
  origins(request: FastifyRequest): Origins
  /** Cookies are for https only: always where the app's origin is, else where the call came by it. */
  secureCookies: true | 'auto'
}
