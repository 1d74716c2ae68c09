// Byte budget over the tapes of all worlds: the tape that was written to longest ago is evicted first.
import type { Store } from '../shared/stores.ts'

/** What the limit needs of a tape. */
interface BoundedTape {
  /** Bytes it holds. */
  readonly bytes: number
  /** Calls it holds. */
  readonly size: number
  /** Drops every call. */
  forgetCalls(): void
}

/** Upper bound of all tapes of a process, bytes: some thirty full ones, or the lines of a hundred thousand calls. */
const LIMIT = 64 * 1024 * 1024

/** Bounds the memory of all tapes together by evicting the calls of the world whose last call is longest ago. */
export class Tapes implements Store {
  readonly name = 'tapes'
  readonly limit: number
  /** Bytes by tape, the most recently written last. */
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
    return [...this.#bytes.keys()].reduce((sum, tape) => sum + tape.size, 0)
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
