// Adapter for the cryptographic random source of the host.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/**
 * The one door to the entropy of the computer that runs the server, for ids and secrets that nobody may guess; whatever
 * a player can notice of chance comes from the world's own random.
 */
export const hostRandom = {
  uuid: () => randomUUID(),
  bytes: (count: number) => randomBytes(count),
  /** From `from` to below `to`. */
  integer: (from: number, to: number) => randomInt(from, to),
  /** Short id of a world or snapshot. */
  shortId: () => randomBytes(6).toString('hex'),
}
