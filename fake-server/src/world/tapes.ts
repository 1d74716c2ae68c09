// Byte budget over the tapes of all worlds: the tape that was written to longest ago is evicted first.
import type { Store } from './stores.ts'

/** What the limit needs to know of a tape. */
interface BoundedTape {
  /** Bytes it holds. */
  readonly bytes: number
  /** Calls it holds. */
  readonly held: number
  /** Lets go of every call. */
  forgetCalls(): void
}

/** What all tapes of a process may weigh, bytes: some thirty with all their answers, or the lines of a hundred thousand calls. */
const LIMIT = 64 * 1024 * 1024

/** Bounds the tapes of all worlds together: the world whose last call is longest ago forgets its calls first. */
export class Tapes implements Store {
  readonly name = 'tapes'
  readonly limit: number
  /** Bytes by tape, the one that was written to last at the end. */
  readonly #bytes = new Map<BoundedTape, number>()
  #total = 0

  constructor(limit = LIMIT) {
    this.limit = limit
  }

  bytes(): number {
    return this.#total
  }

  /** Calls held. */
  entries(): number {
    return [...this.#bytes.keys()].reduce((sum, tape) => sum + tape.held, 0)
  }

  /** Called by a tape that has recorded. */
  grew(tape: BoundedTape): void {
    this.emptied(tape)
    this.#bytes.set(tape, tape.bytes)
    this.#total += tape.bytes
    while (this.#total > this.limit) {
      const [oldest] = this.#bytes.keys()
      if (oldest === undefined) return
      oldest.forgetCalls()
    }
  }

  /** Called by a tape that holds nothing any more. */
  emptied(tape: BoundedTape): void {
    this.#total -= this.#bytes.get(tape) ?? 0
    this.#bytes.delete(tape)
  }
}
