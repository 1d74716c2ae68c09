// Adapter for the cryptographic random source of the host.

/**
 * The only access to the host's entropy, for ids and secrets that must not be guessable; everything random that a player
 * can notice uses the world's own seeded source.
 */
export const hostRandom = {
  uuid: () => crypto.randomUUID(),
  bytes,
  /** An integer in [from, to). */
  integer: (from: number, to: number) => from + Math.floor((bytes(6).readUIntBE(0, 6) / 2 ** 48) * (to - from)),
  /** Short id of a world or snapshot. */
  shortId: () => bytes(6).toString('hex'),
}

function bytes(count: number): Buffer {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(count)))
}
