import type { FastifyRequest } from 'fastify'
import type { Worlds } from '../world/worlds.ts'
import type { BodyEncryption } from './encryption.ts'

/** What every binding needs of the running platform. */
export interface Platform {
  worlds: Worlds
  strictWorlds: boolean
  encryption: BodyEncryption
  /** Origins of app and stage as the visitor of this request reaches them. */
  origins(request: FastifyRequest): { app: string; stage: string }
}
