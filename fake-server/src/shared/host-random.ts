// Adapter for the cryptographic random source of the host.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/**
 * The only access to the host's entropy, for ids and secrets that must not be guessable; everything random that a player
 * can notice uses the world's own seeded source.
 */
export const hostRandom = {
  uuid: () => randomUUID(),
  bytes: (count: number) => randomBytes(count),
  /** An integer in [from, to). */
  integer: (from: number, to: number) => randomInt(from, to),
  /** Short id of a world or snapshot. */
  shortId: () => randomBytes(6).toString('hex'),
}
