// Dependencies of the binding, as the composition root injects them.
import type { LRUCache } from 'lru-cache'
import type { Stores } from '../shared/stores.ts'
import type { Usage } from '../tape/usage.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import type { BodyEncryption } from './encryption.ts'
import type { HttpRequest } from './http.ts'
import type { Ports } from './ports.ts'

/** Origins of app and stage, such as `http://localhost:3000`. */
export interface Origins {
  app: string
  /** Origin of the page that sends the request, as its browser says; undefined where it says none. */
  page: string | undefined
  stage: string
  /** Who may frame pages of the stage, as a list of sources of a content security policy. */
  ancestors: string
  /** Whether a vendor's page at this address may be framed by the app. */
  mayFrame(address: string): boolean
}

/** What the binding needs of the running platform. */
export interface Platform extends Ports {
  worlds: Worlds
  encryption: BodyEncryption
  usage: Usage
  /** The bounded stores in memory of this process. */
  stores: Stores
  /** False only in the benchmark, to measure what recording costs. */
  records: boolean
  /** Whether answers carry the cause of an unexpected failure. */
  sendCauses: boolean
  /** Cache of rendered pictures. */
  art: LRUCache<string, string>
  /** Prunes the bounded tables among those a call wrote to; `tables` has the number of statements by table. */
  keepBounded(world: World, tables: ReadonlyMap<string, number>): void
  /**
   * Executes everything that is due by the world's clock. Returns why some of it failed, or null. It returns a promise
   * only after a long jump of the clock, which is processed in slices.
   */
  settle(world: World): string | null | Promise<string | null>
  /** Origins of app and stage as the visitor of this request reaches them. */
  origins(request: HttpRequest): Origins
  /** Origins of other clients, whose pages may call the platform. */
  corsOrigins: readonly string[]
  /** Whether cookies get `Secure`: if the app's configured origin is https or, without one, if the call came over https. */
  secureCookies: true | 'auto'
}
