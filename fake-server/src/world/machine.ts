import { randomBytes, randomUUID } from 'node:crypto'

/**
 * The one door to the machine's clock and entropy. Only world clocks, identities and idle limits go through it;
 * everything a player can notice comes from the world's own time and random.
 */
export const machine = {
  now: () => Date.now(),
  /** Milliseconds of work since it was started. */
  stopwatch() {
    const begun = performance.now()
    return () => performance.now() - begun
  },
  uuid: () => randomUUID(),
  bytes: (count: number) => randomBytes(count),
  /** Short id of a world or snapshot. */
  shortId: () => randomBytes(6).toString('hex'),
}
