// Seeded pseudorandom numbers: counter-based, so that the whole state is one counter, or derived from a name.
/** 32-bit mixing of two numbers (murmur finalizer); the same input gives the same output on every machine. */
export function mix(seed: number, n: number): number {
  let h = (seed ^ Math.imul(n + 0x9e3779b9, 0x85ebca6b)) >>> 0
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

/** Deterministic numbers from the world's seed and a counter, so that they survive restart, snapshot and fork. */
export class Random {
  readonly #seed: number
  readonly #draw: () => number

  constructor(seed: number, draw: () => number) {
    this.#seed = seed
    this.#draw = draw
  }

  /** A number in [0, 1). */
  next(): number {
    const n = this.#draw()
    return (mix(mix(this.#seed, n), 0x51ed) * 2 ** 21 + (mix(this.#seed ^ 0xa5a5, n) >>> 11)) / 2 ** 53
  }

  /** An integer in [0, bound). */
  below(bound: number): number {
    return Math.floor(this.next() * bound)
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('')
  }

  /** @throws RangeError for an empty list */
  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
}

/** A random source that depends only on the seed and a name: it gives the same sequence at every call. */
export function randomOf(seed: number, name: string): Random {
  let h = 0x811c9dc5
  for (let i = 0; i < name.length; i += 1) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193) >>> 0
  let drawn = 0
  return new Random(mix(seed, h), () => {
    drawn += 1
    return drawn
  })
}
