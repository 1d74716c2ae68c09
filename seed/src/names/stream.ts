import type { Dice } from '@understudy/art/random'
import { type Modifier, type Noun, named, type Title } from './grammar.ts'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/**
 * Returns a function that gives every pair of a modifier and a noun once, in an order without a visible pattern. It
 * walks the pairs by a step coprime to their number, which visits all of them without remembering which were used.
 * @throws Error
 */
export function nameStream(modifiers: readonly Modifier[], nouns: readonly Noun[], dice: Dice): () => Title {
  const pairs = modifiers.length * nouns.length
  let step = Math.round(pairs * 0.618)
  while (gcd(step, pairs) !== 1) step += 1
  const first = dice.whole(0, pairs - 1)
  let drawn = 0
  return () => {
    if (drawn === pairs) throw new Error(`No names left after ${pairs}`)
    const pair = (first + drawn * step) % pairs
    drawn += 1
    const modifier = modifiers[pair % modifiers.length]
    const thing = nouns[Math.floor(pair / modifiers.length)]
    if (!modifier || !thing) throw new Error(`Name ${pair} is outside its lists`)
    return { name: named(modifier, thing), motif: thing.motif }
  }
}
