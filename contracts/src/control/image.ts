import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { op, params, WorldId, WorldSummary } from './fields.ts'

/** Size limit of an image, bytes before Base64. */
export const IMAGE_LIMIT = 32 * 1024 * 1024

/** A world for another server: one SQLite database with its sessions and signing keys. */
const WorldImage = {
  id: WorldId,
  scenario: z.string().check(z.maxLength(40)),
  schemaVersion: z.int(),
  /** The database in Base64. */
  image: z.string().check(z.minLength(1), z.maxLength(Math.ceil(IMAGE_LIMIT / 3) * 4)),
}

export const publishWorld = endpoint({
  ...op,
  name: 'control.publishWorld',
  method: 'GET',
  path: '/__control/worlds/:id/image',
  summary:
    'Exports the whole world with its sessions, for another server to import; to hand a state to people, use a capsule.',
  params,
  reply: z.object(WorldImage),
})

export const adoptWorld = endpoint({
  ...op,
  name: 'control.adoptWorld',
  method: 'POST',
  path: '/__control/worlds/adopt',
  summary: 'Imports an exported world; its id, under which its tokens open it, must be free.',
  body: z.strictObject({ ...WorldImage, durable: z._default(z.boolean(), false) }),
  reply: WorldSummary,
  status: 201,
})
