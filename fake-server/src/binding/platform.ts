import type { FastifyRequest } from 'fastify'
import type { Rooms } from '../control/rooms.ts'
import type { Usage } from '../world/usage.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import type { BodyEncryption } from './encryption.ts'

/** What every binding needs of the running platform. */
export interface Platform {
  worlds: Worlds
  rooms: Rooms
  strictWorlds: boolean
  encryption: BodyEncryption
  usage: Usage
  /** False only for the bench, which wants to know what recording costs. */
  records: boolean
  /** Settles every bet whose time has come. */
  settle(world: World): void
  /** Origins of app and stage as the visitor of this request reaches them. */
  origins(request: FastifyRequest): { app: string; stage: string }
}
