/** A seeded random source: the same text always gives the same sequence, on every machine. */
export interface Dice {
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

export function hash(text: string): number {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  // A final mix, because FNV alone gives similar hashes for codes that differ in one letter.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

export function at<T>(list: readonly T[], index: number): T {
  return list[((index % list.length) + list.length) % list.length] as T
}

export function diceFrom(text: string): Dice {
  let state = hash(text)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + next() * (high - low)
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    shuffled: (list) => {
      const remaining = [...list]
      for (let i = remaining.length - 1; i > 0; i--) {
        const j = whole(0, i)
        ;[remaining[i], remaining[j]] = [at(remaining, j), at(remaining, i)]
      }
      return remaining
    },
  }
}
